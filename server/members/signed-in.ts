import type { CallContext, SignedIn } from "#contract/handler.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { Actor } from "#server/members/account-events.ts";

/** The member of a call that needs one. Throws Refusal `unauthenticated`. */
export function signedIn(context: CallContext): SignedIn {
  if (!context.member) throw new Refusal("unauthenticated");
  return context.member;
}

/** The call's member as an actor, with the address. Throws Refusal `unauthenticated`. */
export const actorOf = (context: CallContext): Actor => ({
  kind: "member",
  ...signedIn(context),
  address: context.address,
});
