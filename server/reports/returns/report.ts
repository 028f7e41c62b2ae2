import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { ReturnRow } from "#contract/office/reports.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { originOf } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";
import { listSamples, type GameSample } from "#server/reports/returns/store.ts";
import { bandOf, sumsOf, verdictOf } from "#server/reports/returns/band.ts";

/** The most rounds of one answer; longer spans need several periods. */
const ROUNDS_AT_MOST = 50_000;

/**
 * Each game's observed return in the rounds that closed in a period, beside its declared return.
 * Throws Refusal `too_many` for a period that is too long.
 */
export async function returnReport(
  db: Database,
  clock: Clock,
  asked: OfficeInput<"get-return-report">,
  most: number = ROUNDS_AT_MOST,
): Promise<OfficeOutput<"get-return-report">> {
  const period = periodOf(asked, "total");
  return atOneMoment(db, async (tx) => {
    const origin = await originOf(tx, clock, period);
    const samples = await listSamples(tx, boundsOf(period, origin.timeZone), most);
    return {
      origin,
      rows: samples.map(rowOf),
      roundsAtMost: most,
      isCut: samples.reduce((sum, { rounds }) => sum + rounds, 0) >= most,
    };
  });
}

function rowOf(sample: GameSample): ReturnRow {
  const { stakes, returns } = sample;
  const band = bandOf(sumsOf(sample));
  const declared = sample.declared === null ? null : sample.declared / 10_000;
  return {
    provider: sample.provider,
    game: sample.game,
    name: { ko: sample.nameKo, en: sample.nameEn },
    rounds: sample.rounds,
    stakes: formatDecimal(units(stakes)),
    returns: formatDecimal(units(returns)),
    observed: stakes > 0n ? Number(returns) / Number(stakes) : null,
    declared,
    low: band?.low ?? null,
    high: band?.high ?? null,
    verdict: verdictOf(declared, band),
  };
}
