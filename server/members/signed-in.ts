import type { CallContext, SignedIn } from "#contract/handler.ts";
import { Refusal } from "#server/kit/refusal.ts";

/** The member of a call that needs one. Throws Refusal `unauthenticated`. */
export function signedIn(context: CallContext): SignedIn {
  if (!context.member) throw new Refusal("unauthenticated");
  return context.member;
}
