import type { HandlersOf } from "#contract/handler.ts";
import type { personCalls } from "#contract/person.ts";
import { askedOf, givePerson } from "#server/members/registers/own-person.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import { signedIn } from "#server/members/signed-in.ts";

export const registerRoutes = (asking: Asking): HandlersOf<keyof typeof personCalls> => ({
  "get-person": (context) => askedOf(asking.acts.db, signedIn(context).memberId),
  "give-person": async (context, { person }) => {
    const { memberId } = signedIn(context);
    await givePerson(asking, memberId, person);
    return askedOf(asking.acts.db, memberId);
  },
});
