import type { Queryable } from "#server/kit/database.ts";
import { textArray } from "#server/kit/database.ts";
import {
  houseMovements,
  memberMovements,
  type MemberMovementName,
} from "#server/ledger/movements.ts";

const { jackpot_contribution, jackpot_payout, rollback_shortfall, wallet_lost, wallet_won } =
  houseMovements;
const ofMembers = (...names: MemberMovementName[]): string =>
  names.map((name) => memberMovements[name].id).join(", ");
const sumOf = (ids: string | number): string =>
  `coalesce(sum(m.amount) filter (where m.movement in (${ids})), 0)`;

export type SumsRow = {
  connection: string;
  /** The code of the studio's ledger account. */
  account: string;
  code: string;
  nameKo: string;
  nameEn: string;
  stakes: bigint;
  wins: bigint;
  refunds: bigint;
  corrections: bigint;
  wallets: bigint;
  contributions: bigint;
  jackpots: bigint;
};
type Told = { [Name in keyof SumsRow]: string };

/**
 * The sums of each studio in a month (`2026-10-01`), in ledger units; of one connection, or of all.
 * Members' payments are negative in the ledger.
 */
export async function listSums(
  db: Queryable,
  month: string,
  connection: string | null,
): Promise<SumsRow[]> {
  const rows = await db.query<Told>(
    `select p.connection, h.code as account, p.code, p.name_ko as "nameKo", p.name_en as "nameEn",
       (-${sumOf(ofMembers("bet"))})::text as stakes,
       (${sumOf(ofMembers("win"))})::text as wins,
       (${sumOf(ofMembers("bet_rollback", "bet_refund"))})::text as refunds,
       (${sumOf(rollback_shortfall.id)} - ${sumOf(ofMembers("win_rollback"))})::text as corrections,
       (${sumOf(wallet_lost.id)} - ${sumOf(wallet_won.id)})::text as wallets,
       (${sumOf(jackpot_contribution.id)})::text as contributions,
       (${sumOf(jackpot_payout.id)})::text as jackpots
     from report_months m join game_providers p on p.id = m.provider_id
     join ledger_house_accounts h on h.id = p.house_account_id
     where m.month = $1::date and ($2::text is null or p.connection = $2)
     group by p.id, h.code order by p.connection, p.position, p.id`,
    [month, connection],
  );
  return rows.map((row) => ({
    ...row,
    stakes: BigInt(row.stakes),
    wins: BigInt(row.wins),
    refunds: BigInt(row.refunds),
    corrections: BigInt(row.corrections),
    wallets: BigInt(row.wallets),
    contributions: BigInt(row.contributions),
    jackpots: BigInt(row.jackpots),
  }));
}

/** The studios of a connection, which has none when it is unknown. */
export const listStudios = (
  db: Queryable,
  connection: string,
): Promise<{ code: string; nameKo: string; nameEn: string }[]> =>
  db.query<{ code: string; nameKo: string; nameEn: string }>(
    `select code, name_ko as "nameKo", name_en as "nameEn" from game_providers
     where connection = $1 order by position, id limit 1000`,
    [connection],
  );

/** The months with a movement, the newest first. */
export const listMonths = (db: Queryable, most: number): Promise<{ month: string }[]> =>
  db.query<{ month: string }>(
    `select distinct to_char(month, 'YYYY-MM') as month from report_months
     order by month desc limit $1`,
    [most],
  );

/** The ledger's signed sheet of a closed month as JSON; undefined before it is closed. */
export async function findSheet(db: Queryable, month: string): Promise<string | undefined> {
  const [row] = await db.query<{ sheet: string }>(
    "select sheet from ledger_balance_sheets where month = $1::date",
    [month],
  );
  return row?.sheet;
}

export type RateRow = {
  connection: string;
  from: string;
  rate: number;
  at: Date;
  by: string;
  checkedBy: string;
};

/** The rates of a connection, or of all, the newest first. */
export const listRates = (db: Queryable, connection: string | null): Promise<RateRow[]> =>
  db.query<RateRow>(
    `select r.connection, to_char(r.from_month, 'YYYY-MM') as "from", r.basis_points as rate,
       r.set_at as at, o.name as by, c.name as "checkedBy"
     from report_share_rates r join operators o on o.id = r.set_by
     join operators c on c.id = r.checked_by
     where $1::text is null or r.connection = $1
     order by r.from_month desc, r.connection limit 1000`,
    [connection],
  );

export async function saveRate(
  db: Queryable,
  row: { connection: string; month: string; rate: number; at: Date; by: bigint; checkedBy: bigint },
): Promise<void> {
  await db.query(
    `insert into report_share_rates
       (connection, from_month, basis_points, set_at, set_by, checked_by)
     values ($1, $2::date, $3, $4, $5, $6)
     on conflict (connection, from_month) do update set basis_points = excluded.basis_points,
       set_at = excluded.set_at, set_by = excluded.set_by, checked_by = excluded.checked_by`,
    [row.connection, row.month, row.rate, row.at, row.by, row.checkedBy],
  );
}

