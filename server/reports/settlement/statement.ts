import type { OfficeOutput } from "#contract/office/calls.ts";
import type {
  SettledStudio,
  SettlementFigure,
  SettlementLine,
  TheirFigures,
} from "#contract/office/settlement.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { differing, isFull } from "#server/reports/settlement/comparing.ts";
import { decimal, shownFigures } from "#server/reports/settlement/figures.ts";
import { monthState, settledIn, type Settled } from "#server/reports/settlement/settled.ts";
import * as store from "#server/reports/settlement/store.ts";

const MONTHS_AT_MOST = 120;

/** The statement of every connection for a month. */
export async function settlementOf(
  db: Queryable,
  clock: Clock,
  asked: string | undefined,
): Promise<OfficeOutput<"get-settlement">> {
  const months = (await store.listMonths(db, MONTHS_AT_MOST)).map(({ month }) => month);
  const running = clock.now().toISOString().slice(0, 7);
  const month = asked ?? months.find((each) => each < running) ?? running;
  const { state, summedUntil } = await monthState(db, clock, month);
  const lines = (await settledIn(db, month, null)).map(lineOf);
  return {
    month,
    months: [...new Set([running, ...months])],
    state,
    summedUntil: summedUntil.toISOString(),
    lines,
  };
}

/** The statement of one connection by studio. Throws Refusal `not_found`. */
export async function settlementOfConnection(
  db: Queryable,
  clock: Clock,
  { connection, month }: { connection: string; month: string },
): Promise<OfficeOutput<"get-settlement-of">> {
  const [settled] = await settledIn(db, month, connection);
  const known = await store.listStudios(db, connection);
  if (!settled || known.length === 0) throw new Refusal("not_found");
  const { state, summedUntil } = await monthState(db, clock, month);
  const rates = await store.listRates(db, connection);
  return {
    state,
    summedUntil: summedUntil.toISOString(),
    line: lineOf(settled),
    studios: studiosOf(settled),
    theirs: theirTotal(settled),
    rates: rates.map(({ connection: _name, at, ...rate }) => ({ ...rate, at: at.toISOString() })),
  };
}

export function lineOf(settled: Settled): SettlementLine {
  const { connection, rate, total, share, file, agreed } = settled;
  return {
    connection,
    rate,
    figures: shownFigures(total),
    share: share === null ? null : decimal(share),
    file: file && { name: file.name, at: file.at.toISOString(), by: file.by },
    differing: agreed ? 0 : differing(settled).length,
    agreed: agreed && {
      at: agreed.at.toISOString(),
      by: agreed.by,
      checkedBy: agreed.checkedBy,
      share: decimal(agreed.share + agreed.correction),
      correction: decimal(agreed.correction),
      hash: agreed.hash.toString("hex"),
    },
  };
}

const told = (lines: readonly store.TheirLine[]): TheirFigures =>
  Object.fromEntries(lines.map(({ figure, amount }) => [figure, decimal(amount)]));

/** The studios of our ledger, and those that only the provider's file has. */
function studiosOf({ studios, theirs }: Settled): SettledStudio[] {
  const named = theirs.filter(({ studio }) => studio !== "");
  const ofStudio = (code: string) => told(named.filter(({ studio }) => studio === code));
  const own = studios.map(({ row, figures }) => ({
    code: row.code,
    name: { ko: row.nameKo, en: row.nameEn },
    figures: shownFigures(figures),
    theirs: ofStudio(row.code),
  }));
  const codes = new Set(own.map(({ code }) => code));
  const others = [...new Set(named.map(({ studio }) => studio))].filter((code) => !codes.has(code));
  return [
    ...own,
    ...others.map((code) => ({ code, name: null, figures: null, theirs: ofStudio(code) })),
  ];
}

/** The file's own total, or the sum of its studios. */
function theirTotal({ theirs, file }: Settled): TheirFigures {
  if (!file) return {};
  const sums = new Map<string, bigint>();
  for (const { studio, figure, amount } of theirs)
    if (isFull(file, studio, figure)) sums.set(figure, (sums.get(figure) ?? 0n) + amount);
  return Object.fromEntries(
    [...sums].map(([figure, amount]) => [figure as SettlementFigure, decimal(amount)]),
  );
}
