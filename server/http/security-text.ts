import type { FastifyInstance } from "fastify";
import type { Clock } from "#server/kit/clock.ts";

/** The file is valid for half a year from each day on (RFC 9116 asks for less than a year). */
const GOOD_FOR_MS = 180 * 86_400_000;

/** Serves `/.well-known/security.txt`, when a contact is configured. */
export function registerSecurityText(
  app: FastifyInstance,
  clock: Clock,
  contact: string | null,
): void {
  app.get("/.well-known/security.txt", (_request, reply) => {
    if (contact === null) return reply.code(404).send({ status: "not_found" });
    const day = clock.now().toISOString().slice(0, 10);
    const expires = new Date(Date.parse(day) + GOOD_FOR_MS).toISOString();
    const lines = [`Contact: ${contact}`, `Expires: ${expires}`, "Preferred-Languages: ko, en"];
    return reply.type("text/plain; charset=utf-8").send(`${lines.join("\n")}\n`);
  });
}
