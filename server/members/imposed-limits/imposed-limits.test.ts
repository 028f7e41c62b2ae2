import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { OfficeCallName } from "#contract/office/calls.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { ownMemberData } from "#server/members/own-copy/own-copy.ts";
import { useTestApp } from "#tests/support/app.ts";
import { booked, PlayingMember } from "#tests/support/playing-member.ts";
import { actByTwo, officeCall, operatorWithRole } from "#tests/support/office.ts";

const reason = "losses rose for three days";
const daily = { kind: "loss", period: "day" } as const;

/** Staff tighten a member's limits alone, and loosen what they imposed by two. */
describe("a limit that staff impose", () => {
  const test = useTestApp();
  let admin: string;
  let lead: string;
  const member = new PlayingMember(test);
  let id: number;
  beforeAll(async () => {
    admin = await operatorWithRole(test, "admin");
    lead = await operatorWithRole(test, "cashier-lead");
  });
  beforeEach(() => {
    id = Number(member.player.memberId);
  });

  const office = async (name: OfficeCallName, input: object, by = admin) =>
    (await officeCall(test, name, { reason, ...input }, by)).body;
  const impose = (amount: number, from: number | null = null, name: object = daily) =>
    office("impose-limit", { id, limit: { ...name, amount }, from, ground: "signs" });
  const loosening = (amount: number | null, from: number, name: object = daily) => ({
    id,
    from,
    reason,
    limit: { ...name, amount },
  });
  const loosen = async (...given: Parameters<typeof loosening>) => {
    const by = { maker: admin, checker: lead };
    return (await actByTwo(test, "loosen-imposed-limit", loosening(...given), by)).body;
  };
  const own = async () => (await member.call("get-limits"))["limits"] as OwnLimit[];
  const notes = () =>
    test.app.db.query<{ title: string; contents: string }>(
      "select title, contents from message_notes where member_id = $1 order by id",
      [member.player.memberId],
    );

  it("holds at once by impose-limit of one operator, beside the member's own, and the least decides", async () => {
    await member.call("set-limit", { ...daily, amount: 30_000 });
    expect(await impose(10_000)).toEqual({ status: "success" });
    expect(await own()).toMatchObject([
      { amount: 10_000, own: 30_000, left: 10_000, imposed: { amount: 10_000, ground: "signs" } },
    ]);
    expect(await member.bet(10_001)).toBe("105");
    expect(await member.bet(4_000)).toEqual(booked);
    // What the member changes of their own neither raises nor ends what is imposed.
    await member.call("set-limit", { ...daily, amount: 20_000 });
    expect(await member.bet(6_001)).toBe("105");
    await member.call("set-limit", { ...daily, amount: 5_000 });
    expect(await own()).toMatchObject([{ amount: 5_000, left: 1_000, own: 5_000 }]);
    expect(await member.bet(1_001)).toBe("105");
    expect(await member.bet(1_000)).toEqual(booked);
    const { entries } = await office("get-member-audit", { id, reason: undefined });
    expect(entries).toContainEqual(
      expect.objectContaining({
        call: "impose-limit",
        reason,
        before: { limitKind: "loss", limitPeriod: "day", imposed: null },
        after: { limitKind: "loss", limitPeriod: "day", imposed: 10_000, ground: "signs" },
      }),
    );
  });

  it("is lowered by one operator, never raised, and refused when another amount is imposed than was seen", async () => {
    await impose(10_000);
    expect(await impose(8_000)).toEqual({ status: "stale" });
    expect(await impose(10_000, 10_000)).toEqual({ status: "already" });
    expect(await impose(12_000, 10_000)).toEqual({ status: "already" });
    expect(await impose(8_000, 10_000)).toEqual({ status: "success" });
    expect(await member.bet(8_001)).toBe("105");
    for (const amount of [0, 0.5, 10_000_000_001])
      expect(await impose(amount, 8_000), String(amount)).toMatchObject({ status: "invalid" });
    expect(await impose(9, null, { kind: "time", period: "week" })).toMatchObject({
      status: "invalid",
    });
    expect(
      await office("impose-limit", {
        id: 999_999_999,
        from: null,
        ground: "law",
        limit: { ...daily, amount: 1 },
      }),
    ).toEqual({ status: "not_found" });
    const { memberId } = member.player;
    await expect(
      test.owner.query(
        "update ledger_limits set imposed = imposed + 1, imposed_at = now() where account_id = $1",
        [member.player.cash.id],
      ),
    ).rejects.toThrow("raised or ended by two operators");
    await expect(
      test.app.db.query(
        `insert into member_imposed_limits (member_id, kind, period, product, amount, imposed_at, imposed_by)
         values ($1, 'loss', 'day', 'all', null, now(), 1)`,
        [memberId],
      ),
    ).rejects.toThrow("check constraint");
  });

  it("is loosened by loosen-imposed-limit of two operators, and holds until the second agrees", async () => {
    await member.call("set-limit", { ...daily, amount: 15_000 });
    await impose(10_000);
    expect(await office("loosen-imposed-limit", loosening(9_000, 10_000))).toEqual({
      status: "already",
    });
    expect(await office("loosen-imposed-limit", loosening(null, 9_000))).toEqual({
      status: "stale",
    });
    const proposed = await office("loosen-imposed-limit", loosening(12_000, 10_000));
    expect(proposed).toMatchObject({ status: "proposed" });
    expect(await member.bet(10_001)).toBe("105");
    const decide = { id: proposed["proposalId"], decision: "carry-out" };
    expect(await office("decide-proposal", decide)).toEqual({ status: "own" });
    expect(await office("decide-proposal", decide, lead)).toMatchObject({ status: "success" });
    expect(await member.bet(12_001)).toBe("105");
    expect(await loosen(14_000, 12_000)).toMatchObject({ status: "success" });
    expect(await loosen(null, 14_000)).toMatchObject({ status: "success" });
    expect(await own()).toMatchObject([{ amount: 15_000, own: 15_000, imposed: null }]);
    expect(await member.bet(15_001)).toBe("105");
    expect(await member.bet(15_000)).toEqual(booked);
  });

  it("is announced with its start date and the reason, and the note, the member's page and the ledger say the same", async () => {
    test.clock.stop();
    const before = await notes();
    await impose(10_000);
    const [limit] = await own();
    const { imposed } = limit as OwnLimit;
    expect(imposed).toEqual({
      amount: 10_000,
      since: test.clock.now().toISOString(),
      ground: "signs",
    });
    const [note] = (await notes()).slice(before.length);
    expect(note?.title).toBe("운영자가 한도를 정했습니다");
    const [zone] = await test.app.db.query<{ name: string }>(
      "select time_zone as name from settings_sites where host = '*'",
    );
    const look = { dateStyle: "long", timeStyle: "short" } as const;
    const start = new Intl.DateTimeFormat("ko-KR", { ...look, timeZone: zone?.name ?? "" }).format(
      test.clock.now(),
    );
    for (const word of [start, "하루 손실 한도는 10,000원", "과도한 이용의 징후", "이의 제기"])
      expect(note?.contents).toContain(word);
    const { own: seenByStaff } = await office("get-member-limits", { id, reason: undefined });
    expect(seenByStaff).toEqual([limit]);
    expect(await member.bet(10_001)).toBe("105");
    expect(await member.bet(10_000)).toEqual(booked);
    test.clock.advance(60_000);
    await loosen(20_000, 10_000);
    const since = test.clock.now().toISOString();
    expect(await own()).toMatchObject([{ amount: 20_000, imposed: { amount: 20_000, since } }]);
    test.clock.advance(60_000);
    await loosen(null, 20_000);
    expect((await notes()).slice(before.length + 1)).toMatchObject([
      { title: "운영자가 정한 한도를 올렸습니다" },
      { title: "운영자가 정한 한도를 없앴습니다" },
    ]);
    expect(await own()).toEqual([]);
    test.clock.advance(-120_000);
  });

  it("of deposits refuses a request above it, and the member is still offered a limit of their own", async () => {
    const weekly = { kind: "deposit", period: "week" };
    await impose(20_000, null, weekly);
    expect(await member.call("apply-user-deposit", { balance: 30_000 })).toMatchObject({
      status: "deposit_limit",
      period: "week",
      max: 20_000,
    });
    expect((await member.call("get-limits"))["isOffered"]).toBe(true);
  });

  it("of the time holds back stakes when it is used up, and lets them pass when it has ended", async () => {
    const time = { kind: "time", period: "day" };
    await impose(30, null, time);
    expect(await own()).toMatchObject([{ amount: 30, own: null, imposed: { amount: 30 } }]);
    expect(await member.bet()).toEqual(booked);
    await member.shiftSessions(60);
    await member.shift(["time_ends_at"], 60);
    expect(await member.bet()).toBe("105 session_time");
    expect(await loosen(null, 30, time)).toMatchObject({ status: "success" });
    expect(await member.bet()).toEqual(booked);
  });

  it("is not loosened while the member takes a break", async () => {
    await impose(10_000);
    await member.call("start-break", { term: "7d" });
    expect(await office("loosen-imposed-limit", loosening(null, 10_000))).toEqual({
      status: "break",
    });
    expect(await impose(9_000, 10_000)).toEqual({ status: "success" });
  });

  it("is changed by those alone who may change members", async () => {
    for (const role of ["viewer", "cs", "cashier", "cashier-lead", "content"] as const) {
      const other = await operatorWithRole(test, role);
      const input = { id, limit: { ...daily, amount: 1_000 }, from: null, ground: "signs" };
      expect(await office("impose-limit", input, other)).toEqual({ status: "forbidden" });
      expect(await office("loosen-imposed-limit", loosening(null, 1_000), other)).toEqual({
        status: "forbidden",
      });
    }
  });

  it("is part of the copy of the member's own data", async () => {
    await impose(10_000);
    await loosen(null, 10_000);
    const { imposedLimits } = await ownMemberData(test.app.db, member.player.memberId, "UTC", 10);
    expect(imposedLimits).toMatchObject([
      { kind: "loss", period: "day", product: "all", amount: null, ground: null },
      { kind: "loss", period: "day", product: "all", amount: 10_000n, ground: "signs" },
    ]);
  });

  it("is contested before another operator than those who imposed it", async () => {
    await impose(10_000);
    const question = { title: "이의", contents: "한도를 다시 봐 주세요", category: "contest" };
    const help = Number((await member.call("user-write-help", question))["id"]);
    const reply = { id: help, reply: "다시 보았습니다." };
    expect(await office("reply-to-help", reply)).toEqual({ status: "own_measure" });
    const filed = { id: help, version: 1, category: "other", assignedTo: null, followUpOn: null };
    expect(await office("file-help", filed)).toEqual({ status: "own_measure" });
    const colleague = await operatorWithRole(test, "cs");
    expect(await office("reply-to-help", reply, colleague)).toEqual({ status: "success" });
  });
});
