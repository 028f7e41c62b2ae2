import type { Output } from "#contract/calls.ts";
import type { CallContext, HandlersOf } from "#contract/handler.ts";
import type { Database } from "#server/kit/database.ts";
import { currentUserOf, healthFrom } from "#server/views/current-user.ts";
import { resetPassword } from "#server/members/administration/reset-links.ts";
import { endOwnSession, ownSessions, previousSignIn } from "#server/members/own-sessions.ts";
import { changePassword, changeWithdrawalPassword } from "#server/members/password-change.ts";
import type { Asking } from "#server/members/registers/registers.ts";
import {
  countdownOfSession,
  endSession,
  healthTokenOf,
  whySessionEnded,
  type StartedSession,
} from "#server/members/sessions.ts";
import { signIn } from "#server/members/sign-in.ts";
import { actorOf, signedIn } from "#server/members/signed-in.ts";

type Names =
  | "user-do-login"
  | "user-logout"
  | "user-health-check"
  | "continue-session"
  | "get-session-end"
  | "change-password"
  | "change-withdraw-password"
  | "reset-password"
  | "get-session-list"
  | "end-session";

/** Sets the cookie of a session that has just begun, and answers what its sign-in does. */
export async function welcome(
  db: Database,
  context: CallContext,
  session: StartedSession,
): Promise<Output<"user-do-login">> {
  context.setSessionCookie(session);
  return {
    token: healthTokenOf(session.token),
    user: await currentUserOf(db, session.memberId),
    previous: await previousSignIn(db, session),
  };
}

/** The calls that begin, end and check a session; they join several nouns. */
export const sessionRoutes = (asking: Asking): HandlersOf<Names> => {
  const { acts } = asking;
  const { db, clock, perform } = acts;
  return {
    "user-do-login": async (context, { userId, password, code }) => {
      const attempt = { userId, password, code, ...context, replaces: context.member };
      return welcome(db, context, await signIn(asking, attempt));
    },
    "user-logout": async (context) => {
      const { member } = context;
      if (member) await perform(actorOf(context), (act) => endSession(act, member, "logout"));
      context.setSessionCookie(null);
      return {};
    },
    "user-health-check": async (context) => {
      const { known } = signedIn(context);
      if (!known) throw new Error("a health check finds its session with the member");
      return healthFrom(known);
    },
    // The request itself was the activity.
    "continue-session": async (context) => ({
      session: await countdownOfSession(db, clock, signedIn(context).sessionId),
    }),
    "get-session-end": async (context, { token: healthToken }) => {
      const { member, sessionToken: token } = context;
      if (token !== null && !member) context.setSessionCookie(null);
      if (healthToken !== undefined)
        return { why: await whySessionEnded(db, clock, { healthToken }) };
      return { why: token === null ? null : await whySessionEnded(db, clock, { token }) };
    },
    "change-password": async (context, { oldPw, pw }) => {
      await changePassword(acts, actorOf(context), { from: oldPw, to: pw });
      return {};
    },
    "change-withdraw-password": async (context, { oldExchange_pw, exchange_pw }) => {
      const change = { from: oldExchange_pw, to: exchange_pw };
      await changeWithdrawalPassword(acts, actorOf(context), change);
      return {};
    },
    "reset-password": async (context, { token, pw }) => {
      const { address, deviceToken } = context;
      await resetPassword(acts, { token, password: pw, address, deviceToken });
      context.keepDevice();
      return {};
    },
    "get-session-list": async (context) => ({
      sessions: await ownSessions(db, clock, signedIn(context)),
      previous: await previousSignIn(db, signedIn(context)),
    }),
    "end-session": async (context, { id }) => {
      const actor = actorOf(context);
      await endOwnSession(acts, actor, id);
      if (id === actor.sessionId) context.setSessionCookie(null);
      return {};
    },
  };
};
