import type { Queryable } from "#server/kit/database.ts";

export type HouseAccount = {
  id: number;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  referencePrefix: string;
  isUsed: boolean;
  version: number;
};
export type BankFacts = Pick<
  HouseAccount,
  "bankName" | "bankNumber" | "bankOwner" | "referencePrefix"
>;

const ACCOUNT = `select id, bank_name as "bankName", bank_number as "bankNumber",
    bank_owner as "bankOwner", reference_prefix as "referencePrefix", is_used as "isUsed", version
  from payment_receiving_accounts`;

export const listAccounts = (db: Queryable, most: number): Promise<HouseAccount[]> =>
  db.query<HouseAccount>(`${ACCOUNT} order by position, id limit $1`, [most]);

/**
 * All accounts in order, locked until the transaction ends. Locked by id: positions change while
 * others wait, and two orders of locking are a deadlock.
 */
export async function lockAccounts(db: Queryable): Promise<HouseAccount[]> {
  await db.query("select from payment_receiving_accounts order by id for update");
  return db.query<HouseAccount>(`${ACCOUNT} order by position, id`);
}

export async function insertAccount(db: Queryable, facts: BankFacts): Promise<number> {
  const [row] = await db.query<{ id: number }>(
    `insert into payment_receiving_accounts
       (bank_name, bank_number, bank_owner, reference_prefix, is_used, position)
     select $1, $2, $3, $4, false, coalesce(max(position) + 1, 0) from payment_receiving_accounts
     returning id`,
    [facts.bankName, facts.bankNumber, facts.bankOwner, facts.referencePrefix],
  );
  if (!row) throw new Error("insert answered no row");
  return row.id;
}

export async function updateFacts(db: Queryable, id: number, facts: BankFacts): Promise<void> {
  await db.query(
    `update payment_receiving_accounts set bank_name = $2, bank_number = $3, bank_owner = $4,
       reference_prefix = $5, version = version + 1
     where id = $1`,
    [id, facts.bankName, facts.bankNumber, facts.bankOwner, facts.referencePrefix],
  );
}

export async function setUsed(db: Queryable, id: number, isUsed: boolean): Promise<void> {
  await db.query(
    "update payment_receiving_accounts set is_used = $2, version = version + 1 where id = $1",
    [id, isUsed],
  );
}

export async function setPositions(db: Queryable, ids: readonly number[]): Promise<void> {
  await db.query(
    `update payment_receiving_accounts a set position = o.position
     from unnest($1::integer[]) with ordinality as o(id, position) where a.id = o.id`,
    [ids],
  );
}
