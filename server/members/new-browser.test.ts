import { beforeEach, describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { accountLetters } from "#locales/letters.ts";
import { rememberLanguage } from "#server/members/language/language.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";

/** A note tells the owner about a stranger who has the password. */
describe("a sign-in in a browser that is new for the member", () => {
  const test = useTestApp();
  let member: TestMember;
  beforeEach(async () => {
    member = await makeMember(test.app.db);
  });
  /** Signs in and answers the cookies, including the device cookie. */
  const signIn = async (cookie = "", password = PASSWORD) => {
    const { headers, body } = await test.call(
      "user-do-login",
      { userId: member.loginId, password },
      { cookie, "user-agent": FIREFOX },
    );
    const cookies = [headers["set-cookie"]].flat().map((each) => String(each).split(";")[0]);
    return { status: body["status"], device: cookies.find((each) => each?.includes("device")) };
  };
  const notes = () =>
    test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [member.memberId],
    );

  it("sends no note for the first browser or a known one", async () => {
    const { device } = await signIn();
    expect(device).toBeDefined();
    expect((await signIn(device)).status).toBe("success");
    expect(await notes()).toEqual([]);
  });

  it.each(localeCodes)("leaves a note that says with which browser: %s", async (locale) => {
    await signIn();
    await rememberLanguage(test.app.db, member.memberId, locale);
    const { device } = await signIn();
    const where = "Firefox, Linux, 127.0.•.•";
    const { title, text } = accountLetters[locale].new_browser;
    expect(await notes()).toEqual([{ title, contents: `<p>${text(where)}</p>` }]);
    await signIn(device);
    expect(await notes()).toHaveLength(1);
  });

  it("sends no note when the password is wrong", async () => {
    await signIn();
    expect((await signIn("", "not-the-password")).status).toBe("pass");
    expect(await notes()).toEqual([]);
  });

  it("does not begin without its note", async () => {
    await signIn();
    await test.owner.query(
      `create function refuse_note() returns trigger language plpgsql as
         $$ begin raise exception 'no note'; end $$`,
    );
    await test.owner.query(
      "create trigger refuse before insert on message_notes execute function refuse_note()",
    );
    const before = await sessions();
    expect((await signIn()).status).not.toBe("success");
    expect(await sessions()).toBe(before);
    await test.owner.query("drop trigger refuse on message_notes");
    expect((await signIn()).status).toBe("success");
    expect(await notes()).toHaveLength(1);
  });
  const sessions = async () =>
    (await test.app.db.query("select from member_sessions where member_id = $1", [member.memberId]))
      .length;
});
