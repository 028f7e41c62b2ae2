import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { answerFault, hasKey, jsonOf, longestList } from "./answer.ts";
import type { RegisterBoard } from "./board.ts";
import { blockedNumbers } from "./people.ts";

const subjectId = z.string().check(z.length(12));
const requestId = z.string().check(z.minLength(1));
const single = z.object({ requestId, subjectId });
const several = z.object({
  requestId,
  items: z
    .array(z.object({ itemId: z.string(), subjectId }))
    .check(z.minLength(1), z.maxLength(10_000)),
});

const prefix = "/registers/spelpaus/api";

/**
 * Spelpaus as its test interface documents it: 401 for a wrong key, 400 without a request id or with
 * a number of another length, and a number that is nobody's is not blocked. The list names those who
 * are allowed.
 */
export function spelpausRoutes(
  server: FastifyInstance,
  { key, board }: { key: string; board: RegisterBoard },
): void {
  for (const path of ["blocking-info", "marketing-single-subjectid"])
    server.post(`${prefix}/${path}/:actorId`, (request, reply) => {
      if (!hasKey(request.headers.authorization, key)) return reply.code(401).send();
      const read = single.safeParse(jsonOf(request));
      if (!read.success) return reply.code(400).send();
      const { data } = read;
      const fault = board.take({ register: "spelpaus", questionId: data.requestId, path });
      if (answerFault(reply, fault)) return reply;
      const isBlocked = blockedNumbers.has(data.subjectId);
      const own = fault === "other" ? randomUUID() : data.requestId;
      const answer = { isBlocked, requestId: own, responseId: randomUUID() };
      if (fault === "twice")
        return reply.send(
          JSON.stringify(answer) + JSON.stringify({ ...answer, isBlocked: !isBlocked }),
        );
      return reply.send(answer);
    });
  server.post(`${prefix}/marketing-subjectid/:actorId`, longestList, (request, reply) => {
    if (!hasKey(request.headers.authorization, key)) return reply.code(401).send();
    const read = several.safeParse(jsonOf(request));
    if (!read.success) return reply.code(400).send();
    const { requestId: id, items } = read.data;
    const path = "marketing-subjectid";
    const fault = board.take({ register: "spelpaus", questionId: id, path });
    if (answerFault(reply, fault)) return reply;
    const allowed = items.filter((item) => !blockedNumbers.has(item.subjectId));
    const ids = allowed.map(({ itemId }) => itemId);
    return reply.send({
      requestId: fault === "other" ? randomUUID() : id,
      allowedItemIds: fault === "twice" ? [...ids, ...ids] : ids,
      responseId: randomUUID(),
    });
  });
}
