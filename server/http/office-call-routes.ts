import { randomUUID } from "node:crypto";
import type { FastifyInstance, RouteShorthandOptions } from "fastify";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { addressOf } from "#server/http/arrival.ts";
import { retryAfter } from "#server/http/busy.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import type { OfficeDispatch } from "#server/http/office-dispatch.ts";
import { forgetPages } from "#server/http/safe-headers.ts";
import { isFromOwnPage } from "#server/http/origin.ts";
import {
  deviceCookie,
  deviceTokenOf,
  sessionCookie,
  sessionTokenOf,
} from "#server/http/session-cookie.ts";
import { describeRequest, reasonIn } from "#server/http/turned-away.ts";
import { makeDeviceToken } from "#server/members/sessions.ts";
import { findOperator } from "#server/operators/sessions.ts";

const OFFICE_DEVICE = "dalbit_office_device";
export const OFFICE_PREFIX = "/api/office/";

/** What an open screen asks by itself; it must not keep a session alive. */
const PASSIVE_HEADER = "x-passive";

type OfficeCallRoutesOptions = {
  db: Database;
  clock: Clock;
  dispatch: OfficeDispatch;
  limits: CallLimits;
};

/** One POST route for every call of the back office; from the office's own pages only. */
export function registerOfficeCallRoutes(
  app: FastifyInstance,
  { db, clock, dispatch, limits }: OfficeCallRoutesOptions,
): void {
  const isSignedIn = async (token: string) =>
    (await findOperator(db, clock, token, { isPassive: true })) !== undefined;
  for (const name of Object.keys(officeCalls) as OfficeCallName[])
    app.post(
      OFFICE_PREFIX + name,
      optionsOf(officeCalls[name], isSignedIn),
      async (request, reply) => {
        void reply.header("cache-control", "no-store");
        if (!isFromOwnPage(request)) return reply.code(403).send({ status: "forbidden" });
        const token = sessionTokenOf(request, "dalbit_office");
        const isPassive = request.headers[PASSIVE_HEADER] !== undefined;
        const operator = token ? await findOperator(db, clock, token, { isPassive }) : undefined;
        if (operator) limits.operator(operator.operatorId);
        const browserToken = deviceTokenOf(request, OFFICE_DEVICE) ?? makeDeviceToken();
        const context = {
          operator: operator ?? null,
          address: addressOf(request),
          userAgent: (request.headers["user-agent"] ?? "").slice(0, 400),
          browserToken,
          requestId: randomUUID(),
          setSessionCookie(session: { token: string; endsAt: Date } | null) {
            void reply.header("set-cookie", sessionCookie(request, session, "dalbit_office"));
            if (!session) return void reply.headers(forgetPages);
            const kept = deviceCookie(request, browserToken, new Date(), OFFICE_DEVICE);
            void reply.header("set-cookie", kept);
          },
        };
        const { http, body } = await dispatch(name, context, request.body ?? {});
        describeRequest(request, {
          call: name,
          ...(operator && { operator: operator.loginId }),
          ...reasonIn(body),
        });
        return reply.code(http).headers(retryAfter(http, body)).send(body);
      },
    );

  app.all(`${OFFICE_PREFIX}:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    if (!(name in officeCalls)) return reply.code(404).send({ status: "not_found" });
    return reply.code(405).header("allow", "POST").send({ status: "method" });
  });
}

/** A large body is read only for an operator who is signed in. */
const optionsOf = (
  { largestBodyBytes }: OfficeCallDeclaration,
  isSignedIn: (token: string) => Promise<boolean>,
): RouteShorthandOptions =>
  largestBodyBytes === undefined
    ? {}
    : {
        bodyLimit: largestBodyBytes,
        onRequest: async (request, reply) => {
          const token = sessionTokenOf(request, "dalbit_office");
          if (token === undefined || !(await isSignedIn(token)))
            return reply.code(401).send({ status: "unauthenticated" });
          return undefined;
        },
      };
