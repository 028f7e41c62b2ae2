import type { Queryable } from "#server/kit/database.ts";
import type { Money } from "#server/kit/money.ts";

/** The columns of the one row of limits, by the name they have in code. */
const amountColumns = {
  depositMin: "deposit_min",
  depositMax: "deposit_max",
  depositStep: "deposit_step",
  withdrawalMin: "withdrawal_min",
  withdrawalMax: "withdrawal_max",
  withdrawalStep: "withdrawal_step",
  withdrawalDayMax: "withdrawal_day_max",
  compConvertMin: "comp_convert_min",
  secondOperatorFrom: "second_operator_from",
  secondOperatorDayFrom: "second_operator_day_from",
  unstakedWinFrom: "unstaked_win_from",
} as const;
export type AmountName = keyof typeof amountColumns;
export const amountNames = Object.keys(amountColumns) as AmountName[];

export type LimitRow = Record<AmountName, Money> & {
  depositWaitsMinutes: number;
  version: number;
};

const selected = Object.entries(amountColumns)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(", ");

/** Locked until the transaction ends, when asked for. */
export async function readLimits(db: Queryable, options: { isLocked: boolean }): Promise<LimitRow> {
  const [row] = await db.query<LimitRow>(
    `select ${selected}, deposit_waits_minutes as "depositWaitsMinutes", version
     from settings_money ${options.isLocked ? "for update" : ""}`,
  );
  if (!row) throw new Error("the limits of money are not set");
  return row;
}

export async function saveLimits(db: Queryable, limits: Omit<LimitRow, "version">): Promise<void> {
  const assignments = Object.values(amountColumns).map((column, at) => `${column} = $${at + 2}`);
  await db.query(
    `update settings_money set deposit_waits_minutes = $1, version = version + 1,
       ${assignments.join(", ")}`,
    [limits.depositWaitsMinutes, ...amountNames.map((name) => limits[name])],
  );
}
