import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { days } from "#contract/fields.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import { momentsOf, type Moments } from "#server/kit/days.ts";
import { plainHost } from "#contract/hosts.ts";
import { siteOf } from "#server/settings/sites.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { readInput } from "#server/http/field-faults.ts";
import { asFile, memberWhoDownloads, refuseDownload } from "#server/http/download.ts";
import { statementProof } from "#server/ledger/seals/statement-proof.ts";
import { statementCsv } from "#server/wallet/statement.ts";

const query = z.strictObject(days);

type Books = { db: Database; clock: Clock; limits: CallLimits };

/**
 * The member's own statement as a file: a streamed CSV for spreadsheets, and the proof of its
 * lines. Only pages of this site may ask for them.
 */
export function registerStatementDownload(app: FastifyInstance, books: Books): void {
  app.get("/api/statement.csv", async (request, reply) => {
    const asked = await askedFor(books, request, reply);
    if (!asked) return reply;
    const lines = statementCsv(books.db, asked.memberId, asked.moments);
    return asFile(reply, "statement.csv", "text/csv; charset=utf-8").send(Readable.from(lines));
  });
  app.get("/api/statement-proof.json", async (request, reply) => {
    const asked = await askedFor(books, request, reply);
    if (!asked) return reply;
    const { memberId, moments } = asked;
    const proof = await statementProof(books.db, memberId, moments, plainHost(request.host));
    if (!proof) return reply.code(413).send({ status: "too_large" });
    const type = "application/json; charset=utf-8";
    return asFile(reply, "statement-proof.json", type).send(JSON.stringify(proof, null, 1));
  });
}

/** The member and the days asked for; null when the request was refused and answered. */
async function askedFor(
  books: Books,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<{ memberId: bigint; moments: Moments } | null> {
  const memberId = await memberWhoDownloads(books, request, reply);
  if (memberId === null) return null;
  const read = readInput(query, request.query);
  if (!read.isRead) return refuseDownload(reply, 400, { status: "invalid", errors: read.errors });
  const { timeZone } = await siteOf(books.db, plainHost(request.host));
  return { memberId, moments: momentsOf(read.data, timeZone) };
}
