import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calls, type CallName } from "#contract/calls.ts";
import type { SignedIn } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import {
  answer,
  isPassive,
  registerCallRouter,
  type Made,
} from "#server/http/calls/call-router.ts";
import { contextOf } from "#server/http/calls/context.ts";
import type { Dispatch } from "#server/http/calls/dispatch.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { findSession } from "#server/members/sessions.ts";

export const CALL_PREFIX = "/api/routes/";

type CallRoutesOptions = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  limits: CallLimits;
  /** The session of a health check with its member, which the check answers. */
  health: {
    byCookie(token: string): Promise<SignedIn | undefined>;
    byToken(token: string): Promise<SignedIn | undefined>;
  };
};

const HEALTH_CHECK: CallName = "user-health-check";

/** Registers the members' calls and the health check's GET. */
export function registerCallRoutes(
  app: FastifyInstance,
  { db, clock, dispatch, limits, health }: CallRoutesOptions,
): void {
  const make = async (
    name: CallName,
    member: SignedIn | undefined,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<Made> => {
    if (member) limits.member(member.memberId);
    const context = contextOf(request, reply, member ?? null);
    const made = await dispatch(name, context, request.body ?? {});
    return { ...made, by: member ? { member: String(member.memberId) } : {} };
  };
  const memberOf = async (request: FastifyRequest, as: { isPassive: boolean }) => {
    const token = sessionTokenOf(request);
    return token ? findSession(db, clock, token, as) : undefined;
  };

  registerCallRouter<CallName>(app, {
    prefix: CALL_PREFIX,
    calls,
    // Another site must not make a member save a file with their data.
    isForOwnPages: ({ isMutation, file }) => isMutation || file !== undefined,
    // A health check does not count as activity: an open page alone does not keep a session alive.
    make: async (name, request, reply) => {
      const token = name === HEALTH_CHECK ? sessionTokenOf(request) : undefined;
      const member = token
        ? await health.byCookie(token)
        : await memberOf(request, { isPassive: isPassive(request, calls[name]) });
      return make(name, member, request, reply);
    },
    isSignedIn: async (request) => (await memberOf(request, { isPassive: true })) !== undefined,
    hashing: new Set(["user-do-login", "user-register", "check-new-password"]),
    alsoAnswers: (name) => (name === HEALTH_CHECK ? "GET, " : ""),
  });

  app.get(CALL_PREFIX + HEALTH_CHECK, async (request, reply) => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "")?.[1];
    const member = token ? await health.byToken(token) : undefined;
    void reply.header("cache-control", "no-store");
    const made = await make(HEALTH_CHECK, member, request, reply);
    return answer(HEALTH_CHECK, calls[HEALTH_CHECK], made, request, reply);
  });
}
