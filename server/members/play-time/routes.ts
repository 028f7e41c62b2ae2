import type { HandlersOf } from "#contract/handler.ts";
import type { playTimeCalls } from "#contract/play-time.ts";
import type { Acts } from "#server/kit/act.ts";
import { toWon, units } from "#server/kit/money.ts";
import { answerCheck, playTimeOf, setCheckInterval } from "#server/members/play-time/play-time.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const playTimeRoutes = (acts: Acts): HandlersOf<keyof typeof playTimeCalls> => {
  const { db, clock } = acts;
  const own = async (memberId: bigint) => {
    const { since, staked, returned, ...rest } = await playTimeOf(db, clock, memberId);
    return {
      play: {
        ...rest,
        since: since.toISOString(),
        minutes: Math.max(0, Math.floor((clock.now().getTime() - since.getTime()) / 60_000)),
        staked: toWon(staked),
        returned: toWon(returned),
        net: toWon(units(returned - staked)),
      },
    };
  };
  return {
    "get-play-time": (context) => own(signedIn(context).memberId),
    "answer-check": async (context) => {
      const { memberId } = signedIn(context);
      await answerCheck(acts, memberId);
      return own(memberId);
    },
    "set-check-interval": async (context, { minutes }) => {
      const { memberId } = signedIn(context);
      await setCheckInterval(acts, memberId, minutes);
      return own(memberId);
    },
  };
};
