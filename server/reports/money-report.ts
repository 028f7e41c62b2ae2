import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { MoneyTotal } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { originOf } from "#server/reports/origin.ts";
import { periodOf } from "#server/reports/periods.ts";
import { listByProvider, listByTime, type SumsRow } from "#server/reports/reading/store.ts";

const decimal = (amount: bigint): string => formatDecimal(units(amount));

/**
 * The movements of a period, exactly as in the ledger's entries, newest line first. Throws Refusal
 * `too_many` for a period that is too long.
 */
export async function moneyReport(
  db: Database,
  clock: Clock,
  { grouping, withTest = false, ...asked }: OfficeInput<"get-money-report">,
): Promise<OfficeOutput<"get-money-report">> {
  const period = periodOf(asked, grouping);
  const isByProvider = grouping === "provider";
  return atOneMoment(db, async (tx) => {
    const found = isByProvider
      ? await listByProvider(tx, period, withTest)
      : await listByTime(tx, period, grouping, withTest);
    return {
      origin: await originOf(tx, clock, period, withTest),
      rows: found.map(({ key, nameKo, nameEn, ...row }) => ({
        key,
        name: nameKo === null || nameEn === null ? null : { ko: nameKo, en: nameEn },
        ...cellsOf(row, isByProvider),
      })),
      total: cellsOf(found.reduce(add, nothing), isByProvider),
    };
  });
}

const nothing: SumsRow = {
  stakes: 0n,
  returns: 0n,
  wallets: 0n,
  comp: 0n,
  deposits: 0n,
  withdrawals: 0n,
};

const add = (sum: SumsRow, row: SumsRow): SumsRow => ({
  stakes: sum.stakes + row.stakes,
  returns: sum.returns + row.returns,
  wallets: sum.wallets + row.wallets,
  comp: sum.comp + row.comp,
  deposits: sum.deposits + row.deposits,
  withdrawals: sum.withdrawals + row.withdrawals,
});

const cellsOf = (row: SumsRow, isOfProvider: boolean): MoneyTotal => ({
  stakes: decimal(row.stakes),
  returns: decimal(row.returns),
  wallets: decimal(row.wallets),
  result: decimal(row.stakes - row.returns + row.wallets),
  comp: decimal(row.comp),
  deposits: isOfProvider ? null : decimal(row.deposits),
  withdrawals: isOfProvider ? null : decimal(row.withdrawals),
});
