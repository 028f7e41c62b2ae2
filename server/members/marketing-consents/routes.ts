import type { HandlersOf } from "#contract/handler.ts";
import type { marketingCalls } from "#contract/marketing.ts";
import type { Acts } from "#server/kit/act.ts";
import { ownConsents, setConsent } from "#server/members/marketing-consents/marketing-consents.ts";
import { signedIn } from "#server/members/signed-in.ts";

/** The member's consent to promotional notes. */
export const marketingRoutes = (acts: Acts): HandlersOf<keyof typeof marketingCalls> => ({
  "get-marketing-consents": (context) => ownConsents(acts.db, signedIn(context).memberId),
  "set-marketing-consent": async (context, choice) => {
    const { memberId } = signedIn(context);
    const { address, locale } = context;
    await acts.perform({ kind: "member", memberId }, (act) =>
      setConsent(act, memberId, { address, locale }, choice),
    );
    return {};
  },
});
