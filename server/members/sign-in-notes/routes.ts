import type { HandlersOf } from "#contract/handler.ts";
import type { signInNoteCalls } from "#contract/sign-in-notes.ts";
import type { Acts } from "#server/kit/act.ts";
import {
  hasSignInNotes,
  setSignInNotes,
  SIGN_IN_NOTES_PER_MEMBER,
} from "#server/members/sign-in-notes/sign-in-notes.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";

/** The member's choice of a note about every sign-in. */
export const signInNoteRoutes = (acts: Acts): HandlersOf<keyof typeof signInNoteCalls> => ({
  "get-sign-in-notes": async (context) => ({
    isOn: await hasSignInNotes(acts.db, signedIn(context).memberId),
    mostADay: SIGN_IN_NOTES_PER_MEMBER.uses,
  }),
  "set-sign-in-notes": async (context, { isOn }) => {
    await setSignInNotes(acts, actorOf(context), isOn);
    return {};
  },
});
