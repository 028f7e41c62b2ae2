import type { FastifyInstance } from "fastify";
import { openApiDocument } from "#server/http/calls/openapi.ts";
import { registerSecurityText } from "#server/http/security-text.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Config } from "#server/kit/config.ts";
import type { Database } from "#server/kit/database.ts";
import type { Readiness } from "#server/kit/readiness.ts";
import { newestCheckpoint } from "#server/ledger/seals/witness.ts";

/** What the server publishes about itself: its contract, the newest seal, and its readiness. */
export function registerSelfDescription(
  server: FastifyInstance,
  {
    db,
    clock,
    config,
    readiness,
  }: { db: Database; clock: Clock; config: Config; readiness: Readiness },
): void {
  registerSecurityText(server, clock, config.publicAddress.securityContact);
  const openApi = openApiDocument();
  server.get("/api/openapi.json", () => openApi);
  // For parties that keep checkpoints outside, and for the public keys that a proof names.
  server.get("/api/ledger-checkpoint", () => newestCheckpoint(db));
  server.get("/api/ready", async (_request, reply) => {
    const status = await readiness.ask();
    if (status !== "success") void reply.code(503);
    return { status };
  });
}
