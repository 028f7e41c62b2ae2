import type { Queryable } from "#server/kit/database.ts";
import type { NumberHashes } from "#server/kit/seal-keys/numbers.ts";
import type { SealedColumn } from "#server/kit/seal-keys/columns.ts";

/** The name of the database's secret; undefined before the first start. */
export async function findCurrentKey(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    "select name from seal_keys where ended_at is null",
  );
  return row?.name;
}

/** Makes a secret the database's current one and ends its predecessor. */
export async function changeCurrentKey(db: Queryable, name: string, now: Date): Promise<void> {
  await db.query("update seal_keys set ended_at = $2 where ended_at is null and name <> $1", [
    name,
    now,
  ]);
  await db.query(
    `insert into seal_keys (name, begun_at) values ($1, $2)
     on conflict (name) do update set ended_at = null where seal_keys.ended_at is not null`,
    [name, now],
  );
}

export type SealedRow = { id: bigint; sealed: Buffer };

/** Rows after an id whose seal has another head, oldest first. */
export const listSealedOtherwise = (
  db: Queryable,
  { table, column }: SealedColumn,
  { after, head, most }: { after: bigint; head: Buffer; most: number },
): Promise<SealedRow[]> =>
  db.query<SealedRow>(
    `select id, ${column} as sealed from ${table}
     where id > $1 and ${column} is not null
       and substring(${column} from 1 for length($2::bytea)) <> $2
     order by id limit $3 for update`,
    [after, head, most],
  );

export async function replaceSeal(
  db: Queryable,
  { table, column }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  await db.query(`update ${table} set ${column} = $2 where id = $1`, [row.id, row.sealed]);
}

type MemberNumbers = { id: bigint; phone: Buffer; birthDate: Buffer; bankNumber: Buffer };

/** Members after an id with a value of another head, oldest first. */
export const listMembersSealedOtherwise = (
  db: Queryable,
  after: bigint,
  head: Buffer,
  most: number,
): Promise<MemberNumbers[]> =>
  db.query<MemberNumbers>(
    `select id, phone, birth_date as "birthDate", bank_number as "bankNumber" from members
     where id > $1 and (substring(phone from 1 for length($2::bytea)) <> $2
       or substring(birth_date from 1 for length($2::bytea)) <> $2
       or substring(bank_number from 1 for length($2::bytea)) <> $2)
     order by id limit $3 for update`,
    [after, head, most],
  );

export async function replaceMembers(
  db: Queryable,
  rows: readonly (MemberNumbers & { phoneHashes: NumberHashes; bankHashes: NumberHashes })[],
): Promise<void> {
  await db.query(
    `update members m set phone = n.phone, birth_date = n.birth_date, bank_number = n.bank_number,
       phone_hash = n.phone_hash, phone_tail_hash = n.phone_tail_hash,
       bank_number_hash = n.bank_number_hash, bank_number_tail_hash = n.bank_number_tail_hash
     from unnest($1::bigint[], $2::bytea[], $3::bytea[], $4::bytea[], $5::bytea[], $6::bytea[],
         $7::bytea[], $8::bytea[])
       as n(id, phone, birth_date, bank_number, phone_hash, phone_tail_hash, bank_number_hash,
         bank_number_tail_hash)
     where m.id = n.id`,
    [
      rows.map(({ id }) => id),
      rows.map(({ phone }) => phone),
      rows.map(({ birthDate }) => birthDate),
      rows.map(({ bankNumber }) => bankNumber),
      rows.map(({ phoneHashes }) => phoneHashes.whole),
      rows.map(({ phoneHashes }) => phoneHashes.tail),
      rows.map(({ bankHashes }) => bankHashes.whole),
      rows.map(({ bankHashes }) => bankHashes.tail),
    ],
  );
}

/** The tables of payments with a receiver's bank number. */
export type PaymentTable = "payment_requests" | "payment_payouts";
type ReceiverNumber = { id: bigint; bankNumber: Buffer };

/** Payments after an id whose bank number has another head, oldest first. */
export const listReceiversSealedOtherwise = (
  db: Queryable,
  table: PaymentTable,
  { after, head, most }: { after: bigint; head: Buffer; most: number },
): Promise<ReceiverNumber[]> =>
  db.query<ReceiverNumber>(
    `select id, bank_number as "bankNumber" from ${table}
     where id > $1 and bank_number is not null
       and substring(bank_number from 1 for length($2::bytea)) <> $2
     order by id limit $3 for update`,
    [after, head, most],
  );

export async function replaceReceivers(
  db: Queryable,
  table: PaymentTable,
  rows: readonly ReceiverNumber[],
): Promise<void> {
  await db.query(
    `update ${table} r set bank_number = n.bank_number
     from unnest($1::bigint[], $2::bytea[]) as n(id, bank_number) where r.id = n.id`,
    [rows.map(({ id }) => id), rows.map(({ bankNumber }) => bankNumber)],
  );
}

/** Barred persons after an id whose details have another head, oldest first. */
export const listBarredSealedOtherwise = (
  db: Queryable,
  after: bigint,
  head: Buffer,
  most: number,
): Promise<{ id: bigint; name: string; details: Buffer }[]> =>
  db.query<{ id: bigint; name: string; details: Buffer }>(
    `select id, name, details from member_barred_persons
     where id > $1 and details is not null
       and substring(details from 1 for length($2::bytea)) <> $2
     order by id limit $3 for update`,
    [after, head, most],
  );

export async function replaceBarred(
  db: Queryable,
  { id, details, marks }: { id: bigint; details: Buffer; marks: readonly Buffer[] },
): Promise<void> {
  await db.query(
    "update member_barred_persons set details = $2, marks = $3::bytea[] where id = $1",
    [id, details, marks],
  );
}
