import type { Queryable } from "#server/kit/database.ts";
import { fundsActs } from "#tests/support/segregated-accounts.ts";

/**
 * A month that the ledger has closed without a movement: the signed sheet is a made one, so that
 * acts of the office can be tried without a past.
 */
async function closeEmptyMonth(owner: Queryable, month: string): Promise<void> {
  await owner.query(
    `with key as (
       insert into ledger_seal_keys (id, public_key, first_used_at)
       values ('00000000000000aa', decode(repeat('aa', 32), 'hex'), now())
       on conflict (id) do update set id = excluded.id returning id)
     insert into ledger_balance_sheets (month, closed_at, sheet, key_id, signature)
     select ($1 || '-01')::date, now(), '{}', id, decode(repeat('aa', 64), 'hex') from key`,
    [month],
  );
}

/** A contracted share of a connection, as two operators would have written it. */
async function setRate(db: Queryable, connection: string, month: string): Promise<void> {
  await db.query(
    `insert into report_share_rates
       (connection, from_month, basis_points, set_at, set_by, checked_by)
     select $1, ($2 || '-01')::date, 1200, now(), min(id), max(id) from operators
     on conflict do nothing`,
    [connection, month],
  );
}

/** An open difference on the work list; answers its id. */
async function makeDifference(db: Queryable, key: string): Promise<number> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into report_differences (kind, key, connection, about, ours, theirs, since, found_at)
     values ('transaction', $1, 'sandbox', $1, 'done 100.00', null, now(), now()) returning id`,
    [key],
  );
  return Number(row?.id);
}

/** A provider's file with a line for each studio. */
export const providerFile = (lines: readonly string[]): string =>
  Buffer.from(`Studio,Stakes,Wins,Net\n${lines.join("\n")}\n`).toString("base64");

/** The columns of `providerFile`. */
export const providerLayout = {
  delimiter: "," as const,
  skipped: 1,
  studio: 0,
  figures: {
    stakes: 1,
    wins: 2,
    refunds: null,
    corrections: null,
    wallets: null,
    contributions: null,
    jackpots: null,
    net: 3,
    share: null,
  },
};

/** A provider's file of a day: transaction, round, kind, amount and state of each line. */
export const dayFile = (lines: readonly string[]): string =>
  Buffer.from(`Transaction,Round,Kind,Amount,State\n${lines.join("\n")}\n`).toString("base64");

/** The columns of `dayFile`, in the time zone of the demo's house. */
export const dayLayout = {
  delimiter: "," as const,
  skipped: 1,
  hoursAhead: 9,
  columns: { transaction: 0, amount: 3, kind: 2, state: 4, original: null, round: 1 },
};

/** A day of which one part came, without lines. */
async function dayInParts(owner: Queryable) {
  const day = `2017-01-${String(++parts).padStart(2, "0")}`;
  const connection = "sandbox";
  await owner.query(
    `insert into game_days_in_parts (connection, day, hours_ahead, changed_at)
     values ($1, $2::date, 9, now())`,
    [connection, day],
  );
  const [file] = await owner.query<{ id: bigint }>(
    `insert into game_day_files (connection, day, file_name, file_hash, layout, lines, outside,
       imported_at, imported_by, is_part)
     select $1, $2::date, 'part.csv', decode(repeat('aa', 32), 'hex'), '{}', 0, '{}', now(),
       min(id), true from operators returning id`,
    [connection, day],
  );
  return { connection, day, version: 1, id: Number(file?.id) };
}

let made = 0;
let parts = 0;
let months = 0;

/** A month that no test has closed. */
function unclosedMonth(): string {
  const year = 2019 - Math.floor(months / 12);
  return `${year}-${String((months++ % 12) + 1).padStart(2, "0")}`;
}

/**
 * Valid input for each act on a settlement, a difference or a segregated account. Each call first
 * makes the object on which the act is done.
 */
export function settlementActs(db: Queryable, owner: Queryable) {
  const difference = async () => ({ id: await makeDifference(db, `walked-${made++}`), version: 1 });
  return {
    "set-share-rate": () => ({ connection: "sandbox", from: "2018-01", rate: 1_000 + made++ }),
    "import-provider-file": () => ({
      connection: "sandbox",
      month: "2026-01",
      fileName: "january.csv",
      content: providerFile(["tiger,0,0,0"]),
      layout: providerLayout,
    }),
    "import-day-file": () => ({
      connection: "sandbox",
      day: "2026-01-05",
      fileName: "day.csv",
      content: dayFile([]),
      layout: dayLayout,
    }),
    "complete-day-parts": async () => {
      const { id: _id, ...seen } = await dayInParts(owner);
      return seen;
    },
    "remove-day-part": () => dayInParts(owner),
    "agree-settlement": async () => {
      const month = unclosedMonth();
      await closeEmptyMonth(owner, month);
      await setRate(db, "sandbox", month);
      return { connection: "sandbox", month, share: "0.00", correction: 0 };
    },
    ...fundsActs(owner),
    "own-difference": async () => ({ ...(await difference()), isOwn: true }),
    "ask-about-difference": difference,
    "accept-difference": difference,
  };
}
