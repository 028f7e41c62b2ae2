import * as z from "zod/mini";
import { rowId } from "#contract/fields.ts";
import { otherNames } from "#contract/game-names.ts";
import { act, read } from "#contract/office/call.ts";
import { playSigns } from "#contract/play-signs.ts";

/** How a review ends: what was measured has an explanation, or staff acted on it. */
export const playReviewOutcomes = ["explained", "acted"] as const;
export type PlayReviewOutcome = (typeof playReviewOutcomes)[number];

const game = z.object({
  provider: z.string(),
  code: z.string(),
  nameKo: z.string(),
  nameEn: z.string(),
  otherNames,
});

const quickGame = z.extend(game, {
  /** How many rounds began too soon, and of how many members. */
  starts: z.int(),
  members: z.int(),
  /** The shortest interval, and the least that the jurisdiction allows, in milliseconds. */
  shortestMs: z.int(),
  leastMs: z.int(),
  lastAt: z.string(),
});
export type QuickGame = z.infer<typeof quickGame>;

/** What was measured of a sign, with its threshold: minutes; for an even rhythm milliseconds. */
const reason = z.object({
  sign: z.enum(playSigns),
  value: z.int(),
  threshold: z.int(),
  from: z.string(),
  until: z.string(),
  /** Of an even rhythm: the game, how many intervals there were, and their mean in milliseconds. */
  game: z.nullable(game),
  intervals: z.nullable(z.int()),
  meanMs: z.nullable(z.int()),
});
export type PlayReason = z.infer<typeof reason>;

const review = z.object({
  id: z.int(),
  version: z.int(),
  member: z.object({ id: z.int(), loginId: z.string(), nick: z.string() }),
  openedAt: z.string(),
  reasons: z.array(reason),
  closedAt: z.nullable(z.string()),
  closedBy: z.nullable(z.string()),
  outcome: z.nullable(z.enum(playReviewOutcomes)),
  /** What the operator who decided found; null while it is open. */
  findings: z.nullable(z.string()),
});
export type PlayReview = z.infer<typeof review>;

export const playPatternCalls = {
  "get-quick-games": read({
    summary:
      "Games with rounds that began sooner after the one before than the jurisdiction allows, in the last 30 days, the newest first.",
    access: "games.read",
    fields: {},
    output: z.object({ games: z.array(quickGame) }),
    refusals: [],
  }),
  "get-play-reviews": read({
    summary: "Open reviews of how members play, the oldest first, or those closed last.",
    access: "games.read",
    /** The last one of the page before, which the answer names as `next`. */
    fields: { list: z.enum(["open", "closed"]), after: z.optional(rowId) },
    output: z.object({ reviews: z.array(review), next: z.nullable(z.int()) }),
    refusals: [],
  }),
  "decide-play-review": act({
    summary:
      "End a review of how a member plays; the reason is what was found. It changes nothing of the member's account.",
    access: "members.change",
    fields: {
      reviewId: rowId,
      version: z.int().check(z.minimum(1)),
      outcome: z.enum(playReviewOutcomes),
    },
    output: z.object({}),
    refusals: ["not_found", "already", "stale"],
  }),
};
