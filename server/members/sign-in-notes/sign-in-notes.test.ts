import { beforeEach, describe, expect, it } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { accountLetters } from "#locales/letters.ts";
import { rememberLanguage } from "#server/members/language/language.ts";
import {
  SIGN_IN_NOTE_CHANGES_PER_MEMBER,
  SIGN_IN_NOTES_PER_MEMBER,
} from "#server/members/sign-in-notes/sign-in-notes.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, PASSWORD, type TestMember } from "#tests/support/members.ts";
import { officeCall, signInToOffice } from "#tests/support/office.ts";

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0";
const WHERE = "Firefox, Linux, 127.0.•.•";
const HOUR_MS = 3_600_000;

describe("notes about sign-ins", () => {
  const test = useTestApp();
  let member: TestMember;
  let cookies: string;
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    cookies = await signIn("");
  });
  /** Signs in in the browser of the cookies, and answers its cookies with the new session. */
  const signIn = async (browser: string, password = PASSWORD) => {
    const { headers } = await test.call(
      "user-do-login",
      { userId: member.loginId, password },
      { cookie: browser, "user-agent": FIREFOX },
    );
    return [headers["set-cookie"]]
      .flat()
      .map((each) => String(each).split(";")[0])
      .join("; ");
  };
  const again = async () => {
    cookies = await signIn(cookies);
  };
  const call = async (name: string, body: object = {}) =>
    (await test.call(name, body, { cookie: cookies })).body;
  const set = (isOn: boolean) => call("set-sign-in-notes", { isOn });
  const notes = () =>
    test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [member.memberId],
    );
  const events = async () => {
    const rows = await test.app.db.query<{ event: string }>(
      "select event from member_events where member_id = $1 order by id",
      [member.memberId],
    );
    return rows.map(({ event }) => event);
  };

  it("a new browser leaves a note by itself, and a member opts into one on every sign-in", async () => {
    expect(await call("get-sign-in-notes")).toMatchObject({ isOn: false, mostADay: 20 });
    await again();
    expect(await notes(), "a known browser, before the choice").toEqual([]);
    await signIn("");
    expect((await notes()).map(({ title }) => title)).toEqual([
      accountLetters.ko.new_browser.title,
    ]);
    expect(await set(true)).toEqual({ status: "success" });
    expect(await call("get-sign-in-notes")).toMatchObject({ isOn: true });
    await again();
    await again();
    const titles = (await notes()).slice(1).map(({ title }) => title);
    expect(titles).toEqual([accountLetters.ko.sign_in.title, accountLetters.ko.sign_in.title]);
    await signIn("");
    expect((await notes()).slice(3), "one note about a new browser").toMatchObject([
      { title: accountLetters.ko.new_browser.title },
    ]);
  });

  it.each(localeCodes)("says when, with which browser and from where: %s", async (locale) => {
    await set(true);
    await rememberLanguage(test.app.db, member.memberId, locale);
    await again();
    const [note] = await notes();
    const { title, text } = accountLetters[locale].sign_in;
    expect(note?.title).toBe(title);
    const [before = "", between = "", after = ""] = `<p>${text("|", "|")}</p>`.split("|");
    expect(note?.contents.startsWith(before)).toBe(true);
    expect(note?.contents.endsWith(between + WHERE + after)).toBe(true);
    const at = note?.contents.slice(before.length, -(between + WHERE + after).length);
    expect(at).toContain(String(test.clock.now().getUTCFullYear()));
    expect(at).toContain("(Asia/Seoul)");
  });

  it("a wrong password leaves none, and so does a sign-in after the choice is taken back", async () => {
    await set(true);
    await signIn(cookies, "not-the-password");
    expect(await notes()).toEqual([]);
    await set(false);
    await again();
    const { title, text } = accountLetters.ko.sign_in_notes_off;
    expect(await notes(), "turning it off leaves one").toEqual([
      { title, contents: `<p>${text}</p>` },
    ]);
  });

  it("is bounded in 24 hours, and begins again after them", async () => {
    await set(true);
    const { uses } = SIGN_IN_NOTES_PER_MEMBER;
    for (let n = 0; n <= uses; n++) {
      await again();
      // The sign-ins themselves have a limit of their own.
      test.clock.advance(HOUR_MS / 2);
    }
    expect(await notes()).toHaveLength(uses);
    test.clock.advance(24 * HOUR_MS);
    await again();
    expect(await notes()).toHaveLength(uses + 1);
  });

  it("a change is an event of the account, once, and changes are bounded", async () => {
    await set(true);
    await set(true);
    await set(false);
    expect(await events()).toEqual(["sign_in_notes_on", "sign_in_notes_off"]);
    for (let n = 3; n < SIGN_IN_NOTE_CHANGES_PER_MEMBER.uses; n++) await set(false);
    expect(await set(true)).toMatchObject({ status: "time" });
    expect(await call("get-sign-in-notes")).toMatchObject({ isOn: false });
  });

  it("staff see the choice, and the member's copy of their data has it", async () => {
    await set(true);
    const office = await signInToOffice(test, "operator1");
    const id = Number(member.memberId);
    const { body } = await officeCall(test, "get-member-sign-ins", { id }, office);
    expect(body).toMatchObject({
      hasSignInNotes: true,
      events: [{ event: "sign_in_notes_on" }],
    });
    const copy = await test.app.server.inject({
      method: "POST",
      url: "/api/routes/get-own-data",
      payload: {},
      headers: { host: "site.test", cookie: cookies, "sec-fetch-site": "same-origin" },
    });
    expect(copy.json<Record<string, unknown>>()["profile"]).toMatchObject({
      hasSignInNotes: true,
    });
  });
});
