import type { passkeyCalls } from "#contract/office/passkeys.ts";
import { isCarriedOut, type OfficeHandlersOf } from "#server/operators/office-handler.ts";
import * as own from "#server/operators/passkeys/own-passkeys.ts";
import {
  SIGN_IN_RULE,
  assertRuleChange,
  setRule,
  signInRule,
} from "#server/operators/passkeys/rule.ts";
import type { OfficeDoor } from "#server/operators/sign-in.ts";

/** The operators' passkeys, and the rule that staff sign in with them only. */
export const passkeyRoutes = (door: OfficeDoor): OfficeHandlersOf<keyof typeof passkeyCalls> => ({
  "get-own-passkeys": (context) => own.ownPasskeys(door, context),
  "challenge-own-passkey": async (context) => ({
    options: await own.challengeOwn(door, context),
  }),
  "begin-own-passkey": async (context, proof) => ({
    options: await own.beginOwn(door, context, proof),
  }),
  "add-own-passkey": async (context, made) => {
    await own.addOwn(door, context, made);
    return {};
  },
  "remove-own-passkey": async (context, removed) => {
    await own.removeOwn(door, context, removed);
    return {};
  },
  "get-sign-in-rule": ({ relyingParty }) => signInRule(door.db, door.clock, relyingParty),
  "change-sign-in-rule": async (act, context, { passkeysOnly }) => {
    await assertRuleChange(act.tx, door.clock, context.relyingParty, passkeysOnly);
    const change = {
      object: SIGN_IN_RULE,
      before: { passkeysOnly: !passkeysOnly },
      after: { passkeysOnly },
    };
    if (!isCarriedOut(context)) return { proposes: change };
    await setRule(act.tx, passkeysOnly);
    return { answer: {}, audit: change };
  },
});
