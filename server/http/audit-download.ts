import { randomUUID } from "node:crypto";
import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { writtenText } from "#contract/fields.ts";
import { auditFilter } from "#contract/office/audit.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { addressOf } from "#server/http/arrival.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { readInput } from "#server/http/field-faults.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { writeAudit } from "#server/operators/audit/audit.ts";
import { auditCsv } from "#server/operators/audit/trail.ts";
import type { Facts } from "#server/operators/office-handler.ts";
import { describeRequest } from "#server/http/turned-away.ts";
import { findOperator } from "#server/operators/sessions.ts";

const query = z.strictObject({
  ...auditFilter,
  operator: z.optional(z.coerce.number().check(z.int(), z.minimum(1))),
  reason: writtenText(500).check(z.minLength(3)),
});

/**
 * The audit trail as a file, streamed, to the office's own pages only. Taking it out of the house
 * is an act of its own, with its reason in the trail.
 */
export function registerAuditDownload(
  app: FastifyInstance,
  { db, clock, limits }: { db: Database; clock: Clock; limits: CallLimits },
): void {
  app.get("/api/office/audit.csv", async (request, reply) => {
    const from = request.headers["sec-fetch-site"];
    if (from !== undefined && from !== "same-origin")
      return reply.code(403).send({ status: "forbidden" });
    const token = sessionTokenOf(request, "dalbit_office");
    const operator = token ? await findOperator(db, clock, token, { isPassive: false }) : undefined;
    if (!operator) return reply.code(401).send({ status: "unauthenticated" });
    describeRequest(request, { operator: operator.loginId });
    limits.operator(operator.operatorId);
    if (!operator.permissions.has("audit.read"))
      return reply.code(403).send({ status: "forbidden" });
    const read = readInput(query, request.query);
    if (!read.isRead) return reply.code(400).send({ status: "invalid", errors: read.errors });
    const { reason, ...filter } = read.data;
    const context = {
      operator,
      address: addressOf(request),
      userAgent: "",
      browserToken: "",
      requestId: randomUUID(),
      setSessionCookie: () => undefined,
    };
    await db.transaction((tx) =>
      writeAudit(tx, clock, context, {
        call: "export-audit",
        object: "audit:trail",
        reason,
        before: null,
        after: JSON.parse(JSON.stringify(filter)) as Facts,
      }),
    );
    return reply
      .header("content-type", "text/csv; charset=utf-8")
      .header("content-disposition", 'attachment; filename="audit.csv"')
      .header("cache-control", "no-store")

      .send(Readable.from(auditCsv(db, filter)));
  });
}
