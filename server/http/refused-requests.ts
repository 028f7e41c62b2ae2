import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { RefusalReason } from "#contract/office/reports.ts";
import { addressOf } from "#server/http/arrival.ts";
import { keptOnRequest } from "#server/http/kept-on-request.ts";
import { isFromOwnPage } from "#server/http/origin.ts";
import { RefusedRequestsLog, type RefusedRequest } from "#server/http/refused-requests-log.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import type { Log } from "#server/kit/log.ts";
import { countRefused } from "#server/reports/refused/refused.ts";

/** How often counts are added to the database. */
const COUNT_EVERY_MS = 10_000;
const LONGEST_CALL = 80;

type Known = Partial<Omit<RefusedRequest, "address">>;
const known = keptOnRequest<Known>("known");

/** Adds what is known about a request for its log line: which call, by whom, or why. */
export const describeRequest = (request: FastifyRequest, more: Known): void => {
  known.set(request, { ...known.get(request), ...more });
};

/** Why a call was refused that is answered with 200, because the contract has a status for it. */
export const reasonIn = ({ status }: Record<string, unknown>): Known => {
  if (status === "time") return { reason: "throttled" };
  return status === "country" || status === "network" ? { reason: status } : {};
};

const byStatus: Readonly<Record<number, RefusalReason>> = {
  401: "session",
  421: "host",
  429: "throttled",
};

/** Why a request was refused; null when it was not. */
function reasonOf(request: FastifyRequest, { statusCode }: FastifyReply): RefusalReason | null {
  const told = known.get(request)?.reason;
  if (told !== undefined) return told;
  if (statusCode === 403) return isFromOwnPage(request) ? "permission" : "origin";
  return byStatus[statusCode] ?? null;
}

/**
 * Logs and counts every refused request of any route: no session, no permission, another origin,
 * network, host or country, too often.
 */
export function registerRefusedRequests(
  app: FastifyInstance,
  { db, clock, log }: { db: Queryable; clock: Clock; log: Log },
): void {
  const lines = new RefusedRequestsLog(log);
  let counts = new Map<RefusalReason, number>();
  const keep = async () => {
    lines.sumUp();
    const kept = counts;
    counts = new Map();
    await countRefused(db, clock, kept).catch((error: unknown) => {
      for (const [reason, count] of kept) counts.set(reason, (counts.get(reason) ?? 0) + count);
      log.warn({ err: error }, "could not count refused requests");
    });
  };
  const timer = setInterval(() => void keep(), COUNT_EVERY_MS);
  const count = (request: FastifyRequest, reason: RefusalReason) => {
    const call = (request.routeOptions.url ?? request.url.split("?")[0] ?? "").slice(
      0,
      LONGEST_CALL,
    );
    counts.set(reason, (counts.get(reason) ?? 0) + 1);
    lines.note({ call, ...known.get(request), reason, address: addressOf(request) });
  };
  app.addHook("onResponse", (request, reply, done) => {
    const reason = reasonOf(request, reply);
    if (reason !== null) count(request, reason);
    done();
  });
  app.addHook("onClose", async () => {
    clearInterval(timer);
    await keep();
  });
}
