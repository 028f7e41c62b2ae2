import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { GameReportRow, GameReportTotal, GameState } from "#contract/office/game-report.ts";
import type { Clock } from "#server/kit/clock.ts";
import { csvLine as line } from "#server/kit/csv.ts";
import type { Database } from "#server/kit/database.ts";
import { formatDecimal, units } from "#server/kit/money.ts";
import { atOneMoment } from "#server/kit/one-moment.ts";
import { csvHead } from "#server/reports/csv.ts";
import { getGamesUntil, listGameSums, type GameSums } from "#server/reports/games/store.ts";
import { originOf } from "#server/reports/origin.ts";
import { boundsOf, periodOf } from "#server/reports/periods.ts";

const decimal = (amount: bigint): string => formatDecimal(units(amount));

/**
 * What each game took and gave in a period, exactly as in the ledger's entries, with the rounds that
 * are open now. Games of providers that keep members' money have no rounds and are not in it. Throws
 * Refusal `too_many` for an end before its start. Source: GLI-19 2.9.2.
 */
export async function gameReport(
  db: Database,
  clock: Clock,
  asked: OfficeInput<"get-game-report">,
): Promise<OfficeOutput<"get-game-report">> {
  const period = periodOf(asked, "total");
  return atOneMoment(db, async (tx) => {
    const origin = await originOf(tx, clock, period);
    const enteredUntil = (await getGamesUntil(tx)).toISOString();
    const found = await listGameSums(tx, period, boundsOf(period, origin.timeZone));
    return {
      origin: { ...origin, enteredUntil },
      rows: found.map(rowOf),
      total: cellsOf(found.reduce(add, nothing)),
    };
  });
}

type Sums = Pick<
  GameSums,
  "rounds" | "voids" | "stakes" | "voided" | "returns" | "jackpots" | "openRounds" | "openStakes"
>;

const nothing: Sums = {
  rounds: 0,
  voids: 0,
  stakes: 0n,
  voided: 0n,
  returns: 0n,
  jackpots: 0n,
  openRounds: 0,
  openStakes: 0n,
};

const add = (sum: Sums, row: Sums): Sums => ({
  rounds: sum.rounds + row.rounds,
  voids: sum.voids + row.voids,
  stakes: sum.stakes + row.stakes,
  voided: sum.voided + row.voided,
  returns: sum.returns + row.returns,
  jackpots: sum.jackpots + row.jackpots,
  openRounds: sum.openRounds + row.openRounds,
  openStakes: sum.openStakes + row.openStakes,
});

const cellsOf = (sums: Sums): GameReportTotal => ({
  rounds: sums.rounds,
  stakes: decimal(sums.stakes),
  voids: sums.voids,
  voided: decimal(sums.voided),
  returns: decimal(sums.returns),
  jackpots: decimal(sums.jackpots),
  result: decimal(sums.stakes - sums.returns + sums.jackpots),
  openRounds: sums.openRounds,
  openStakes: decimal(sums.openStakes),
});

const stateOf = ({ isGameUsed, isProviderUsed }: GameSums): GameState =>
  isProviderUsed ? (isGameUsed ? "in_use" : "switched_off") : "provider_off";

function rowOf(sums: GameSums): GameReportRow {
  const { stakes, returns, jackpots, declared } = sums;
  return {
    provider: sums.provider,
    providerName: { ko: sums.providerKo, en: sums.providerEn },
    game: sums.game,
    name: { ko: sums.nameKo, en: sums.nameEn },
    state: stateOf(sums),
    ...cellsOf(sums),
    declared: declared === null ? null : declared / 10_000,
    observed: stakes > 0n ? Number(returns - jackpots) / Number(stakes) : null,
  };
}

const cellNames = [
  "rounds",
  "stakes",
  "voids",
  "voided",
  "returns",
  "jackpots",
  "result",
  "openRounds",
  "openStakes",
] as const;

/** The lines of the report; amounts are won with all their decimals, returns are shares of the stakes. */
export function* gamesCsv(
  { origin, rows, total }: OfficeOutput<"get-game-report">,
  title: string,
): Generator<string> {
  yield* csvHead(title, origin);
  yield line(["provider", "game", "name", "state", ...cellNames, "declared", "observed"]);
  if (rows.length === 0) yield line(["No Activity"]);
  for (const row of rows)
    yield line([
      row.provider,
      row.game,
      row.name.en,
      row.state,
      ...cellNames.map((cell) => row[cell]),
      row.declared,
      row.observed,
    ]);
  yield line(["total", null, null, null, ...cellNames.map((cell) => total[cell]), null, null]);
}
