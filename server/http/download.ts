import type { FastifyReply, FastifyRequest } from "fastify";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { CallLimits } from "#server/http/call-limits.ts";
import { sessionTokenOf } from "#server/http/session-cookie.ts";
import { findSession } from "#server/members/sessions.ts";

/** Answers a refused download and returns null for the member. */
export function refuseDownload(reply: FastifyReply, code: number, answer: object): null {
  void reply.code(code).send(answer);
  return null;
}

/**
 * The member who asks for their own file; null when the request was refused and answered. Only
 * pages of this site may ask.
 */
export async function memberWhoDownloads(
  { db, clock, limits }: { db: Database; clock: Clock; limits: CallLimits },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<bigint | null> {
  const from = request.headers["sec-fetch-site"];
  // Browsers send `none` for an address that the member typed or opened from a bookmark.
  if (from !== undefined && from !== "same-origin" && from !== "none")
    return refuseDownload(reply, 403, { status: "forbidden" });
  const token = sessionTokenOf(request);
  const session = token ? await findSession(db, clock, token, { isPassive: false }) : undefined;
  if (!session) return refuseDownload(reply, 401, { status: "unauthenticated" });
  limits.member(session.memberId);
  return session.memberId;
}

/** The headers of a file that a browser saves and no cache keeps. */
export const asFile = (reply: FastifyReply, name: string, type: string): FastifyReply =>
  reply
    .header("content-type", type)
    .header("content-disposition", `attachment; filename="${name}"`)
    .header("cache-control", "no-store")
    .header("x-content-type-options", "nosniff");
