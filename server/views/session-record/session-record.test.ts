import { beforeAll, describe, expect, it } from "vitest";
import type { OfficeOutput } from "#contract/office/calls.ts";
import type { RecordedEvent } from "#contract/office/session-record.ts";
import { playRound } from "#server/games/rounds.ts";
import { formatDecimal, fromWon, units } from "#server/kit/money.ts";
import { useTestApp } from "#tests/support/app.ts";
import {
  makeMember,
  PASSWORD,
  WITHDRAWAL_PASSWORD,
  type TestMember,
} from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

type Record = OfficeOutput<"get-session-record">;
const GAME = "moon-rabbit-mill";

describe("the record of a session", () => {
  const test = useTestApp();
  let member: TestMember;
  let reader = "";
  let cookie = "";
  beforeAll(async () => {
    reader = await operatorWithRole(test, "viewer");
    member = await makeMember(test.app.db, { cash: fromWon(7_000_000) });
    cookie = await test.signIn(member.loginId, PASSWORD);
  });

  const sessions = async (): Promise<string[]> => {
    const rows = await test.app.db.query<{ id: string }>(
      "select id from member_sessions where member_id = $1 order by started_at desc",
      [member.memberId],
    );
    return rows.map(({ id }) => id);
  };
  const ask = async (input: object, by = reader) =>
    (await officeCall(test, "get-session-record", { id: Number(member.memberId), ...input }, by))
      .body as unknown as Record;
  const wholeOf = async (session: string, of = member): Promise<RecordedEvent[]> => {
    const events: RecordedEvent[] = [];
    let after: string | null = null;
    do {
      const page: Record = await ask({
        id: Number(of.memberId),
        session,
        ...(after !== null && { after }),
      });
      events.push(...page.events);
      after = page.next;
    } while (after !== null);
    return events;
  };
  const play = (launch: string, roundRef: string, kind: "bet" | "win", amount: bigint) =>
    playRound(
      test.app.writer,
      {
        connection: "sandbox",
        memberRef: member.ref,
        currency: "KRW",
        gameCode: GAME,
        roundRef,
        gameSessionId: launch,
        closes: kind === "win",
      },
      [{ key: `${roundRef}-${kind}`, kind, amount: units(amount) }],
    );
  const openLaunch = async (session: string): Promise<string> => {
    const [launch] = await test.owner.query<{ id: string }>(
      `insert into game_sessions (member_id, member_session_id, account_id, game_id, scope_id, ends_at)
       select $1, $2, $3, (select id from games where code = $4), s.id, now() + interval '8 hours'
       from ledger_scopes s where s.code = 'provider:sandbox' returning id`,
      [member.memberId, session, member.cash.id, GAME],
    );
    return launch?.id ?? "";
  };
  const call = async (name: Parameters<typeof test.call>[0], body: object): Promise<void> => {
    expect((await test.call(name, body, { cookie })).body, name).toMatchObject({
      status: "success",
    });
  };

  it("tells everything in order, and the win that came after the end", async () => {
    const [session = ""] = await sessions();
    const launch = await openLaunch(session);
    await play(launch, "record-1", "bet", 150_000_001n);
    await play(launch, "record-1", "win", 70_000_000n);
    await play(launch, "record-2", "bet", 30_000_000n);
    await call("set-limit", { kind: "loss", period: "day", product: "all", amount: 500_000 });
    await call("user-write-help", { title: "질문", contents: "언제요?", category: "game" });
    await call("apply-user-withdraw", { balance: 50_000, pass: WITHDRAWAL_PASSWORD });
    await call("set-deposit-free-days", { days: [1, 3] });
    await call("user-logout", {});
    await play(launch, "record-2", "win", 9n);

    const { session: facts, events, next } = await ask({ session });
    expect(next).toBeNull();
    expect(facts).toMatchObject({ id: session, loginId: member.loginId, endedBecause: "logout" });
    const told = events.map((event) =>
      event.kind === "entry" ? `${event.account} ${event.entry.movement}` : event.kind,
    );
    // A launch closes with its session, a moment before or after it.
    expect(told).toContain("game_closed");
    expect(told.filter((each) => !/^(document|hold|cash hold|game_closed)/.test(each))).toEqual([
      "started",
      "game_opened",
      "cash bet",
      "cash win",
      "cash bet",
      "limit_changed",
      "inquiry_sent",
      "request_made",
      "quiet_times_changed",
      "ended",
      "cash win",
    ]);
    const entries = events.filter((event) => event.kind === "entry");
    expect(entries.filter(({ account }) => account === "cash")).toMatchObject([
      { isLate: false, entry: { delta: "-1500.00001", round: `${member.cash.id}-2` } },
      { isLate: false, entry: { delta: "700.00", round: `${member.cash.id}-2` } },
      { isLate: false, entry: { delta: "-300.00", round: `${member.cash.id}-4` } },
      { isLate: false, entry: { delta: "-50000.00", request: { kind: "withdrawal" } } },
      { isLate: true, entry: { delta: "0.00009", round: `${member.cash.id}-4` } },
    ]);
  });

  it("has every entry once over several pages, which lead from the first balance to the last", async () => {
    cookie = await test.signIn(member.loginId, PASSWORD);
    const [session = ""] = await sessions();
    const launch = await openLaunch(session);
    for (let round = 0; round < 60; round++) {
      await play(launch, `pages-${round}`, "bet", 100_003n);
      await play(launch, `pages-${round}`, "win", BigInt(round) * 7n + 1n);
    }
    await call("user-logout", {});
    const events = await wholeOf(session);
    expect(new Set(events.map(({ id }) => id)).size).toBe(events.length);
    expect(events.map(({ at }) => at)).toEqual(events.map(({ at }) => at).toSorted());
    const entries = events.flatMap((event) => (event.kind === "entry" ? [event.entry] : []));
    expect(entries).toHaveLength(120);

    const { session: facts } = await ask({ session });
    const unitsOf = (decimal: string): bigint => {
      const [whole = "", fraction = ""] = decimal.replace("-", "").split(".");
      const amount = BigInt(whole + fraction.padEnd(5, "0"));
      return decimal.startsWith("-") ? -amount : amount;
    };
    let balance = unitsOf(facts.opening);
    for (const entry of entries) {
      balance += unitsOf(entry.delta);
      expect(entry.balance).toBe(formatDecimal(units(balance)));
    }
    expect(facts.closing).toBe(formatDecimal(units(balance)));
  });

  it("leaves out what another session or member did", async () => {
    const other = await makeMember(test.app.db, { cash: fromWon(1_000) });
    const foreign = await test.signIn(other.loginId, PASSWORD);
    await test.call("user-logout", {}, { cookie: foreign });
    const [row] = await test.app.db.query<{ id: string }>(
      "select id from member_sessions where member_id = $1",
      [other.memberId],
    );
    const events = await wholeOf(row?.id ?? "", other);
    expect(events.map(({ kind }) => kind)).toEqual(["started", "ended"]);
  });

  it("is a file for who may export lists, audited at the member", async () => {
    const [session = ""] = await sessions();
    const lead = await operatorWithRole(test, "cashier-lead");
    const asked = { id: Number(member.memberId), session, reason: "a dispute" };
    const file = await officeCall(test, "export-session-record", asked, lead);
    const lines = String(file.body["file"]).trimEnd().split("\r\n");
    expect(lines.filter((line) => line.includes(",entry,cash,"))).toHaveLength(120);
    expect(lines.at(-1)).toBe(`rows,${(await wholeOf(session)).length},all`);
    const [audit] = await test.app.db.query<{ object: string; reason: string }>(
      "select object, reason from audit_entries where call = 'export-session-record'",
    );
    expect(audit).toEqual({ object: `member:${member.memberId}`, reason: "a dispute" });
    expect((await officeCall(test, "export-session-record", asked, reader)).http).toBe(403);
  });

  it("refuses a session that is unknown or of another member, and an operator without the permission", async () => {
    const [session = ""] = await sessions();
    const unknown = "00000000-0000-4000-8000-000000000000";
    expect(await ask({ session: unknown })).toMatchObject({ status: "not_found" });
    expect(await ask({ id: 1, session })).toMatchObject({ status: "not_found" });
    const asked = { id: Number(member.memberId), session };
    expect((await officeCall(test, "get-session-record", asked, "")).http).toBe(401);
  });
});
