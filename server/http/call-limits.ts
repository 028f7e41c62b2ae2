import type { FastifyInstance } from "fastify";
import { networksOf } from "#server/kit/network.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { addressOf } from "#server/http/arrival.ts";
import { type Rate, Rates } from "#server/http/rates.ts";

/**
 * Rates for all requests together (ASVS 2.4.1). An open page asks for its health every 30 s, and
 * opening a page is one request and some ten calls: a person who opens two pages a second is below
 * a member's rate, and 6,000 open pages are below a network's, because providers of internet access
 * put many households behind one address. An operator's tables load rows while one scrolls.
 */
export const CALL_RATES = {
  network: { perSecond: 200, burst: 2_000 },
  member: { perSecond: 20, burst: 200 },
  operator: { perSecond: 100, burst: 1_000 },
} as const satisfies Record<string, Rate>;

/** Per kind of key. A burst is restored after 10 s, so only keys seen within that time matter. */
export const KEPT_AT_MOST = 50_000;

/** Providers' calls are signed and have deadlines; files come from disk or a cache. */
const FREE = /^\/(providers|assets|fonts|art|\.well-known)\/|^\/(api\/ready|sw\.js)$/;

/** Each function throws Refusal `too_often` with `retryAfter` in seconds above its rate. */
export type CallLimits = {
  member(memberId: bigint): void;
  operator(operatorId: bigint): void;
};

/** Counts every request by network, and by member or operator where they are known. */
export function registerCallLimits(app: FastifyInstance): CallLimits {
  const networks = new Rates<string>(CALL_RATES.network, KEPT_AT_MOST);
  const members = new Rates<bigint>(CALL_RATES.member, KEPT_AT_MOST);
  const operators = new Rates<bigint>(CALL_RATES.operator, KEPT_AT_MOST);
  app.addHook("onRequest", (request, _reply, done) => {
    if (!FREE.test(request.routeOptions.url ?? ""))
      count(networks, networksOf(addressOf(request)).own);
    done();
  });
  return {
    member: (memberId) => count(members, memberId),
    operator: (operatorId) => count(operators, operatorId),
  };
}

function count<Key>(rates: Rates<Key>, key: Key): void {
  const retryAfter = rates.take(key);
  if (retryAfter > 0) throw new Refusal("too_often", { retryAfter });
}
