import { beforeAll, describe, expect, it, vi } from "vitest";
import { SYSTEM } from "#server/kit/act.ts";
import { endDuePersons } from "#server/members/barred-persons/barred-persons.ts";
import { checkMember } from "#server/members/barred-persons/checking.ts";
import { endBreaks } from "#server/members/breaks/breaks.ts";
import { keepActive } from "#server/members/idle/idle.ts";
import { beginNewDays } from "#server/members/play-time/play-time.ts";
import { revokeSessions, startSession } from "#server/members/sessions.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeMember, setNumbers } from "#tests/support/members.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

type Row = {
  table: "members" | "member_sessions" | "member_barred_persons" | "ledger_accounts";
  id: bigint | string;
};

const DAY_MS = 86_400_000;

describe("rows that several acts lock are locked in one order", () => {
  const test = useTestApp();
  let operator = "";
  beforeAll(async () => {
    operator = await operatorWithRole(test, "admin");
  });

  /** Whether a row is free while the work waits for another one, which the test holds. */
  async function isFreeWhileWaiting(row: Row, held: Row, work: () => Promise<unknown>) {
    let working: Promise<unknown> = Promise.resolve();
    const isFree = await test.owner.transaction(async (tx) => {
      const lock = ({ table, id }: Row) =>
        tx.query(`select from ${table} where id = $1 for update skip locked`, [id]);
      expect(await lock(held)).toHaveLength(1);
      working = work();
      await vi.waitUntil(async () => {
        const waiting = await tx.query(
          "select from pg_stat_activity where pg_backend_pid() = any(pg_blocking_pids(pid))",
        );
        return waiting.length > 0;
      });
      return (await lock(row)).length === 1;
    });
    await working;
    return isFree;
  }

  /** Two sessions of a member, the one with the higher id made first. */
  async function sessionsOf(memberId: bigint): Promise<{ high: string; low: string }> {
    const start = async () => {
      const from = { memberId, address: "10.0.0.1", userAgent: "", deviceToken: "browser" };
      return (await test.app.acts.perform(SYSTEM, (act) => startSession(act, from))).sessionId;
    };
    let [high, low] = [await start(), await start()];
    while (high < low) [high, low] = [low, await start()];
    return { high, low };
  }
  const session = (id: string): Row => ({ table: "member_sessions", id });

  it("the sessions whose activity is stored", async () => {
    const { high, low } = await sessionsOf((await makeMember(test.app.db)).memberId);
    const at = new Date(test.clock.now().getTime() + 120_000);
    const touch = () =>
      keepActive(
        test.app.db,
        [high, low].map((sessionId) => ({ sessionId, at })),
      );
    expect(await isFreeWhileWaiting(session(high), session(low), touch)).toBe(true);
    const touched = await test.app.db.query(
      "select from member_sessions where id = any($1::uuid[]) and last_active_at = $2",
      [[high, low], at],
    );
    expect(touched).toHaveLength(2);
  });

  it("the sessions of a member that are revoked", async () => {
    const { memberId } = await makeMember(test.app.db);
    const { high, low } = await sessionsOf(memberId);
    const revoke = () =>
      test.app.acts.perform(SYSTEM, (act) => revokeSessions(act, memberId, { because: "staff" }));
    expect(await isFreeWhileWaiting(session(high), session(low), revoke)).toBe(true);
  });

  /** A member who is barred, with the entry of the person. */
  async function barred(n: number, endsOn?: string) {
    const { memberId } = await makeMember(test.app.db);
    const numbers = { phone: `+8210${44_400_000 + n}`, bankNumber: `110-222-${300_000 + n}` };
    await setNumbers(test.app.db, memberId, { ...numbers, birthDate: "1980-02-03" });
    return {
      memberId,
      bar: async () => {
        const person = { kind: "banned", name: `김별${n}`, phone: numbers.phone, endsOn };
        const input = { ...person, reason: "ordered by a court" };
        const { body } = await officeCall(test, "add-barred-person", input, operator);
        return BigInt(body["id"] as number);
      },
    };
  }
  const member = (id: bigint): Row => ({ table: "members", id });

  it("a barred person before the member who is found to be this person", async () => {
    const known = await barred(1);
    const person: Row = { table: "member_barred_persons", id: await known.bar() };
    await checkMember(test.app.acts, known.memberId, "launch");
    // The same person again, of whom an attempt is counted today already.
    const { memberId } = await barred(1);
    const check = () => checkMember(test.app.acts, memberId, "launch");
    expect(await isFreeWhileWaiting(member(memberId), person, check)).toBe(true);
  });

  it("the members of all entries that end on one day", async () => {
    const last = new Date(test.clock.now().getTime() + DAY_MS).toISOString().slice(0, 10);
    const [low, high] = [await barred(2, last), await barred(3, last)];
    await high.bar();
    await low.bar();
    test.clock.advance(2 * DAY_MS);
    const end = () => test.app.acts.perform(SYSTEM, endDuePersons);
    const [above, below] = [member(high.memberId), member(low.memberId)];
    expect(await isFreeWhileWaiting(above, below, end)).toBe(true);
  });

  /** Two members; postings lock the account of the one with the higher id first. */
  async function crossed(memberId: bigint) {
    const low = await makeMember(test.app.db, { memberId });
    const high = await makeMember(test.app.db, { memberId: memberId + 1n });
    expect(high.cash.bucket).toBeLessThan(low.cash.bucket);
    const account = ({ cash }: typeof low): Row => ({ table: "ledger_accounts", id: cash.id });
    return { low, high, first: account(high), second: account(low) };
  }

  it("the accounts of all members whose breaks end", async () => {
    const { low, high, first, second } = await crossed(1_000_063n);
    await test.app.db.query(
      `insert into member_breaks (member_id, term, started_at, ends_at)
       select id, '1d', $2, $2::timestamptz + interval '1 day' from unnest($1::bigint[]) id`,
      [[low.memberId, high.memberId], test.clock.now()],
    );
    test.clock.advance(DAY_MS);
    const end = () => test.app.acts.perform(SYSTEM, endBreaks);
    expect(await isFreeWhileWaiting(second, first, end)).toBe(true);
  });

  it("the accounts of all members whose day of play begins anew", async () => {
    const { low, high, first, second } = await crossed(1_000_127n);
    const at = test.clock.now();
    for (const [place, { memberId }] of [low, high].entries())
      await test.app.db.query(
        `insert into member_play_times (member_id, since, check_minutes, check_due_at,
           time_ends_at, time_opens_at)
         values ($1, $2, 60, $2, $3, $3)`,
        [memberId, at, new Date(at.getTime() - 60_000 + place)],
      );
    const begin = () => test.app.acts.perform(SYSTEM, beginNewDays);
    expect(await isFreeWhileWaiting(second, first, begin)).toBe(true);
  });
});
