import { lanesOf, PLAYS_EVERY } from "#bench/house/lane.ts";
import { addRounds } from "#bench/ledger/history.ts";
import { ID_BEFORE } from "#bench/office/grown/members.ts";
import { growLane } from "#bench/office/growth.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import { houseAccountId, scopeId } from "#server/ledger/accounts.ts";

/** A player was given money and played five rounds of a bet and a win. */
const ROUNDS = 5;
export const POSTINGS_OF_PLAYER = 1 + 2 * ROUNDS;
/** The number of the member who is the player at a place, counted from 0. */
export const playerAt = (at: number): number => (at + 1) * PLAYS_EVERY;
export const playersOf = (members: number): number => Math.floor(members / PLAYS_EVERY);
export const postingsOf = (members: number): number => playersOf(members) * POSTINGS_OF_PLAYER;
/** Players of one transaction: some seconds, and a bounded temporary table. */
const PORTION = 20_000;
const HOUR_MS = 3_600_000;

export const PASSWORD = "a password of the bench";
export const loginOf = (n: number): string => `house${n}`;

/**
 * Adds the members `from` to `to` and the history of the players among them, by SQL and chained as
 * the ledger does, so that the audit stays clean. Each player has a session whose token is the login
 * id. No other process may use the database meanwhile.
 */
export async function growHouse(
  { databaseUrl, appSecret }: { databaseUrl: string; appSecret: AppSecret },
  { from, to }: { from: number; to: number },
  say: (line: string) => void,
): Promise<void> {
  const password = await hashPassword(PASSWORD);
  const lanes = lanesOf({ from, to, password });
  await Promise.all(lanes.map((lane) => growLane(databaseUrl, appSecret, lane, say)));
  const db = openDatabase(databaseUrl, { size: 1, statementTimeoutMs: HOUR_MS });
  try {
    await db.query("set synchronous_commit = off");
    const players = playersOf(to);
    for (let first = playersOf(from - 1); first < players; first += PORTION) {
      const after = Math.min(first + PORTION, players);
      await addRounds(db, await grant(db, playerAt(first), playerAt(after - 1)), ROUNDS);
      say(`  history of players: ${after.toLocaleString("en")} of ${players.toLocaleString("en")}`);
    }
    say("  statistics and a checkpoint …");
    await db.query("vacuum (analyze)");
    await db.query("checkpoint");
  } finally {
    await db.close();
  }
}

/** Gives each player ten won, as the first entry of an account; answers the cash accounts. */
async function grant(db: Database, first: number, last: number) {
  const house = await houseAccountId(db, "play_money");
  const scope = await scopeId(db, "bench-grants");
  return db.query<{ accountId: bigint }>(
    `with given as (
       update ledger_accounts a set seq = 1, balance = 1000000
       where a.kind = 'cash' and a.member_id between ${ID_BEFORE} + $1::integer and ${ID_BEFORE} + $2::integer
         and a.member_id % ${PLAYS_EVERY} = 0
       returning a.bucket, a.id, a.balance),
     entered as (
       insert into ledger_entries (bucket, account_id, seq, posted_at, movement, delta, balance_after,
         house_account_id, scope_id, key)
       select bucket, id, 1, now(), 5, balance, balance, $3, $4, 'house-' || id from given),
     keyed as (
       insert into ledger_keys (bucket, scope_id, key, account_id, movement, amount, seq,
         balance_after, written_at)
       select bucket, $4, 'house-' || id, id, 5, balance, 1, balance, now() from given)
     select id as "accountId" from given`,
    [first, last, house, scope],
  );
}
