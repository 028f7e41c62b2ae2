import type { CallContext, HandlersOf, SignedIn } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { endLaunchesOf } from "#server/games/launch.ts";
import { standingJoins } from "#server/http/standing-joins.ts";
import { currentUserOf, healthOf } from "#server/http/current-user.ts";
import { resetPassword } from "#server/members/care/reset-links.ts";
import { endOwnSession, ownSessions, previousSignIn } from "#server/members/own-sessions.ts";
import { changePassword, changeWithdrawalPassword } from "#server/members/password-change.ts";
import { endSession, healthTokenOf } from "#server/members/sessions.ts";
import { signIn } from "#server/members/sign-in.ts";
import { signedIn } from "#server/members/signed-in.ts";

type Names =
  | "user-do-login"
  | "user-logout"
  | "user-health-check"
  | "change-password"
  | "change-withdraw-password"
  | "reset-password"
  | "get-session-list"
  | "end-session";

const { tell } = standingJoins;

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
}: SessionRoutesOptions): HandlersOf<Names> => {
  const actorOf = (context: CallContext) => ({ ...signedIn(context), address: context.address });
  const end = async ({ sessionId }: SignedIn, because: "logout" | "replaced") => {
    await endSession(db, clock, sessionId, because);
    await endLaunchesOf(db, [sessionId]);
  };
  return {
    "user-do-login": async (context, { userId, password }) => {
      const session = await signIn(db, clock, { userId, password, ...context });
      await endLaunchesOf(db, session.displaced);
      if (session.displaced.length > 0) sessionEnded(session.memberId);
      // Signing in over a session replaces it: its token must not stay good.
      if (context.member) await end(context.member, "replaced");
      context.setSessionCookie(session);
      return {
        token: healthTokenOf(session.token),
        user: await currentUserOf(db, session.memberId),
      };
    },
    "user-logout": async (context) => {
      if (context.member) {
        await end(context.member, "logout");
        sessionEnded(context.member.memberId);
      }
      context.setSessionCookie(null);
      return {};
    },
    "user-health-check": (context) => healthOf(db, signedIn(context).memberId),
    "change-password": async (context, { oldPw, pw }) => {
      const actor = actorOf(context);
      const ended = await changePassword(db, clock, tell, actor, { from: oldPw, to: pw });
      await endLaunchesOf(db, ended);
      sessionEnded(actor.memberId);
      return {};
    },
    "change-withdraw-password": async (context, { oldExchange_pw, exchange_pw }) => {
      const change = { from: oldExchange_pw, to: exchange_pw };
      await changeWithdrawalPassword(db, clock, tell, actorOf(context), change);
      return {};
    },
    "reset-password": async (context, { token, pw }) => {
      const { address, deviceToken } = context;
      const memberId = await resetPassword(db, clock, standingJoins, {
        token,
        password: pw,
        address,
        deviceToken,
      });
      context.keepDevice();
      sessionEnded(memberId);
      return {};
    },
    "get-session-list": async (context) => ({
      sessions: await ownSessions(db, clock, signedIn(context)),
      previous: await previousSignIn(db, signedIn(context)),
    }),
    "end-session": async (context, { id }) => {
      const actor = actorOf(context);
      await endOwnSession(db, clock, actor, id);
      await endLaunchesOf(db, [id]);
      if (id === actor.sessionId) context.setSessionCookie(null);
      sessionEnded(actor.memberId);
      return {};
    },
  };
};
