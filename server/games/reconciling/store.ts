import type { Queryable } from "#server/kit/database.ts";
import { textArray } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export async function findReconciledUntil(
  db: Queryable,
  connection: string,
): Promise<Date | undefined> {
  const [row] = await db.query<{ until: Date }>(
    `select reconciled_until as until from game_reconciling where connection = $1`,
    [connection],
  );
  return row?.until;
}

/**
 * Moves the end of the comparisons on from where this one began; null for the first. It stays where
 * `compareFrom` has set it back meanwhile.
 */
export async function saveReconciledUntil(
  db: Queryable,
  connection: string,
  { last, until }: { last: Date | null; until: Date },
): Promise<void> {
  await db.query(
    `insert into game_reconciling as r values ($1, $2)
     on conflict (connection) do update set reconciled_until = excluded.reconciled_until
     where r.reconciled_until >= $3`,
    [connection, until, last],
  );
}

/** Lets the next comparison begin no later than at a moment. */
export async function compareFrom(db: Queryable, connection: string, from: Date): Promise<void> {
  await db.query(
    `update game_reconciling set reconciled_until = least(reconciled_until, $2)
     where connection = $1`,
    [connection, from],
  );
}

export type OurTransaction = {
  key: string;
  kind: "stake" | "free_stake" | "win" | "roll_back" | "tombstone";
  amount: Money;
  isReversed: boolean;
  at: Date;
};

/** Our transactions with these keys, and all of a period. */
export const listOurs = (
  db: Queryable,
  connection: string,
  keys: readonly string[],
  span: { from: Date; until: Date },
): Promise<OurTransaction[]> =>
  db.query<OurTransaction>(
    `select key, kind, amount, is_reversed as "isReversed", at from game_transactions
     where connection = $1 and family = 'money' and (key = any($2) or at >= $3 and at < $4)
     order by at limit 400000`,
    [connection, keys, span.from, span.until],
  );

export type Difference = {
  key: string;
  kind: "ours_only" | "theirs_only" | "amount" | "state";
  ours: string | null;
  theirs: string | null;
  /** The provider's name of the round, where it tells one. */
  roundRef: string | null;
};

/**
 * Stores what a comparison found, and resolves what it looked at and no longer found. `day` is that
 * of a provider's file; null for a report.
 */
export async function saveDifferences(
  db: Queryable,
  connection: string,
  {
    differences,
    looked,
    at,
    day,
  }: {
    differences: readonly Difference[];
    looked: readonly string[];
    at: Date;
    day: string | null;
  },
): Promise<void> {
  const of = (field: keyof Difference) => textArray(differences.map((each) => each[field]));
  await db.query(
    `insert into game_differences as d
       (connection, key, kind, ours, theirs, found_at, day, round_ref)
     select $1, e.key, e.kind, e.ours, e.theirs, $2, $7::date, e.round
     from unnest($3::text[], $4::text[], $5::text[], $6::text[], $8::text[])
       as e(key, kind, ours, theirs, round)
     on conflict (connection, key, kind) do update
     set ours = excluded.ours, theirs = excluded.theirs, resolved_at = null, day = excluded.day,
       round_ref = coalesce(excluded.round_ref, d.round_ref)`,
    [connection, at, of("key"), of("kind"), of("ours"), of("theirs"), day, of("roundRef")],
  );
  await db.query(
    `update game_differences d set resolved_at = $2
     where connection = $1 and resolved_at is null and key = any($3)
       and not exists (select from unnest($4::text[], $5::text[]) as e(key, kind)
                       where e.key = d.key and e.kind = d.kind)`,
    [connection, at, looked, of("key"), of("kind")],
  );
}

export async function countOpen(db: Queryable, connection: string): Promise<number> {
  const [row] = await db.query<{ count: number }>(
    `select count(*)::integer as count from game_differences
     where connection = $1 and resolved_at is null`,
    [connection],
  );
  return row?.count ?? 0;
}
