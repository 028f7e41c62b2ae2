import type { HandlersOf } from "#contract/handler.ts";
import type { quietTimeCalls } from "#contract/quiet-times.ts";
import type { Acts } from "#server/kit/act.ts";
import { closedDays, closedHours } from "#server/members/quiet-times/closed.ts";
import { ownQuietTimes } from "#server/members/quiet-times/own-quiet-times.ts";
import {
  cancelQuietTime,
  confirmQuietTime,
  setQuietTime,
} from "#server/members/quiet-times/quiet-times.ts";
import { raiseTimesInHours } from "#server/members/raise-times.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const quietTimeRoutes = (acts: Acts): HandlersOf<keyof typeof quietTimeCalls> => {
  const own = async (memberId: bigint) => ({
    quiet: await ownQuietTimes(acts.db, acts.clock, memberId),
    raise: await raiseTimesInHours(acts.db, memberId),
  });
  return {
    "get-quiet-times": (context) => own(signedIn(context).memberId),
    "set-no-play-hours": async (context, { hours }) => {
      const { memberId } = signedIn(context);
      await setQuietTime(acts, memberId, "hours", closedHours(hours));
      return own(memberId);
    },
    "set-deposit-free-days": async (context, { days }) => {
      const { memberId } = signedIn(context);
      await setQuietTime(acts, memberId, "days", closedDays(days));
      return own(memberId);
    },
    "confirm-quiet-time": async (context, { kind }) => {
      const { memberId } = signedIn(context);
      await confirmQuietTime(acts, memberId, kind);
      return own(memberId);
    },
    "cancel-quiet-time": async (context, { kind }) => {
      const { memberId } = signedIn(context);
      await cancelQuietTime(acts, memberId, kind);
      return own(memberId);
    },
  };
};
