import type { SubjectNow } from "#contract/office/subjects.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { areSigned } from "#server/operators/approvals/rule.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { changeOwnPassword } from "#server/operators/own-password.ts";
import { ownDecisions, proposalsOf, seeOwnDecisions } from "#server/operators/proposals/reading.ts";
import {
  officeSessionOf,
  whyOfficeSessionEnded,
} from "#server/operators/session-end/session-end.ts";
import {
  endOfficeSession,
  endOwnOfficeSession,
  ownOfficeSessions,
  ownSignIns,
  selfOf,
} from "#server/operators/sessions.ts";
import { signInOperator } from "#server/operators/sign-in.ts";
import type { SubjectsOf } from "#server/operators/subjects-of.ts";
import type { AppSecret } from "#server/kit/sealed.ts";

type Names =
  | "sign-in"
  | "sign-out"
  | "get-own-self"
  | "get-own-session-end"
  | "get-own-sessions"
  | "end-own-session"
  | "get-own-sign-ins"
  | "change-own-password"
  | "get-proposals"
  | "get-own-decisions"
  | "see-own-decisions";

export type OperatorRoutesOptions = {
  db: Database;
  clock: Clock;
  appSecret: AppSecret;
  subjectsOf: SubjectsOf<SubjectNow>;
};

/** The operators' own calls: sign-in and sign-out, own sessions, proposals. */
export const operatorRoutes = (options: OperatorRoutesOptions): OfficeHandlersOf<Names> => {
  const { db, clock, subjectsOf } = options;
  return {
    "sign-in": async (context, { loginId, password, code, passkey }) => {
      const { session, operator } = await signInOperator(options, {
        loginId,
        password,
        code,
        passkey,
        relyingParty: context.relyingParty,
        address: context.address,
        userAgent: context.userAgent,
        browserToken: context.browserToken,
      });
      // A sign-in ends the session that the browser had, so that its token becomes invalid.
      if (context.operator)
        await endOfficeSession(db, clock, context.operator.sessionId, "replaced");
      context.setSessionCookie(session);
      return { operator };
    },
    "sign-out": async (context) => {
      if (context.operator) await endOfficeSession(db, clock, context.operator.sessionId, "logout");
      context.setSessionCookie(null);
      return {};
    },
    "get-own-self": ({ operator }) =>
      Promise.resolve({ operator: selfOf(operator), session: officeSessionOf(operator, clock) }),
    "get-own-session-end": async ({ sessionToken }) => ({
      why: sessionToken === null ? null : await whyOfficeSessionEnded(db, clock, sessionToken),
    }),
    "get-own-sessions": async ({ operator }) => ({
      sessions: await ownOfficeSessions(db, clock, operator),
    }),
    "end-own-session": async (context, { id }) => {
      await endOwnOfficeSession(db, clock, context.operator, id);
      if (id === context.operator.sessionId) context.setSessionCookie(null);
      return {};
    },
    "change-own-password": async (context, wanted) => {
      await changeOwnPassword(options, context, wanted);
      return {};
    },
    "get-own-sign-ins": async ({ operator }) => ({ events: await ownSignIns(db, operator) }),
    "get-proposals": async ({ operator }, wanted) => ({
      ...(await proposalsOf({ db, clock, subjectsOf }, operator, wanted)),
      signedOnly: await areSigned(db),
    }),
    "get-own-decisions": async ({ operator }) => ({
      proposals: await ownDecisions({ db, clock, subjectsOf }, operator),
    }),
    "see-own-decisions": async ({ operator }, { upTo }) => {
      await seeOwnDecisions(db, clock, operator, BigInt(upTo));
      return {};
    },
  };
};
