import type { PayoutLayout } from "#contract/office/payouts.ts";
import type { Queryable } from "#server/kit/database.ts";
import { units, type Money } from "#server/kit/money.ts";

export type FileRow = {
  id: bigint;
  accountId: number;
  account: string;
  bankName: string;
  bankNumber: string;
  bankOwner: string;
  layout: PayoutLayout;
  count: bigint;
  sum: string;
  settled: bigint;
  failed: bigint;
  madeBy: string;
  madeAt: Date;
  sentAt: Date | null;
};

const FILE = `select f.id, a.id as "accountId", a.bank_name || ' ' || a.bank_number as account,
    a.bank_name as "bankName", a.bank_number as "bankNumber", a.bank_owner as "bankOwner",
    f.layout, p.count, p.sum, p.settled, p.failed, o.name as "madeBy", f.made_at as "madeAt",
    f.sent_at as "sentAt"
  from payment_files f
  join payment_receiving_accounts a on a.id = f.receiving_account_id
  join operators o on o.id = f.made_by
  cross join lateral (
    select count(*) as count, coalesce(sum(amount), 0) as sum,
      count(*) filter (where state in ('settled', 'returned')) as settled,
      count(*) filter (where state = 'failed') as failed
    from payment_payouts where file_id = f.id) p`;

export const listFiles = (db: Queryable, most: number): Promise<FileRow[]> =>
  db.query<FileRow>(`${FILE} order by f.id desc limit $1`, [most]);

export async function findFile(db: Queryable, id: bigint): Promise<FileRow | undefined> {
  const [row] = await db.query<FileRow>(`${FILE} where f.id = $1`, [id]);
  return row;
}

/** Locks a file until the transaction ends; answers when it was given to the bank. */
export async function lockFile(
  db: Queryable,
  id: bigint,
): Promise<{ sentAt: Date | null } | undefined> {
  const [row] = await db.query<{ sentAt: Date | null }>(
    `select sent_at as "sentAt" from payment_files where id = $1 for update`,
    [id],
  );
  return row;
}

export async function insertFile(
  db: Queryable,
  file: {
    accountId: number;
    layout: PayoutLayout;
    by: bigint;
    checkerId: bigint | null;
    at: Date;
  },
): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into payment_files (receiving_account_id, layout, made_by, checked_by, made_at)
     select id, $2, $3, $4, $5 from payment_receiving_accounts where id = $1 returning id`,
    [file.accountId, file.layout, file.by, file.checkerId, file.at],
  );
  return row?.id;
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
