import type { FastifyError, FastifyInstance, FastifyRequest } from "fastify";
import { addressOf } from "#server/http/arrival.ts";
import { describeRequest } from "#server/http/refused-requests.ts";
import { answerCall, type DoorOptions } from "#server/providers/cell.ts";
import { answerTo, type ProviderDoor } from "#server/providers/door.ts";

const JSON_TYPE = "application/json; charset=utf-8";

/** Every address that a provider calls begins with it. */
export const PROVIDER_PREFIX = "/providers/";

/**
 * Registers the addresses that providers call: without session or cookie, with the raw body, which
 * signatures cover. The size limit is checked before hashing. `doorOf` is asked for each call, so
 * that a connection is served from the moment at which it is made.
 */
export async function registerProviderDoors(
  app: FastifyInstance,
  doorOf: (connection: string) => ProviderDoor | null,
  options: DoorOptions,
): Promise<void> {
  const find = ({ params, method }: FastifyRequest) => {
    const { connection = "", "*": path = "" } = params as Record<string, string>;
    const door = doorOf(connection);
    const isKnown = door?.cell.endpoints.some(
      (each) => each.path === path && each.method === method,
    );
    return door && isKnown ? { ...door, path } : null;
  };
  await app.register(async (doors) => {
    doors.removeAllContentTypeParsers();
    doors.addContentTypeParser("*", { parseAs: "buffer" }, (_request, body, done) =>
      done(null, body),
    );
    // An unknown address is answered before its body is read.
    doors.addHook("onRequest", async (request, reply) => {
      if (find(request) === null) reply.callNotFound();
    });
    // Every error answer is in the provider's protocol, also when the body was not read.
    doors.setErrorHandler((error: FastifyError, request, reply) => {
      const found = find(request);
      if (error.code !== "FST_ERR_CTP_BODY_TOO_LARGE" || found === null) throw error;
      const answer = found.cell.tooLarge();
      return reply.code(answer.http).type(JSON_TYPE).send(answer.body);
    });
    doors.route({
      method: ["POST", "PUT"],
      url: `${PROVIDER_PREFIX}:connection/*`,
      async handler(request, reply) {
        const found = find(request);
        if (found === null) return reply.callNotFound();
        const rawBody = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0);
        const address = addressOf(request);
        const call = {
          address,
          endpoint: found.path,
          method: request.method,
          rawBody,
          headers: request.headers,
        };
        const { cell, isOutside } = answerTo(found, address);
        if (isOutside) describeRequest(request, { reason: "network" });
        const answer = await answerCall(cell, call, options);
        if (answer.headers) void reply.headers(answer.headers);
        return reply.code(answer.http).type(JSON_TYPE).send(answer.body);
      },
    });
  });
}
