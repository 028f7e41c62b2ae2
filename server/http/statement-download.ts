import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { days } from "#contract/fields.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { momentsOf } from "#server/kit/days.ts";
import { plainHost } from "#contract/hosts.ts";
import { siteOf } from "#server/settings/sites.ts";
import { fieldFaults } from "#server/http/field-faults.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { findSession } from "#server/members/sessions.ts";
import { statementCsv } from "#server/wallet/statement.ts";

const query = z.strictObject(days);

/** The member's own statement as a file, streamed; only a page of this site may ask for it. */
export function registerStatementDownload(
  app: FastifyInstance,
  { db, clock }: { db: Database; clock: Clock },
): void {
  app.get("/api/statement.csv", async (request, reply) => {
    const from = request.headers["sec-fetch-site"];
    // A browser says `none` for an address that the member typed or opened from a bookmark.
    if (from !== undefined && from !== "same-origin" && from !== "none")
      return reply.code(403).send({ status: "forbidden" });
    const token = sessionTokenOf(request);
    const session = token ? await findSession(db, clock, token, { isPassive: false }) : undefined;
    if (!session) return reply.code(401).send({ status: "unauthenticated" });
    const parsed = query.safeParse(request.query);
    if (!parsed.success)
      return reply
        .code(400)
        .send({ status: "invalid", errors: fieldFaults(parsed.error, request.query) });
    const { timeZone } = await siteOf(db, plainHost(request.host));
    const lines = statementCsv(db, session.memberId, momentsOf(parsed.data, timeZone));
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="statement.csv"')
      .header("cache-control", "no-store")
      .header("x-content-type-options", "nosniff")
      .send(Readable.from(lines));
  });
}
