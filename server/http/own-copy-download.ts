import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { throttle } from "#server/kit/throttle.ts";
import { plainHost } from "#contract/hosts.ts";
import { ownGameData } from "#server/games/own-copy/own-copy.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { asFile, memberWhoDownloads } from "#server/http/download.ts";
import { ownMemberData } from "#server/members/own-copy/own-copy.ts";
import { ownMessageData } from "#server/messages/own-copy/own-copy.ts";
import { ownPaymentData } from "#server/payments/own-copy/own-copy.ts";

/** The newest rows of each kind; more than a member makes in years. */
const MOST = 10_000;
export const COPIES_PER_MEMBER = { uses: 5, windowMs: 3_600_000 };

/**
 * A copy of what is kept about the member, as one JSON file (GDPR articles 15 and 20). Movements of
 * money are in the statement, a separate download.
 */
export function registerOwnDataDownload(
  app: FastifyInstance,
  house: { db: Database; clock: Clock; limits: CallLimits },
): void {
  const { db, clock } = house;
  app.get("/api/own-data.json", async (request, reply) => {
    const memberId = await memberWhoDownloads(house, request, reply);
    if (memberId === null) return reply;
    await throttle(db, clock, `own-data:${memberId}`, COPIES_PER_MEMBER);
    const copy = {
      site: plainHost(request.host),
      madeAt: clock.now(),
      newestOfEachKind: MOST,
      statement: "/api/statement.csv",
      ...(await ownMemberData(db, memberId, MOST)),
      ...(await ownPaymentData(db, memberId, MOST)),
      ...(await ownGameData(db, memberId, MOST)),
      ...(await ownMessageData(db, memberId, MOST)),
    };
    const type = "application/json; charset=utf-8";
    return asFile(reply, "own-data.json", type).send(JSON.stringify(copy, null, 1));
  });
}
