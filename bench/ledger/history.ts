import { openDatabase, type Database } from "#server/kit/database.ts";
import { roundsOf } from "#server/games/history/history.ts";
import { entriesPage } from "#server/ledger/statement.ts";
import type { BenchMember } from "#bench/ledger/members.ts";
import { medianOf } from "#bench/median.ts";

const LINES_PER_PAGE = 20;
const READINGS = 40;
/** Rounds of one statement: some seconds, so that progress can be shown. */
const ROUNDS_AT_ONCE = 250_000;
/** One member who has played enough for a thousand pages. */
const ROUNDS_OF_THE_BUSIEST = 25_000;

/**
 * Gives the members a history: rounds of a bet and a win each, with their entries and keys, chained
 * and numbered as the ledger does, so that the audit stays clean. With SQL and without waiting for
 * the disk: one to three minutes for ten million postings.
 */
export async function growHistory(
  databaseUrl: string,
  members: readonly BenchMember[],
  postings: number,
  say: (line: string) => void,
): Promise<void> {
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: 600_000 });
  try {
    await db.query("set synchronous_commit = off");
    const [busiest, ...others] = members;
    if (!busiest) throw new RangeError("no members");
    const each = Math.ceil((postings / 2 - ROUNDS_OF_THE_BUSIEST) / others.length);
    await addRounds(db, [busiest], ROUNDS_OF_THE_BUSIEST);
    const atOnce = Math.max(1, Math.floor(ROUNDS_AT_ONCE / each));
    for (let at = 0; at < others.length; at += atOnce) {
      const some = others.slice(at, at + atOnce);
      await addRounds(db, some, each);
      const postingsSoFar = 2 * (ROUNDS_OF_THE_BUSIEST + (at + some.length) * each);
      say(`  history: ${postingsSoFar.toLocaleString("en")} of ${postings.toLocaleString("en")}`);
    }
    say("  statistics and a checkpoint …");
    await db.query("vacuum analyze");
    await db.query("checkpoint");
  } finally {
    await db.close();
  }
}

/** Each round takes a won and returns it, from the account's current balance. */
export const addRounds = (
  db: Database,
  members: readonly Pick<BenchMember, "accountId">[],
  each: number,
): Promise<void> =>
  db.transaction(async (tx) => {
    await tx.query(
      `create temporary table past on commit drop as
       select a.bucket, a.id as account, a.member_id as member, a.balance, a.seq + n * 2 - 1 as bet_seq,
         format('past-%s-%s', a.id, a.seq + n) as ref, now() - ($2 - n) * interval '1 microsecond' as at,
         p.id as provider, p.house_account_id as house, g.id as game, s.id as scope
       from ledger_accounts a cross join generate_series(1, $2::integer) n
       join games g on g.code = 'moon-rabbit-mill' join game_providers p on p.id = g.provider_id
       join ledger_scopes s on s.code = 'provider:sandbox'
       where a.id = any($1)`,
      [members.map(({ accountId }) => accountId), each],
    );
    const sides = `(values (0, 1, -100000, 'bet'), (1, 2, 100000, 'win')) as m(after, movement, delta, name)`;
    await tx.query(
      `insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
         house_account_id, scope_id, key)
       select bucket, account, bet_seq + m.after, at, m.movement, m.delta, balance - 100000 * (1 - m.after),
         house, scope, ref || m.name from past cross join ${sides} order by bucket, account, bet_seq, m.after`,
    );
    await tx.query(
      `insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, seq, balance_after, written_at)
       select bucket, scope, ref || m.name, account, m.movement, m.delta, bet_seq + m.after,
         balance - 100000 * (1 - m.after), at from past cross join ${sides} order by bucket, account, ref`,
    );
    await tx.query(
      `insert into game_rounds (bucket, provider_id, round_ref, account_id, member_id, game_id, first_seq,
         entry_seqs, stake, payout, state, opened_at, changed_at)
       select bucket, provider, ref, account, member, game, bet_seq, array[bet_seq, bet_seq + 1], 100000,
         100000, 'closed', at, at from past order by bucket, account, ref`,
    );
    await tx.query("update ledger_accounts set seq = seq + 2 * $2::integer where id = any($1)", [
      members.map(({ accountId }) => accountId),
      each,
    ]);
  });

export type PageTimes = { name: string; firstMs: number; thousandthMs: number };

/** The times of page 1 and page 1,000 of the busiest member, the median of several readings. */
export async function measurePageTimes(
  databaseUrl: string,
  { memberId, bucket, accountId }: BenchMember,
): Promise<PageTimes[]> {
  const db = openDatabase(databaseUrl, { size: 4 });
  const everything = { from: null, before: null };
  const account = { bucket, id: accountId };
  const pages: { name: string; read(page: number): Promise<number> }[] = [
    {
      name: "statement",
      read: async (page) =>
        (await entriesPage(db, account, everything, page, LINES_PER_PAGE)).entries.length,
    },
    {
      name: "game history",
      read: async (page) =>
        (await roundsOf(db, memberId, everything, page, "Asia/Seoul")).list.length,
    },
  ];
  try {
    const times: PageTimes[] = [];
    for (const { name, read } of pages)
      times.push({
        name,
        firstMs: await timeOf(() => read(1)),
        thousandthMs: await timeOf(() => read(1_000)),
      });
    return times;
  } finally {
    await db.close();
  }
}

async function timeOf(read: () => Promise<number>): Promise<number> {
  const times: number[] = [];
  for (let reading = 0; reading < READINGS; reading++) {
    const startedAt = performance.now();
    if ((await read()) !== LINES_PER_PAGE) throw new Error("a page is not full");
    times.push(performance.now() - startedAt);
  }
  return medianOf(times);
}
