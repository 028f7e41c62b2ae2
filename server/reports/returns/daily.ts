import type { Act } from "#server/kit/act.ts";
import { allowLongReading } from "#server/kit/database.ts";
import { startOfDay } from "#server/kit/days.ts";
import { recordOutcomes, recordReturns } from "#server/reports/differences/gathering.ts";
import type { Found } from "#server/reports/differences/finding/store.ts";
import { bandOf, CASE_Z, sumsOf, verdictOf } from "#server/reports/returns/band.ts";
import { isDependent } from "#server/reports/returns/outcomes.ts";
import * as store from "#server/reports/returns/store.ts";

const DAY_MS = 86_400_000;
/** The longest sample of a check. */
const SAMPLE_DAYS = 90;
/** The days before the first check that are counted too. */
const DAYS_AT_FIRST = 30;
/** More than the rounds of a day. */
const EVERY_ROUND = 2_147_483_647;

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);
const after = (day: string, days: number): string => dayOf(Date.parse(day) + days * DAY_MS);

/**
 * Counts the rounds of the next day (UTC) that is over, and after the last one compares what each
 * game returned in its newest 90 days, since its declared return last changed, with that return, and
 * the results of each slot's rounds with those of the rounds before them. A game outside of the band
 * and a slot whose results depend on each other are put on the work list of differences. Answers 1
 * while a further day is due, 0 otherwise. A round is counted once: on the day on which it was closed and last changed when
 * that day was counted.
 */
export async function checkReturns(act: Act): Promise<number> {
  const { tx, clock } = act;
  const yesterday = dayOf(clock.now().getTime() - DAY_MS);
  const until = (await store.getCountedUntil(tx)) ?? after(yesterday, -DAYS_AT_FIRST);
  if (until >= yesterday) return 0;
  const day = after(until, 1);
  const bounds = { from: startOfDay(day, "UTC"), before: startOfDay(after(day, 1), "UTC") };
  const first = after(yesterday, 1 - SAMPLE_DAYS);
  await allowLongReading(tx);
  await store.saveDay(tx, day, await store.listSamples(tx, bounds, EVERY_ROUND, { isOnce: true }));
  await store.savePairs(tx, day, bounds);
  await store.keepWaiting(tx, bounds, startOfDay(first, "UTC"));
  await store.saveCountedUntil(tx, day);
  if (day < yesterday) return 1;
  await store.deleteBefore(tx, first);
  const samples = await store.listLongSamples(tx, first);
  await recordReturns(act, samples.flatMap(breachOf));
  const pairs = await store.listLongPairs(tx, first);
  await recordOutcomes(act, pairs.filter(isDependent).map(dependent));
  return 0;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`;

/** What is put on the work list: nothing of a game inside its band, or with too few rounds. */
function breachOf(sample: store.LongSample): Found[] {
  const { provider, game, connection, since } = sample;
  const declared = sample.declared / 10_000;
  const sums = sumsOf(sample);
  if (verdictOf(declared, bandOf(sums, CASE_Z)) !== "outside") return [];
  return [
    {
      // A changed return is another subject, with a sample of its own.
      key: `${provider}/${game}/${sample.declared}`,
      connection,
      about: `${provider}/${game}`,
      object: `game:${provider}/${game}`,
      ours: percent(sums.returned / sums.staked),
      theirs: percent(declared),
      since: startOfDay(since, "UTC"),
    },
  ];
}

/** What is put on the work list: the share of wins among the rounds after a win, and the expected one. */
function dependent(pairs: store.LongPairs): Found {
  const { provider, game, connection, since } = pairs;
  const afterWin = (wins: number) =>
    pairs.afterWins === 0 ? null : percent(wins / pairs.afterWins);
  return {
    key: `${provider}/${game}`,
    connection,
    about: `${provider}/${game}`,
    object: `game:${provider}/${game}`,
    ours: afterWin(pairs.winsAfterWins),
    theirs: afterWin(pairs.expectedAfterWins),
    since: startOfDay(since, "UTC"),
  };
}
