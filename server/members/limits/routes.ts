import type { HandlersOf } from "#contract/handler.ts";
import type { limitCalls } from "#contract/limits.ts";
import type { Acts } from "#server/kit/act.ts";
import { cancelRaise, confirmRaise, setLimit } from "#server/members/limits/limits.ts";
import { declineLimit, isLimitOffered } from "#server/members/limits/offers.ts";
import { hasOpenReview } from "#server/members/limits/store.ts";
import { keepLimits } from "#server/members/limits/reviews.ts";
import { amountOf, ownLimits } from "#server/members/limits/own-limits.ts";
import { raiseTimesInHours } from "#server/members/raise-times.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const limitRoutes = (acts: Acts): HandlersOf<keyof typeof limitCalls> => {
  const own = async (memberId: bigint) => ({
    limits: await ownLimits(acts.db, acts.clock, memberId),
    raise: await raiseTimesInHours(acts.db, memberId),
    isOffered: await isLimitOffered(acts.db, acts.clock, memberId, "registration"),
    isReviewDue: await hasOpenReview(acts.db, memberId),
  });
  return {
    "get-limits": (context) => own(signedIn(context).memberId),
    "set-limit": async (context, { amount, ...name }) => {
      const { memberId } = signedIn(context);
      await setLimit(acts, memberId, name, amount === null ? null : amountOf(name.kind, amount));
      return own(memberId);
    },
    "confirm-limit": async (context, name) => {
      const { memberId } = signedIn(context);
      await confirmRaise(acts, memberId, name);
      return own(memberId);
    },
    "decline-limit": async (context, { moment }) => {
      const { memberId } = signedIn(context);
      await declineLimit(acts, memberId, moment);
      return own(memberId);
    },
    "keep-limits": async (context) => {
      const { memberId } = signedIn(context);
      await keepLimits(acts, memberId);
      return own(memberId);
    },
    "cancel-limit": async (context, name) => {
      const { memberId } = signedIn(context);
      await cancelRaise(acts, memberId, name);
      return own(memberId);
    },
  };
};
