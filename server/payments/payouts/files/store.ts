import type { PayoutLayout } from "#contract/office/payment-files.ts";
import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";

export type FileRow = {
  id: bigint;
  accountId: number;
  account: string;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  timeZone: string;
  layout: PayoutLayout;
  count: number;
  sum: Money;
  settled: bigint;
  failed: bigint;
  madeBy: string;
  madeAt: Date;
  sentAt: Date | null;
  takenBackAt: Date | null;
};

const FILE = `select f.id, a.id as "accountId", a.bank_name || ' ' || a.bank_number as account,
    a.bank_name as "bankName", a.bank_number as "bankNumber", a.bank_owner as "bankOwner",
    a.time_zone as "timeZone", f.layout, f.payments as count, f.amount as sum, p.settled, p.failed, o.name as "madeBy", f.made_at as "madeAt",
    f.sent_at as "sentAt", f.taken_back_at as "takenBackAt"
  from payment_files f
  join payment_receiving_accounts a on a.id = f.receiving_account_id
  join operators o on o.id = f.made_by
  cross join lateral (
    select count(*) filter (where state in ('settled', 'returned')) as settled,
      count(*) filter (where state = 'failed') as failed
    from payment_payouts where file_id = f.id) p`;

export const listFiles = (db: Queryable, most: number): Promise<FileRow[]> =>
  db.query<FileRow>(`${FILE} order by f.id desc limit $1`, [most]);

export async function findFile(db: Queryable, id: bigint): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(`${FILE} where f.id = $1`, [id]);
  return row;
}

export type LockedFile = {
  payments: number;
  amount: Money;
  /** Whether two operators made it. */
  isChecked: boolean;
  downloadedAt: Date | null;
  sentAt: Date | null;
  takenBackAt: Date | null;
};

/** Locks a file until the transaction ends. */
export async function lockFile(db: Queryable, id: bigint): Promise<LockedFile | undefined> {
  const [row] = await db.query<LockedFile>(
    `select payments, amount, checked_by is not null as "isChecked",
       downloaded_at as "downloadedAt", sent_at as "sentAt", taken_back_at as "takenBackAt"
     from payment_files where id = $1 for update`,
    [id],
  );
  return row;
}

export async function insertFile(
  db: Queryable,
  file: {
    accountId: number;
    layout: PayoutLayout;
    payments: number;
    amount: Money;
    by: bigint;
    checkerId: bigint | null;
    at: Date;
  },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_files
       (receiving_account_id, layout, payments, amount, made_by, checked_by, made_at)
     select id, $2, $3, $4, $5, $6, $7 from payment_receiving_accounts where id = $1 returning id`,
    [file.accountId, file.layout, file.payments, file.amount, file.by, file.checkerId, file.at],
  );
  return row?.id;
}

/** Serialises an operator's files, so that two which together reach the threshold cannot both pass. */
export async function lockFilesOf(db: Queryable, operatorId: bigint): Promise<void> {
  await db.query(
    "select pg_advisory_xact_lock(hashtextextended('payment-files:' || $1::bigint, 0))",
    [operatorId],
  );
}

/** What one operator put into files alone after a moment. */
export async function sumOfFiles(db: Queryable, by: bigint, since: Date): Promise<Money> {
  const [row] = await db.query<{ sum: string }>(
    `select coalesce(sum(p.amount), 0) as sum
     from payment_files f join payment_payouts p on p.file_id = f.id
     where f.made_by = $1 and f.made_at > $2 and f.checked_by is null`,
    [by, since],
  );
  return units(BigInt(row?.sum ?? 0));
}

/** Notes the first download of a file. */
export async function setDownloaded(db: Queryable, id: bigint, at: Date): Promise<void> {
  await db.query(
    "update payment_files set downloaded_at = $2 where id = $1 and downloaded_at is null",
    [id, at],
  );
}

export async function setTakenBack(
  db: Queryable,
  id: bigint,
  { by, at }: { by: bigint; at: Date },
): Promise<void> {
  await db.query("update payment_files set taken_back_at = $2, taken_back_by = $3 where id = $1", [
    id,
    at,
    by,
  ]);
}
