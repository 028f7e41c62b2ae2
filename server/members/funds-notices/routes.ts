import type { fundsCalls } from "#contract/funds.ts";
import type { HandlersOf } from "#contract/handler.ts";
import type { Acts } from "#server/kit/act.ts";
import { acknowledgeFundsNotice } from "#server/members/funds-notices/funds-notices.ts";
import { signedIn } from "#server/members/signed-in.ts";

/** The notice of how far members' money is protected. */
export const fundsRoutes = ({ perform }: Acts): HandlersOf<keyof typeof fundsCalls> => ({
  "acknowledge-funds-notice": async (context, shown) => {
    const { memberId } = signedIn(context);
    await perform({ kind: "member", memberId }, (act) =>
      acknowledgeFundsNotice(act, memberId, shown, context),
    );
    return {};
  },
});
