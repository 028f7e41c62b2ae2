import { plainArray, type Queryable } from "#server/kit/database.ts";

/** Waits for these locks, in one order, and keeps them until the transaction ends. */
export const waitForLocks = (db: Queryable, keys: readonly bigint[]): Promise<unknown> =>
  db.query(
    `select pg_advisory_xact_lock(key)
     from (select key from unnest($1::bigint[]) key order by key offset 0) k`,
    [plainArray(keys)],
  );

/** Members who are no test accounts and not closed, and have one of these numbers; the newest of each. */
export const listByNumbers = (
  db: Queryable,
  memberId: bigint,
  { bank, phone }: { bank: readonly Buffer[]; phone: readonly Buffer[] },
  most: number,
): Promise<{ memberId: bigint; by: "bank" | "phone" }[]> =>
  db.query<{ memberId: bigint; by: "bank" | "phone" }>(
    `(select id as "memberId", 'bank' as by from members
      where bank_number_hash = any($2::bytea[]) and id <> $1 and status <> 'closed' and not is_test
      order by id desc limit $4)
     union all
     (select id, 'phone' from members
      where phone_hash = any($3::bytea[]) and id <> $1 and status <> 'closed' and not is_test
      order by id desc limit $4)`,
    [memberId, bank, phone, most],
  );

/** The same with one of these names, apart from case and spaces, and with ids below one. */
export const listByName = (
  db: Queryable,
  memberId: bigint,
  names: readonly string[],
  { below, most }: { below: bigint | null; most: number },
): Promise<{ memberId: bigint; sealedBirthDate: Buffer }[]> =>
  db.query<{ memberId: bigint; sealedBirthDate: Buffer }>(
    `select id as "memberId", birth_date as "sealedBirthDate" from members
     where lower(replace(normalize(bank_owner, NFKC), ' ', '')) in (
         select lower(replace(normalize(name, NFKC), ' ', '')) from unnest($2::text[]) name)
       and id <> $1 and status <> 'closed' and not is_test and ($3::bigint is null or id < $3)
     order by id desc limit $4`,
    [memberId, names, below, most],
  );

/** Whether this is a test account. */
export async function isTest(db: Queryable, memberId: bigint): Promise<boolean> {
  return (await db.query("select from members where id = $1 and is_test", [memberId])).length > 0;
}

/** Those of these members whose identity a document proves. */
export async function listVerified(db: Queryable, memberIds: readonly bigint[]): Promise<bigint[]> {
  const rows = await db.query<{ memberId: bigint }>(
    `select member_id as "memberId" from member_identity_checks
     where member_id = any($1::bigint[]) and outcome = 'verified' and ended_at is null`,
    [plainArray(memberIds)],
  );
  return rows.map(({ memberId }) => memberId);
}
