import type { HandlersOf } from "#contract/handler.ts";
import type { identityCheckCalls } from "#contract/identity-checks.ts";
import type { Acts } from "#server/kit/act.ts";
import {
  attachSide,
  ownIdentity,
  sendIdentity,
} from "#server/members/identity-checks/identity-checks.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const identityCheckRoutes = (acts: Acts): HandlersOf<keyof typeof identityCheckCalls> => ({
  "get-identity": (context) => ownIdentity(acts.db, signedIn(context).memberId),
  "attach-identity-file": async (context, file) => ({
    file: await attachSide(acts, signedIn(context).memberId, file),
  }),
  "send-identity": async (context, { front, back, ...rest }) => {
    const { memberId } = signedIn(context);
    const sent = {
      document: rest.document,
      name: rest.name,
      birthDate: rest.birthDate,
      front: BigInt(front),
      back: back === undefined ? undefined : BigInt(back),
    };
    await acts.perform({ kind: "member", memberId }, (act) => sendIdentity(act, memberId, sent));
    return {};
  },
});
