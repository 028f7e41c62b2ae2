import { PLAY_RULES } from "#contract/play-signs.ts";
import type { Act } from "#server/kit/act.ts";
import { openOrAdd } from "#server/games/play-patterns/reviews/reviews.ts";
import type { Measured } from "#server/games/play-patterns/reviews/store.ts";
import * as store from "#server/games/play-patterns/store.ts";
import { intervalsOfSites } from "#server/settings/profiles/rules.ts";

const MINUTE_MS = 60_000;
/**
 * A minute is read when it has been over for so long: a round has the time at which its transaction
 * began, and no call of a provider runs longer than seconds.
 */
const READ_AFTER_MS = MINUTE_MS;
/** The longest interval that a jurisdiction can demand; see the rule's range. */
const LONGEST_INTERVAL_MS = 60_000;

/**
 * Reads the starts of the rounds of the next minute that has rounds and is over: counts those that
 * began too soon after the one before, and opens reviews of members whose play shows a sign of a
 * program. Nothing of it is in the transaction of a bet, and no member is blocked. Test accounts are
 * left out. Answers 1 while a further minute is due, otherwise 0.
 */
export async function watchPlay(act: Act): Promise<number> {
  const { tx, clock } = act;
  const until = minuteOf(clock.now().getTime() - READ_AFTER_MS);
  const readUntil = await store.lockReadUntil(tx);
  if (readUntil >= until) return 0;
  const first = await store.firstStartSince(tx, readUntil);
  if (first === null || first >= until) {
    await store.saveReadUntil(tx, until);
    return 0;
  }
  const from = minuteOf(first.getTime());
  const period = { from, before: new Date(from.getTime() + MINUTE_MS) };
  const sites = await intervalsOfSites(tx);
  const lookBack = new Date(from.getTime() - LONGEST_INTERVAL_MS);
  if (sites.length > 0) await store.addQuickStarts(tx, period, lookBack, sites);
  await openReviews(act, await measure(act, period));
  await store.saveReadUntil(tx, period.before);
  return 1;
}

const minuteOf = (ms: number): Date => new Date(Math.floor(ms / MINUTE_MS) * MINUTE_MS);

type Found = { memberId: bigint; measured: Measured };

async function measure({ tx }: Act, period: store.Period): Promise<Found[]> {
  const { longPlayHours, pauseMinutes, networkMinutes, evenRounds, evenSpreadMs } = PLAY_RULES;
  const longMinutes = longPlayHours * 60;
  const bounds = { pauseMinutes, longMinutes, networkMinutes };
  const found: Found[] = [];
  for (const row of await store.addToStretches(tx, period, bounds)) {
    if (row.isLong) found.push(ofStretch("longPlay", row, row.minutes, longMinutes));
    if (row.isApart) found.push(ofStretch("twoNetworks", row, row.apartMinutes, networkMinutes));
  }
  const runs = await store.addToRuns(tx, period, { rounds: evenRounds, spreadMs: evenSpreadMs });
  return [...found, ...runs.map(ofRun)];
}

const ofStretch = (
  sign: "longPlay" | "twoNetworks",
  { memberId, from, until }: store.StretchRow,
  value: number,
  threshold: number,
): Found => ({
  memberId,
  measured: { sign, value, threshold, ...moments(from, until), ...withoutGame },
});

const withoutGame = { gameId: null, intervals: null, meanMs: null };

const ofRun = ({ memberId, from, until, spreadMs, ...run }: store.RunRow): Found => ({
  memberId,
  measured: {
    sign: "evenRhythm",
    value: spreadMs,
    threshold: PLAY_RULES.evenSpreadMs,
    ...moments(from, until),
    ...run,
  },
});

const moments = (from: Date, until: Date) => ({
  from: from.toISOString(),
  until: until.toISOString(),
});

/** In the order of the members, as every act locks them. */
async function openReviews(act: Act, found: readonly Found[]): Promise<void> {
  const ofMembers = [...Map.groupBy(found, ({ memberId }) => memberId)];
  ofMembers.sort(([one], [other]) => (one < other ? -1 : 1));
  for (const [memberId, own] of ofMembers)
    await openOrAdd(
      act,
      memberId,
      own.map(({ measured }) => measured),
    );
}
