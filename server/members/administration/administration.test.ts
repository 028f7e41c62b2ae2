import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import { memberStatuses, statusChanges } from "#contract/office/members.ts";
import { fromWon } from "#server/kit/money.ts";
import { accountStatus, getBalances } from "#server/ledger/accounts.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  makePlayer,
  openLaunchesOf,
  PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { firstAuditFault, officeCall, signInToOffice } from "#tests/support/office.ts";

const reason = "asked for by telephone";

describe("administering a member", () => {
  const test = useTestApp();
  let admin: string;
  let lead: string;
  let member: TestMember;
  let id: number;
  beforeAll(async () => {
    admin = await signInToOffice(test, "operator1");
    lead = await signInToOffice(test, "operator2");
  });
  beforeEach(async () => {
    member = await makeMember(test.app.db);
    id = Number(member.memberId);
  });

  const call = async (name: OfficeCallName, body: object, cookie = admin) =>
    (await officeCall(test, name, body, cookie)).body;
  const status = async () => {
    const answer = await call("get-member", { id });
    return (answer["member"] as { status: string }).status;
  };
  const put = (to: string) =>
    test.app.db.query("update members set status = $2 where id = $1", [member.memberId, to]);
  const audit = async () =>
    (await call("get-member-audit", { id }))["entries"] as Record<string, unknown>[];
  const isIn = async (cookie: string) =>
    (await test.call("user-health-check", {}, { cookie })).body["status"] === "authenticated";

  it("get-member shows a member, masked, and answers not_found for an unknown id", async () => {
    await test.signIn(member.loginId, PASSWORD);
    expect(await call("get-member", { id })).toMatchObject({
      member: {
        loginId: member.loginId,
        level: 1,
        status: "active",
        liveSessions: 1,
        phone: "+••••••••5678",
        bank: { number: "•••-•••-7890" },
        balances: { cash: 0, comp: 0, hold: 0 },
        waiting: null,
        resetLinkUntil: null,
      },
    });
    const reads = ["get-member", "get-member-links", "get-member-sign-ins", "get-member-remarks"];
    for (const name of [...reads, "get-member-audit"] as OfficeCallName[])
      expect(await call(name, { id: 1_234_567_890 })).toEqual({ status: "not_found" });
  });

  it.each(memberStatuses.flatMap((from) => memberStatuses.map((to) => ({ from, to }))))(
    "change-member-status from $from to $to is allowed or refused as the table of changes says",
    async ({ from, to }) => {
      await put(from);
      const verified = from === "closed" && { verifiedBy: "video" };
      const answer = await call("change-member-status", { id, from, to, reason, ...verified });
      const isAllowed = statusChanges[from].some((each) => each === to);
      if (to === "active" && isAllowed) {
        expect(answer).toMatchObject({ status: "proposed" });
        expect(await status()).toBe(from);
        expect(await audit()).not.toContainEqual(
          expect.objectContaining({ call: "change-member-status" }),
        );
      } else if (isAllowed) {
        expect(answer).toEqual({ status: "success" });
        expect(await status()).toBe(to);
        expect(await audit()).toMatchObject([
          { call: "change-member-status", reason, before: { status: from }, after: { status: to } },
        ]);
      } else {
        expect(answer).toMatchObject(
          to === "dormant"
            ? { status: "invalid", errors: [{ path: "to" }] }
            : { status: "already" },
        );
        expect(await status()).toBe(from);
        expect(await audit()).toEqual([]);
      }
    },
  );

  it("change-member-status refuses a stale status, and answers the present one", async () => {
    await put("suspended");
    const change = { id, from: "active", to: "closed", reason };
    expect(await call("change-member-status", change)).toEqual({
      status: "stale",
      now: { status: "suspended" },
    });
  });

  it("change-member-status closes only an empty account", async () => {
    const rich = await makeMember(test.app.db, { cash: fromWon(1) });
    const change = { id: Number(rich.memberId), from: "active", to: "closed", reason };
    expect(await call("change-member-status", change)).toEqual({ status: "balance" });
    await test.app.db.query(
      `insert into payment_requests (kind, member_id, amount, asked_at, expires_at)
       values ('deposit', $1, 1000000000, now(), now() + interval '30 minutes')`,
      [member.memberId],
    );
    expect(await call("change-member-status", { ...change, id })).toEqual({ status: "waiting" });
  });

  it("change-member-status ends a suspended member's sessions and launches at once", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    await openLaunch();
    await call("change-member-status", { id, from: "active", to: "suspended", reason });
    expect(await isIn(cookie)).toBe(false);
    expect(await openLaunches()).toBe(0);
    const attempt = { userId: member.loginId, password: PASSWORD };
    expect((await test.call("user-do-login", attempt)).body).toMatchObject({
      user: { reduced: { why: "suspended", ground: "other" } },
    });
  });

  it("change-member-status makes the ledger refuse a suspended member's stakes, also of an open launch", async () => {
    const player = await makePlayer(test.app.db, { cash: fromWon(1_000) });
    const play = async (type: "bet" | "win", name: string) => {
      const answer = await test.provider("betwin", {
        account_id: player.ref,
        currency: "KRW",
        game_id: "moon-rabbit-mill",
        round_id: `standing-${id}`,
        transactions: [{ id_provider: `${name}-${id}`, type, amount: "100.00" }],
      });
      return answer.http;
    };
    const standing = { id: Number(player.memberId), reason };
    expect(await play("bet", "before")).toBe(200);
    await call("change-member-status", { ...standing, from: "active", to: "suspended" });
    expect(await accountStatus(test.app.db, player.memberId)).toBe("stakes_blocked");
    // The sign-out ended the launches; one that a race opens afterwards is of no use either.
    await openLaunchesOf(test.app.db, player.loginId);
    expect(await play("bet", "while-suspended")).toBe(400);
    expect(await play("win", "while-suspended-won")).toBe(200);
    const back = { ...standing, from: "suspended", to: "active" };
    const proposed = await call("change-member-status", back);
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await play("bet", "proposed")).toBe(400);
    const decision = { id: proposed["proposalId"], decision: "carry-out", reason };
    expect(await call("decide-proposal", decision)).not.toMatchObject({ status: "success" });
    expect(await call("decide-proposal", decision, lead)).toMatchObject({ status: "success" });
    expect(await play("bet", "after")).toBe(200);
    expect(await getBalances(test.app.db, player.memberId)).toMatchObject({ cash: fromWon(900) });
  });

  const openLaunch = () =>
    test.app.db.query(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select s.member_id, s.id, $2, (select min(id) from games), 1, s.ends_at
       from member_sessions s where s.member_id = $1`,
      [member.memberId, member.cash.id],
    );
  const openLaunches = async () =>
    (
      await test.app.db.query(
        "select from game_sessions where member_id = $1 and ended_at is null",
        [member.memberId],
      )
    ).length;

  it("end-member-sessions ends all sessions and keeps the account's status", async () => {
    const cookies = [
      await test.signIn(member.loginId, PASSWORD),
      await test.signIn(member.loginId, PASSWORD),
    ];
    await openLaunch();
    expect(await call("end-member-sessions", { id, reason })).toEqual({
      status: "success",
      ended: 2,
    });
    for (const cookie of cookies) expect(await isIn(cookie)).toBe(false);
    expect(await openLaunches()).toBe(0);
    expect(await status()).toBe("active");
    expect(await audit()).toMatchObject([
      { call: "end-member-sessions", after: { endedSessions: 2 } },
    ]);
  });

  it("change-member-level writes before and after to the audit trail", async () => {
    expect(await call("change-member-level", { id, from: 1, to: 3, reason })).toEqual({
      status: "success",
    });
    expect(await call("change-member-level", { id, from: 1, to: 4, reason })).toEqual({
      status: "stale",
      now: { level: 3 },
    });
    expect(await call("change-member-level", { id, from: 3, to: 3, reason })).toEqual({
      status: "already",
    });
    expect(await call("change-member-level", { id, from: 3, to: 11, reason })).toMatchObject({
      status: "invalid",
    });
    expect(await audit()).toMatchObject([{ before: { level: 1 }, after: { level: 3 } }]);
  });

  it("reveal-member shows a number in full, and its audit row leaves the number out", async () => {
    expect(await call("reveal-member", { id, field: "phone", reason })).toEqual({
      status: "success",
      value: "+821012345678",
    });
    expect(await call("reveal-member", { id, field: "bank", reason })).toMatchObject({
      value: "123-456-7890",
    });
    const entries = await audit();
    expect(entries.map(({ after }) => after)).toEqual([{ field: "bank" }, { field: "phone" }]);
    expect(JSON.stringify(entries)).not.toContain("12345678");
  });

  it("add-member-remark stores staff's remarks permanently, newest first", async () => {
    await call("add-member-remark", { id, reason: "prefers to be written to" }, lead);
    await call("add-member-remark", { id, reason: "moved house in May" });
    expect((await call("get-member-remarks", { id }))["remarks"]).toMatchObject([
      { text: "moved house in May" },
      { text: "prefers to be written to", operator: "이은하" },
    ]);
    for (const statement of [
      "update member_remarks set text = 'other'",
      "delete from member_remarks",
    ])
      await expect(test.app.db.query(statement)).rejects.toThrow("never changed");
  });

  it("get-member-sign-ins shows sessions, attempts page by page, and changes of credentials", async () => {
    const cookie = await test.signIn(member.loginId, PASSWORD);
    await test.call("change-password", { oldPw: "wrong", pw: "a-new-long-enough" }, { cookie });
    await test.app.db.query(
      `insert into member_sign_ins (member_id, login_id, address, user_agent, outcome, at)
       select $1, $2, '203.0.113.7', '', 'wrong_credentials', now() - n * interval '1 hour'
       from generate_series(1, 60) n order by n % 7, n`,
      [member.memberId, member.loginId],
    );
    const first = await call("get-member-sign-ins", { id });
    expect(first["sessions"]).toHaveLength(1);
    expect(first["events"]).toMatchObject([{ event: "password_change_refused" }]);
    const attempts = first["attempts"] as { id: number; outcome: string }[];
    expect(attempts).toHaveLength(50);
    expect(attempts[0]?.outcome).toBe("success");
    const second = await call("get-member-sign-ins", { id, before: first["next"] });
    expect(second["attempts"]).toHaveLength(11);
    expect(second["next"]).toBeNull();
  });

  const acts = [
    ["change-member-status", { from: "active", to: "suspended" }],
    ["change-member-level", { from: 1, to: 2 }],
    ["end-member-sessions", {}],
    ["make-reset-link", {}],
    ["reveal-member", { field: "phone" }],
    ["add-member-remark", {}],
  ] as const;

  it.each(acts)("%s needs a reason, a member and a session of an operator", async (name, body) => {
    expect(await call(name, { id, ...body })).toMatchObject({ status: "invalid" });
    expect(await call(name, { id, ...body, reason: "ab" })).toMatchObject({ status: "invalid" });
    expect(await call(name, { id: 1_234_567_890, ...body, reason })).toEqual({
      status: "not_found",
    });
    expect(await call(name, { id, ...body, reason }, "")).toEqual({ status: "unauthenticated" });
    const asMember = await test.signIn(member.loginId, PASSWORD);
    expect(await call(name, { id, ...body, reason }, asMember)).toEqual({
      status: "unauthenticated",
    });
    expect(await audit()).toEqual([]);
  });

  it.each(acts.filter(([name]) => name !== "add-member-remark"))(
    "%s is refused to a role without its permission",
    async (name, body) => {
      const answer = await officeCall(test, name, { id, ...body, reason }, lead);
      expect([answer.http, answer.body]).toEqual([403, { status: "forbidden" }]);
      expect(await status()).toBe("active");
      expect(await audit()).toEqual([]);
    },
  );

  it("leaves an intact audit trail", async () => {
    await call("end-member-sessions", { id, reason });
    expect(await firstAuditFault(test.app.db)).toBeNull();
  });
});
