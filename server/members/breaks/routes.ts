import type { HandlersOf } from "#contract/handler.ts";
import type { Acts } from "#server/kit/act.ts";
import { askReturn, breakRules, runningBreak, startBreak } from "#server/members/breaks/breaks.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const breakRoutes = (
  acts: Acts,
): HandlersOf<"get-break" | "start-break" | "ask-return"> => ({
  "get-break": async (context) => {
    const { memberId } = signedIn(context);
    const { terms, returnWaitsMs } = await breakRules(acts.db, memberId);
    return {
      running: await runningBreak(acts.db, acts.clock, memberId),
      terms,
      returnWaitsHours: returnWaitsMs / 3_600_000,
    };
  },
  "start-break": async (context, { term }) => ({
    running: await startBreak(acts, signedIn(context).memberId, term),
  }),
  "ask-return": async (context, { reason }) => ({
    running: await askReturn(acts, signedIn(context).memberId, reason),
  }),
});
