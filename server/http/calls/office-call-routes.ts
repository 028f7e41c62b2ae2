import { randomUUID } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { makeToken } from "#server/kit/tokens.ts";
import { addressOf } from "#server/http/arrival.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { isPassive, registerCallRouter } from "#server/http/calls/call-router.ts";
import type { OfficeDispatch } from "#server/http/calls/office-dispatch.ts";
import { forgetPages } from "#server/http/safe-headers.ts";
import {
  deviceCookie,
  deviceTokenOf,
  sessionCookie,
  sessionTokenOf,
} from "#server/http/session-cookie.ts";
import type { OfficeContext } from "#server/operators/office-handler.ts";
import { relyingPartyOf } from "#server/passkeys/relying-party.ts";
import { findOperator } from "#server/operators/sessions.ts";

const OFFICE_DEVICE = "dalbit_office_device";
export const OFFICE_PREFIX = "/api/office/";

type OfficeCallRoutesOptions = {
  db: Database;
  clock: Clock;
  dispatch: OfficeDispatch;
  limits: CallLimits;
  publicAddress: PublicAddress;
};

/** Registers the operators' calls, for the office's own pages only. */
export function registerOfficeCallRoutes(
  app: FastifyInstance,
  { db, clock, dispatch, limits, publicAddress }: OfficeCallRoutesOptions,
): void {
  const operatorOf = async (request: FastifyRequest, as: { isPassive: boolean }) => {
    const token = sessionTokenOf(request, "dalbit_office");
    return token ? findOperator(db, clock, token, as) : undefined;
  };
  registerCallRouter<OfficeCallName>(app, {
    prefix: OFFICE_PREFIX,
    calls: officeCalls,
    isForOwnPages: () => true,
    make: async (name, request, reply) => {
      const operator = await operatorOf(request, {
        isPassive: isPassive(request, officeCalls[name]),
      });
      if (operator) limits.operator(operator.operatorId);
      const context = { operator: operator ?? null, ...contextOf(request, reply, publicAddress) };
      const made = await dispatch(name, context, request.body ?? {});
      return { ...made, by: operator ? { operator: operator.loginId } : {} };
    },
    isSignedIn: async (request) => (await operatorOf(request, { isPassive: true })) !== undefined,
    hashing: new Set(["sign-in"]),
  });
}

function contextOf(
  request: FastifyRequest,
  reply: FastifyReply,
  publicAddress: PublicAddress,
): OfficeContext {
  const browserToken = deviceTokenOf(request, OFFICE_DEVICE) ?? makeToken();
  return {
    address: addressOf(request),
    userAgent: (request.headers["user-agent"] ?? "").slice(0, 400),
    sessionToken: sessionTokenOf(request, "dalbit_office") ?? null,
    browserToken,
    relyingParty: relyingPartyOf(publicAddress, request.host),
    requestId: randomUUID(),
    setLastEvent(id) {
      // The page recognises the pushed events of its own acts by it and loads its data once.
      void reply.header("x-last-event", String(id));
    },
    setSessionCookie(session) {
      void reply.header("set-cookie", sessionCookie(request, session, "dalbit_office"));
      if (!session) return void reply.headers(forgetPages);
      const kept = deviceCookie(request, browserToken, new Date(), OFFICE_DEVICE);
      void reply.header("set-cookie", kept);
    },
  };
}
