import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { calls, type CallName } from "#contract/calls.ts";
import type { SignedIn } from "#contract/handler.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { retryAfter } from "#server/http/busy.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { contextOf } from "#server/http/context.ts";
import type { Dispatch } from "#server/http/dispatch.ts";
import { isFromOwnPage } from "#server/http/origin.ts";
import { describeRequest, reasonIn } from "#server/http/turned-away.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { findSession, findSessionByHealthToken } from "#server/members/sessions.ts";

export const CALL_PREFIX = "/api/routes/";

export type CallRoutesOptions = {
  db: Database;
  clock: Clock;
  dispatch: Dispatch;
  limits: CallLimits;
};

const HEALTH_CHECK: CallName = "user-health-check";

/** One POST route for every call of the contract, and the health check's GET. */
export function registerCallRoutes(app: FastifyInstance, options: CallRoutesOptions): void {
  const { db, clock, dispatch, limits } = options;

  const answer = async (
    name: CallName,
    request: FastifyRequest,
    reply: FastifyReply,
    member: SignedIn | null,
  ) => {
    if (member) limits.member(member.memberId);
    const { http, body } = await dispatch(
      name,
      contextOf(request, reply, member),
      request.body ?? {},
    );
    describeRequest(request, {
      call: name,
      ...(member && { member: String(member.memberId) }),
      ...reasonIn(body),
    });
    return reply
      .code(http)
      .headers({ "cache-control": "no-store", ...retryAfter(http, body) })
      .send(body);
  };

  for (const name of Object.keys(calls) as CallName[])
    app.post(CALL_PREFIX + name, async (request, reply) => {
      if (calls[name].changes && !isFromOwnPage(request))
        return reply.code(403).send({ status: "forbidden" });
      const token = sessionTokenOf(request);
      // A health check never counts as activity: an open page must not keep a session alive.
      const isPassive = name === HEALTH_CHECK;
      const member = token ? await findSession(db, clock, token, { isPassive }) : undefined;
      return answer(name, request, reply, member ?? null);
    });

  app.get(CALL_PREFIX + HEALTH_CHECK, async (request, reply) => {
    const token = /^Bearer ([\w-]{20,100})$/.exec(request.headers.authorization ?? "")?.[1];
    const member = token ? await findSessionByHealthToken(db, clock, token) : undefined;
    return answer(HEALTH_CHECK, request, reply, member ?? null);
  });

  app.all(`${CALL_PREFIX}:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    if (!(name in calls)) return reply.code(404).send({ status: "not_found" });
    const allow = name === HEALTH_CHECK ? "GET, POST" : "POST";
    return reply.code(405).header("allow", allow).send({ status: "method" });
  });
}
