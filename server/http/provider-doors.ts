import type { FastifyInstance } from "fastify";
import { answerCall, type DoorOptions, type ProviderCell } from "#server/providers/cell.ts";

/**
 * The addresses that one connection's provider calls: no session, no cookie, the raw bytes as
 * they came, since signatures are over them. The size limit is checked before anything is hashed.
 */
export async function registerProviderDoor(
  app: FastifyInstance,
  cell: ProviderCell,
  options: DoorOptions,
): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    for (const { method, path } of cell.endpoints)
      door.route({
        method,
        url: `/providers/${cell.connection}/${path}`,
        async handler(request, reply) {
          const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { headers } = request;
          const call = { endpoint: path, method, rawBody, headers };
          const answer = await answerCall(cell, call, options);
          return reply
            .code(answer.http)
            .header("content-type", "application/json; charset=utf-8")
            .headers(answer.headers ?? {})
            .send(answer.body);
        },
      });
  });
}
