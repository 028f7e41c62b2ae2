import type { BlockList } from "node:net";
import type { FastifyError, FastifyInstance } from "fastify";
import { addressOf } from "#server/http/arrival.ts";
import { describeRequest } from "#server/http/refused-requests.ts";
import { isWithin } from "#server/kit/allowed-networks.ts";
import { answerCall, type DoorOptions, type ProviderCell } from "#server/providers/cell.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Every address that a provider calls begins with it. */
export const PROVIDER_PREFIX = "/providers/";

/**
 * Registers the addresses that one connection's provider calls: without session or cookie, with the
 * raw body, which signatures cover. The size limit is checked before hashing. A call from outside
 * `networks` gets the answer of a bad signature; null allows every network.
 */
export async function registerProviderDoor(
  app: FastifyInstance,
  cell: ProviderCell,
  networks: BlockList | null,
  options: DoorOptions,
): Promise<void> {
  const shut: ProviderCell = { ...cell, answer: (call) => cell.notSigned(call) };
  await app.register(async (door) => {
    door.removeAllContentTypeParsers();
    door.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    // Every error answer is in the provider's protocol, also when the body was not read.
    door.setErrorHandler((error: FastifyError, _request, reply) => {
      if (error.code !== "FST_ERR_CTP_BODY_TOO_LARGE") throw error;
      const answer = cell.tooLarge();
      return reply.code(answer.http).type(JSON_TYPE).send(answer.body);
    });
    for (const { method, path } of cell.endpoints)
      door.route({
        method,
        url: `${PROVIDER_PREFIX}${cell.connection}/${path}`,
        async handler(request, reply) {
          const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
          const { headers } = request;
          const address = addressOf(request);
          const call = { address, endpoint: path, method, rawBody, headers };
          const isOutside = networks !== null && !isWithin(networks, address);
          if (isOutside) describeRequest(request, { reason: "network" });
          const answer = await answerCall(isOutside ? shut : cell, call, options);
          if (answer.headers) void reply.headers(answer.headers);
          return reply.code(answer.http).type(JSON_TYPE).send(answer.body);
        },
      });
  });
}
