import type { HandlersOf } from "#contract/handler.ts";
import type { secondFactorCalls } from "#contract/second-factor.ts";
import type { Acts } from "#server/kit/act.ts";
import { secondFactorUri } from "#server/kit/totp.ts";
import {
  beginSecondFactor,
  confirmSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  secondFactorOf,
} from "#server/members/second-factors/second-factors.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";
import { siteOf } from "#server/settings/sites.ts";

/** A member's second factor; an authenticator app lists it under the site's name. */
export const secondFactorRoutes = (acts: Acts): HandlersOf<keyof typeof secondFactorCalls> => ({
  "get-second-factor": (context) => secondFactorOf(acts.db, signedIn(context).memberId),
  "begin-second-factor": async (context, { pw }) => {
    const { secret, loginId } = await beginSecondFactor(acts, actorOf(context), pw);
    const { name } = await siteOf(acts.db, context.host);
    return { secret, uri: secondFactorUri(secret, loginId, name) };
  },
  "confirm-second-factor": async (context, { code }) => ({
    recoveryCodes: await confirmSecondFactor(acts, actorOf(context), code),
  }),
  "renew-recovery-codes": async (context, { pw, code }) => ({
    recoveryCodes: await renewRecoveryCodes(acts, actorOf(context), { password: pw, code }),
  }),
  "remove-second-factor": async (context, { pw, code }) => {
    await removeSecondFactor(acts, actorOf(context), { password: pw, code });
    return {};
  },
});
