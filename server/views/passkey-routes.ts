import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { ownPasskeyCalls } from "#contract/own-passkeys.ts";
import {
  addPasskey,
  beginPasskey,
  ownPasskeys,
  removePasskey,
  type Place,
} from "#server/members/passkeys/own-passkeys.ts";
import { beginPasskeySignIn, signInByPasskey } from "#server/members/passkeys/signing-in.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";
import { relyingPartyOfSite } from "#server/passkeys/relying-party.ts";
import { siteOf } from "#server/settings/sites.ts";
import { welcome } from "#server/views/session-routes.ts";

/** A member's passkeys, and the sign-in with one. */
export const passkeyRoutes = (asking: Asking): HandlersOf<keyof typeof ownPasskeyCalls> => {
  const { acts } = asking;
  return {
    "get-passkeys": (context) =>
      ownPasskeys(acts.db, signedIn(context).memberId, relyingPartyOfSite(context.origin)),
    "begin-passkey": async (context, { pw, code }) => {
      const actor = actorOf(context);
      const { name: site } = await siteOf(acts.db, context.host);
      const at = { ...placeOf(context), site };
      const options = await beginPasskey(acts, actor, at, { password: pw, code });
      context.keepDevice();
      return { options };
    },
    "add-passkey": async (context, made) => {
      await addPasskey(acts, actorOf(context), placeOf(context), made);
      return {};
    },
    "remove-passkey": async (context, { id, pw }) => {
      await removePasskey(acts, actorOf(context), { id: BigInt(id), password: pw });
      return {};
    },
    "begin-passkey-sign-in": async (context) => {
      const { address } = context;
      const options = await beginPasskeySignIn(acts, { ...placeOf(context), address });
      // The challenge is this browser's, which is named by its device cookie.
      context.keepDevice();
      return { options };
    },
    "sign-in-by-passkey": async (context, { passkey, userHandle }) => {
      const { address, userAgent, member: replaces } = context;
      const arrival = { address, userAgent, replaces, ...placeOf(context) };
      const session = await signInByPasskey(asking, { ...arrival, passkey, userHandle });
      return welcome(acts.db, context, session);
    },
  };
};

const placeOf = ({ origin, deviceToken }: CallContext): Place => ({
  relyingParty: relyingPartyOfSite(origin),
  deviceToken,
});
