import type { FastifyInstance } from "fastify";
import {
  answerCallback,
  endpoints,
  type CallbackOptions,
} from "#server/providers/beexar/callbacks.ts";
import { SIGNATURE_HEADER } from "#server/providers/beexar/sign.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/**
 * The addresses that providers call: no session, no cookie, the raw bytes as they came, since
 * the signature is over them. The size limit is checked before anything is hashed.
 */
export async function registerBeexarDoor(
  app: FastifyInstance,
  options: CallbackOptions,
): Promise<void> {
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    for (const endpoint of endpoints)
      door.post(`/providers/${options.connection}/${endpoint}`, async (request, reply) => {
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const signature = request.headers[SIGNATURE_HEADER];
        const { http, body } = await answerCallback(options, endpoint, rawBody, signature);
        return reply.code(http).type(JSON_TYPE).send(JSON.stringify(body));
      });
  });
}
