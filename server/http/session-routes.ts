import type { HandlersOf } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { endLaunchesOf } from "#server/games/launch.ts";
import { currentUserOf, healthOf } from "#server/http/current-user.ts";
import { endSession, healthTokenOf } from "#server/members/sessions.ts";
import { signIn } from "#server/members/sign-in.ts";
import { signedIn } from "#server/members/signed-in.ts";

type Names = "user-do-login" | "user-logout" | "user-health-check";

export type SessionRoutesOptions = {
  db: Database;
  clock: Clock;
  /** Tells the open pages of a member that one of their sessions ended. */
  sessionEnded(memberId: bigint): void;
};

/** The calls that begin, end and watch a session; they join what several nouns know. */
export const sessionRoutes = ({
  db,
  clock,
  sessionEnded,
}: SessionRoutesOptions): HandlersOf<Names> => ({
  "user-do-login": async (context, { userId, password }) => {
    const session = await signIn(db, clock, { userId, password, ...context });
    // Signing in over a session replaces it: its token must not stay good.
    if (context.member) await endSession(db, clock, context.member.sessionId, "replaced");
    context.setSessionCookie(session);
    return {
      token: healthTokenOf(session.token),
      user: await currentUserOf(db, session.memberId),
    };
  },
  "user-logout": async (context) => {
    if (context.member) {
      await endSession(db, clock, context.member.sessionId, "logout");
      await endLaunchesOf(db, context.member.sessionId);
      sessionEnded(context.member.memberId);
    }
    context.setSessionCookie(null);
    return {};
  },
  "user-health-check": (context) => healthOf(db, signedIn(context).memberId),
});
