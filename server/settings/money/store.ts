import {
  moneyLimitNames,
  moneyLimits,
  type AmountLimitName,
} from "#contract/office/money-limits.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

export type LimitRow = Record<AmountLimitName, Money> & {
  depositWaitsMinutes: number;
  version: number;
};

const selected = Object.entries(moneyLimits)
  .map(([name, limit]) => `${limit.column} as "${name}"`)
  .join(", ");

/** The row of limits. */
export async function readLimits(db: Queryable): Promise<LimitRow> {
  const [row] = await db.query<LimitRow>(
    `select ${selected}, version from settings_money`,
    [],
    "settings-money",
  );
  return set(row);
}

/** The same, locked until the transaction ends. */
export async function lockLimits(db: Queryable): Promise<LimitRow> {
  const [row] = await db.query<LimitRow>(
    `select ${selected}, version from settings_money for update`,
  );
  return set(row);
}

function set(row: LimitRow | undefined): LimitRow {
  if (!row) throw new Error("the limits of money are not set");
  return row;
}

export async function saveLimits(db: Queryable, limits: Omit<LimitRow, "version">): Promise<void> {
  const assignments = Object.values(moneyLimits).map((limit, at) => `${limit.column} = $${at + 1}`);
  await db.query(
    `update settings_money set version = version + 1, ${assignments.join(", ")}`,
    moneyLimitNames.map((name) => limits[name]),
  );
}
