import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { fromWon } from "#server/kit/money.ts";
import { WITHDRAWALS_WAIT_MS } from "#server/members/administration/withdrawal-wait.ts";
import { RESET_LINK_HOLDS_MS } from "#server/members/administration/reset-links.ts";
import { signInKey, SIGN_IN_RULES } from "#server/members/sign-in.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { actByTwo, officeCall, signInToOffice } from "#tests/support/office.ts";

const NEW_PASSWORD = "another-quiet-water";

describe("a link to set a new password", () => {
  const test = useTestApp();
  let admin: string;
  let checker: string;
  let member: TestMember;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator1");
    checker = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
  });

  const make = async () => {
    const body = { id: Number(member.memberId), reason: "forgot it, asked by telephone" };
    const answer = await actByTwo(test, "make-reset-link", body, { maker: admin, checker });
    expect(answer.body).toMatchObject({ status: "success" });
    const { path } = answer.body["link"] as { path: string };
    return path.replace("/reset-password#", "");
  };
  const notes = async () =>
    (
      await test.app.db.query<{ title: string }>(
        "select title from message_notes where member_id = $1 order by id",
        [member.memberId],
      )
    ).map(({ title }) => title);
  const use = async (token: string, pw = NEW_PASSWORD) =>
    (await test.call("reset-password", { token, pw })).body;
  const signIn = async (password: string) =>
    (await test.call("user-do-login", { userId: member.loginId, password })).body["status"];

  it("reset-password sets the password once and ends all sessions", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    const token = await make();
    expect(await use(token)).toEqual({ status: "success" });
    expect((await test.call("user-health-check", {}, { cookie })).http).toBe(401);
    expect([await signIn(PASSWORD), await signIn(NEW_PASSWORD)]).toEqual(["pass", "success"]);
    expect(await use(token, "a-third-long-password")).toEqual({ status: "not_found" });
    expect(await signIn(NEW_PASSWORD)).toBe("success");
    const events = await test.app.db.query("select event from member_events where member_id = $1", [
      member.memberId,
    ]);
    expect(events).toEqual([{ event: "password_reset" }]);
  });

  it("refuses the present password, and makes the browser a known one that strangers cannot lock out", async () => {
    const token = await make();
    expect(await use(token, PASSWORD)).toMatchObject({ errors: [{ code: "weak_password" }] });
    const answer = await test.call("reset-password", { token, pw: NEW_PASSWORD });
    const cookie = String(answer.headers["set-cookie"]).split(";")[0] ?? "";
    expect(cookie).toMatch(/^dalbit_device=/);
    await test.app.db.query(
      "insert into throttles (key, window_started_at, uses) values ($1, $2, $3)",
      [signInKey(member.loginId), test.clock.now(), SIGN_IN_RULES.perId.uses],
    );
    expect(await signIn(NEW_PASSWORD)).toBe("time");
    const known = await test.call(
      "user-do-login",
      { userId: member.loginId, password: NEW_PASSWORD },
      { cookie },
    );
    expect(known.body["status"]).toBe("success");
  });

  it("a link is shown once to the second operator, and never to its proposer", async () => {
    const body = { id: Number(member.memberId), reason: "asked by telephone" };
    const proposed = await officeCall(test, "make-reset-link", body, admin);
    expect(proposed.body).toEqual({
      status: "proposed",
      proposalId: expect.any(Number) as unknown,
    });
    const decision = { id: proposed.body["proposalId"], decision: "carry-out", reason: "agreed" };
    expect((await officeCall(test, "decide-proposal", decision, admin)).body).toEqual({
      status: "own",
    });
    const decided = await officeCall(test, "decide-proposal", decision, checker);
    expect(decided.body["link"]).toMatchObject({
      path: expect.stringMatching(/^\/reset-password#[\w-]{43}$/) as string,
    });
    const again = await officeCall(test, "decide-proposal", decision, checker);
    expect(again.body).toEqual({ status: "already", operator: "이은하" });
  });

  it("sends the member a note, as every change of a password does", async () => {
    expect(await notes()).toEqual([]);
    await use(await make());
    const cookie = await test.signIn(member.loginId, NEW_PASSWORD);
    const change = { oldPw: NEW_PASSWORD, pw: "a-third-long-password" };
    await test.call("change-password", change, { cookie });
    const other = { oldExchange_pw: WITHDRAWAL_PASSWORD, exchange_pw: "147014" };
    await test.call("change-withdraw-password", other, { cookie });
    expect(await notes()).toEqual([
      "비밀번호가 재설정되었습니다",
      "새 브라우저에서 로그인했습니다",
      "비밀번호가 바뀌었습니다",
      "출금 비밀번호가 바뀌었습니다",
    ]);
  });

  it("blocks withdrawals for a day afterwards, and answers until when", async () => {
    member = await makeMember(test.app.db, { cash: fromWon(100_000) });
    await use(await make());
    const ask = async () => {
      const cookie = await test.signIn(member.loginId, NEW_PASSWORD);
      const body = { balance: 50_000, pass: WITHDRAWAL_PASSWORD };
      return (await test.call("apply-user-withdraw", body, { cookie })).body;
    };
    const refused = await ask();
    expect(refused["status"]).toBe("closed");
    expect(refused["retryAfter"]).toBeLessThanOrEqual(WITHDRAWALS_WAIT_MS / 1000);
    expect(refused["retryAfter"]).toBeGreaterThan(WITHDRAWALS_WAIT_MS / 1000 - 60);
    test.clock.advance(WITHDRAWALS_WAIT_MS - 60_000);
    expect((await ask())["status"]).toBe("closed");
    test.clock.advance(60_000);
    expect(await ask()).toMatchObject({ status: "success" });
    test.clock.advance(-WITHDRAWALS_WAIT_MS);
  });

  it("works for one of two simultaneous uses", async () => {
    const token = await make();
    const answers = await Promise.all([use(token, "first-long-password"), use(token)]);
    const statuses = answers.map(({ status }) => String(status)).sort((a, b) => a.localeCompare(b));
    expect(statuses).toEqual(["not_found", "success"]);
  });

  it("ends after half an hour, with the next link, and for a closed account", async () => {
    const first = await make();
    const second = await make();
    expect(await use(first)).toEqual({ status: "not_found" });
    await test.app.db.query("update members set status = 'closed' where id = $1", [
      member.memberId,
    ]);
    expect(await use(second)).toEqual({ status: "not_found" });
    const body = { id: Number(member.memberId), reason: "asked again" };
    expect((await officeCall(test, "make-reset-link", body, admin)).body).toEqual({
      status: "closed",
    });
    await test.app.db.query("update members set status = 'active' where id = $1", [
      member.memberId,
    ]);
    test.clock.advance(RESET_LINK_HOLDS_MS);
    expect(await use(second)).toEqual({ status: "not_found" });
    test.clock.advance(-RESET_LINK_HOLDS_MS);
    expect(await use(second)).toEqual({ status: "success" });
  });

  it("refuses a weak password and stays valid for a better one", async () => {
    const token = await make();
    for (const weak of ["short", "1234567890", member.loginId])
      expect(await use(token, weak)).toMatchObject({ status: "invalid" });
    expect(await use(token)).toEqual({ status: "success" });
  });

  it("stores no token in tables or the audit trail, and shows its end on the member's page", async () => {
    const token = await make();
    const rows = await test.app.db.query<{ text: string }>(
      `select row_to_json(l)::text || (select string_agg(row_to_json(a)::text, '') from audit_entries a) as text
       from member_reset_links l where member_id = $1`,
      [member.memberId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]?.text).not.toContain(token);
    const shown = await officeCall(test, "get-member", { id: Number(member.memberId) }, admin);
    expect(shown.body).toMatchObject({ member: { resetLinkUntil: expect.any(String) as string } });
  });

  it("allows one address twenty attempts in a quarter of an hour", async () => {
    const wrong = "x".repeat(43);
    for (let n = 0; n < 30; n++) {
      const answer = await test.call("reset-password", { token: wrong, pw: NEW_PASSWORD });
      if (answer.http === 200 && answer.body["status"] === "not_found") continue;
      expect(answer.body["status"]).toBe("time");
      return;
    }
    throw new Error("no attempt was refused");
  });
});
