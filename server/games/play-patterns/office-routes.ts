import type { playPatternCalls } from "#contract/office/play-patterns.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { quickGames } from "#server/games/play-patterns/quick-games.ts";
import { reviewsOf } from "#server/games/play-patterns/reviews/listing.ts";
import { decideReview } from "#server/games/play-patterns/reviews/reviews.ts";
import { objectOf } from "#server/members/administration/member-facts.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";

/** The office's calls about how members play: rounds that begin too soon, and reviews. */
export const playPatternRoutes = ({
  db,
  clock,
}: {
  db: Queryable;
  clock: Clock;
}): OfficeHandlersOf<keyof typeof playPatternCalls> => ({
  "get-quick-games": async () => ({ games: await quickGames(db, clock) }),
  "get-play-reviews": (_context, { list, after }) => reviewsOf(db, list, after),
  "decide-play-review": async (act, _context, { reviewId, version, outcome, reason }) => {
    const decision = { version, outcome, findings: reason };
    const memberId = await decideReview(act, BigInt(reviewId), decision);
    const audit = {
      object: objectOf(memberId),
      before: { playReview: "open" },
      after: { playReview: outcome },
    };
    return { answer: {}, audit };
  },
});