export type FileRow = {
  id: bigint;
  connection: string;
  name: string;
  at: Date;
  by: string;
  figures: string[];
  hasStudios: boolean;
};

/** The newest file of each connection for a month. */
export const listFiles = (
  db: Queryable,
  month: string,
  connection: string | null,
): Promise<FileRow[]> =>
  db.query<FileRow>(
    `select distinct on (f.connection) f.id, f.connection, f.file_name as name,
       f.imported_at as at, o.name as by, f.figures, f.has_studios as "hasStudios"
     from report_provider_files f join operators o on o.id = f.imported_by
     where f.month = $1::date and ($2::text is null or f.connection = $2)
     order by f.connection, f.id desc`,
    [month, connection],
  );

export type LineRow = { fileId: bigint; studio: string; figure: string; amount: bigint };

/** A line without the file that it is of. */
export type TheirLine = Omit<LineRow, "fileId">;

export const listLines = (db: Queryable, files: readonly bigint[]): Promise<LineRow[]> =>
  db.query<LineRow>(
    `select file_id as "fileId", studio, figure, amount from report_provider_lines
     where file_id = any($1::bigint[]) order by studio, figure`,
    [files],
  );

export async function insertFile(
  db: Queryable,
  file: {
    connection: string;
    month: string;
    name: string;
    hash: Buffer;
    figures: readonly string[];
    hasStudios: boolean;
    at: Date;
    by: bigint;
  },
  lines: readonly Omit<LineRow, "fileId">[],
): Promise<void> {
  await db.query(
    `with file as (
       insert into report_provider_files
         (connection, month, file_name, file_hash, figures, has_studios, imported_at, imported_by)
       values ($1, $2::date, $3, $4, $5::text[], $6, $7, $8) returning id)
     insert into report_provider_lines (file_id, studio, figure, amount)
     select file.id, l.* from file, unnest($9::text[], $10::text[], $11::bigint[])
       as l(studio, figure, amount)`,
    [
      file.connection,
      file.month,
      file.name,
      file.hash,
      textArray(file.figures),
      file.hasStudios,
      file.at,
      file.by,
      textArray(lines.map(({ studio }) => studio)),
      textArray(lines.map(({ figure }) => figure)),
      lines.map(({ amount }) => amount),
    ],
  );
}

/** Files of the last two years whose month is not agreed: the newest of each. */
export const listComparable = (
  db: Queryable,
  now: Date,
): Promise<{ connection: string; month: string }[]> =>
  db.query<{ connection: string; month: string }>(
    `select distinct f.connection, to_char(f.month, 'YYYY-MM') as month
     from report_provider_files f
     where f.month > $1::timestamptz - interval '24 months' and not exists (
       select from report_settlements s where s.connection = f.connection and s.month = f.month)
     order by 1, 2 limit 2000`,
    [now],
  );

export type AgreedRow = {
  connection: string;
  at: Date;
  by: string;
  checkedBy: string;
  share: bigint;
  correction: bigint;
  hash: Buffer;
};

export const listAgreed = (
  db: Queryable,
  month: string,
  connection: string | null,
): Promise<AgreedRow[]> =>
  db.query<AgreedRow>(
    `select s.connection, s.agreed_at as at, o.name as by, c.name as "checkedBy", s.share,
       s.correction, s.hash
     from report_settlements s join operators o on o.id = s.agreed_by
     join operators c on c.id = s.checked_by
     where s.month = $1::date and ($2::text is null or s.connection = $2)`,
    [month, connection],
  );

/** The newest agreed month of a connection; undefined without one. */
export async function findLastAgreed(
  db: Queryable,
  connection: string,
): Promise<string | undefined> {
  const [row] = await db.query<{ month: string }>(
    `select to_char(month, 'YYYY-MM') as month from report_settlements
     where connection = $1 order by report_settlements.month desc limit 1`,
    [connection],
  );
  return row?.month;
}

/** Serialises the acts on one connection's settlement until the transaction ends. */
export async function lockSettlement(db: Queryable, connection: string): Promise<void> {
  await db.query("select pg_advisory_xact_lock(hashtextextended('settlement:' || $1, 0))", [
    connection,
  ]);
}

export async function insertAgreed(
  db: Queryable,
  row: {
    connection: string;
    month: string;
    statement: string;
    hash: Buffer;
    share: bigint;
    correction: bigint;
    at: Date;
    by: bigint;
    checkedBy: bigint;
  },
): Promise<void> {
  await db.query(
    `insert into report_settlements
       (connection, month, statement, hash, share, correction, agreed_at, agreed_by, checked_by)
     values ($1, $2::date, $3, $4, $5, $6, $7, $8, $9)`,
    [
      row.connection,
      row.month,
      row.statement,
      row.hash,
      row.share,
      row.correction,
      row.at,
      row.by,
      row.checkedBy,
    ],
  );
}
