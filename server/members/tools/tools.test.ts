import { describe, expect, it } from "vitest";
import { TOOLS_VERSION, askForTools } from "#server/members/tools/tools.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";

const english = { "accept-language": "en" };
const form = {
  id: "newcomer",
  nick: "newcomer",
  pw: "a-long-pass-phrase-27",
  phone: "01012345678",
  birthDate: "1990-01-01",
  bankname: "국민은행",
  banknum: "1234567890",
  bankOwner: "홍길동",
  exchange_pw: "482915",
  terms: "2026-11",
};

describe("the tools of protection", () => {
  const test = useTestApp();
  const member = new PlayingMember(test);
  const due = async () => (await member.call("get-tools-due"))["version"];
  /** The member as one who has just registered. */
  const isNew = async () => {
    await test.app.db.transaction((tx) => askForTools(tx, test.clock, member.player.memberId));
    await member.signIn();
  };

  it("are to be seen by a member who registers: a launch and a transfer wait, and the acknowledgement is kept with time, version and language", async () => {
    expect((await test.call("user-register", form, english)).body).toEqual({ status: "success" });
    const cookie = await test.signIn(form.id, form.pw);
    const call = async (
      name: "open-game" | "transfer-in" | "get-tools-due" | "acknowledge-tools",
      input: object = {},
    ) => (await test.call(name, input, { cookie, ...english })).body;
    const game = { code: "moon-rabbit-mill", company: "tiger", timeStemp: 0 };
    expect(await call("open-game", game)).toEqual({ status: "tools" });
    expect(await call("transfer-in", { company: "tiger" })).toEqual({ status: "tools" });
    expect(await call("get-tools-due")).toMatchObject({ version: TOOLS_VERSION });
    expect(await call("acknowledge-tools", { version: "2020-01" })).toEqual({
      status: "not_found",
    });
    expect(await call("acknowledge-tools", { version: TOOLS_VERSION })).toEqual({
      status: "success",
    });
    expect(await call("acknowledge-tools", { version: TOOLS_VERSION })).toEqual({
      status: "already",
    });
    // The provider of this test does not respond.
    expect(await call("open-game", game)).toEqual({ status: "fix_server" });
    expect(await call("get-tools-due")).toMatchObject({ version: null });
    const rows = await test.owner.query(
      `select t.version, t.locale, t.acknowledged_at >= t.due_at as "isLater"
       from member_tools t join members m on m.id = t.member_id where m.login_id = 'newcomer'`,
    );
    expect(rows).toEqual([{ version: TOOLS_VERSION, locale: "en", isLater: true }]);
  });

  it("hold a new member's stakes in the ledger, also those without a launch, while wins pass", async () => {
    await isNew();
    expect(await due()).toBe(TOOLS_VERSION);
    expect(await member.bet()).toBe("105 reality_check");
    expect(await member.win(500)).toEqual(booked);
    await member.signIn();
    expect(await member.bet(), "a new sign-in changes nothing").toBe("105 reality_check");
    await member.call("answer-check");
    expect(await member.bet(), "nor does a reality check").toBe("105 reality_check");
    expect(await member.call("acknowledge-tools", { version: TOOLS_VERSION })).toEqual({
      status: "success",
    });
    expect(await member.bet()).toEqual(booked);
    await member.signIn();
    expect(await member.bet()).toEqual(booked);
  });

  it("are not asked of members who registered before", async () => {
    expect(await due()).toBeNull();
    expect(await member.bet()).toEqual(booked);
    expect(await member.openGame()).toEqual({ status: "fix_server" });
  });
});
