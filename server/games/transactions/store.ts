import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type Family = "money" | "reverse";
export type TransactionKind = "stake" | "free_stake" | "win" | "roll_back" | "tombstone";

export type NewTransaction = {
  connection: string;
  family: Family;
  key: string;
  kind: TransactionKind;
  memberId: bigint;
  gameId: number | null;
  roundRef: string;
  reference: string | null;
  amount: Money;
  tags: readonly string[];
};

export type TransactionRow = Omit<NewTransaction, "tags"> & {
  id: bigint;
  givenBack: Money;
  isReversed: boolean;
  entrySeq: bigint | null;
};

const ROW = `select id, connection, family, key, kind, member_id as "memberId", game_id as "gameId",
    round_ref as "roundRef", reference, amount, given_back as "givenBack",
    is_reversed as "isReversed", entry_seq as "entrySeq"
  from game_transactions`;

/** Claims the key for this transaction; undefined when any member has used it before. */
export async function claimTransaction(
  db: Queryable,
  row: NewTransaction,
): Promise<bigint | undefined> {
  const [claimed] = await db.query<{ id: bigint }>(
    `insert into game_transactions
       (connection, family, key, kind, member_id, game_id, round_ref, reference, amount, tags)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (connection, family, key) do nothing returning id`,
    [
      row.connection,
      row.family,
      row.key,
      row.kind,
      row.memberId,
      row.gameId,
      row.roundRef,
      row.reference,
      row.amount,
      row.tags,
    ],
    "game-transactions-claim",
  );
  return claimed?.id;
}

export async function findTransaction(
  db: Queryable,
  connection: string,
  family: Family,
  key: string,
): Promise<TransactionRow | undefined> {
  const [row] = await db.query<TransactionRow>(
    `${ROW} where connection = $1 and family = $2 and key = $3`,
    [connection, family, key],
    "game-transactions-find",
  );
  return row;
}

export const listOfRound = (
  db: Queryable,
  connection: string,
  roundRef: string,
  memberId: bigint,
): Promise<TransactionRow[]> =>
  db.query<TransactionRow>(
    `${ROW} where connection = $1 and round_ref = $2 and member_id = $3 and family = 'money'
     order by id limit 10000`,
    [connection, roundRef, memberId],
    "game-transactions-of-round",
  );

export async function saveEntry(db: Queryable, id: bigint, seq: bigint | null): Promise<void> {
  await db.query("update game_transactions set entry_seq = $2 where id = $1", [id, seq]);
}

/** Stores how much of a transaction was returned, and whether that was all. */
export async function saveGivenBack(
  db: Queryable,
  id: bigint,
  state: { givenBack: Money; isReversed: boolean },
): Promise<void> {
  await db.query("update game_transactions set given_back = $2, is_reversed = $3 where id = $1", [
    id,
    state.givenBack,
    state.isReversed,
  ]);
}

/** Marks stakes that operators returned, so that their wins are refused later. */
export async function markReversed(
  db: Queryable,
  connection: string,
  keys: readonly string[],
): Promise<void> {
  await db.query(
    `update game_transactions set given_back = amount, is_reversed = true
     where connection = $1 and family = 'money' and key = any($2)`,
    [connection, keys],
  );
}
