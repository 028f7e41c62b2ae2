import { timingSafeEqual, createHash } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { RegisterFault } from "./board.ts";

const digest = (text: string): Buffer => createHash("sha256").update(text).digest();

/** Whether a header carries the key of the register's interface. */
export const hasKey = (header: unknown, key: string): boolean =>
  typeof header === "string" && timingSafeEqual(digest(header), digest(key));

/** A question about as many persons as a register takes at once: 10,000 at Spelpaus. */
export const longestList = { bodyLimit: 1024 * 1024 } as const;

export const textOf = ({ body }: FastifyRequest): string =>
  Buffer.isBuffer(body) ? body.toString("utf8") : "";

/** The JSON of a body; undefined for what is none. */
export function jsonOf(request: FastifyRequest): unknown {
  try {
    return JSON.parse(textOf(request));
  } catch {
    return undefined;
  }
}

/**
 * Answers as a fault demands; false where the fault is one of the answer's content, which each
 * register spells itself.
 */
export function answerFault(reply: FastifyReply, fault: RegisterFault | null): boolean {
  if (fault === "refuse") void reply.code(429).send();
  else if (fault === "garbage") void reply.code(200).send('{"isBlocked": fal');
  else if (fault === "cut") {
    reply.hijack();
    reply.raw.destroy();
  } else if (fault === "hang") reply.hijack();
  else return false;
  return true;
}
