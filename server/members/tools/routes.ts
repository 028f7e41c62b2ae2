import type { HandlersOf } from "#contract/handler.ts";
import type { toolCalls } from "#contract/tools.ts";
import type { Acts } from "#server/kit/act.ts";
import { isLimitOffered } from "#server/members/limits/offers.ts";
import { signedIn } from "#server/members/signed-in.ts";
import { acknowledgeTools, toolsDue } from "#server/members/tools/tools.ts";

/** What a new member is shown before the first stake. */
export const toolRoutes = (acts: Acts): HandlersOf<keyof typeof toolCalls> => ({
  "get-tools-due": async (context) => {
    const { memberId } = signedIn(context);
    return {
      version: await toolsDue(acts.db, memberId),
      offersLimit: await isLimitOffered(acts.db, acts.clock, memberId, "registration"),
    };
  },
  "acknowledge-tools": async (context, { version }) => {
    const { memberId } = signedIn(context);
    await acknowledgeTools(acts, memberId, { version, locale: context.locale });
    return {};
  },
});
