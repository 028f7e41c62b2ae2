import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import { answerFault, hasKey, jsonOf, longestList, textOf } from "./answer.ts";
import type { RegisterBoard } from "./board.ts";
import { gamstopLetter } from "./people.ts";

const some = z.string().check(z.minLength(1));
const person = z.object({
  firstName: some,
  lastName: some,
  dateOfBirth: z.iso.date(),
  email: some,
  postcode: some,
  mobile: some,
});
const several = z
  .array(z.extend(person, { correlationId: some }))
  .check(z.minLength(1), z.maxLength(1_000));

/**
 * GAMSTOP as its public clients call it: a form about one person, whose answer is a header, and a list
 * in JSON. 403 for a wrong key, 400 for a missing field.
 */
export function gamstopRoutes(
  server: FastifyInstance,
  { key, board }: { key: string; board: RegisterBoard },
): void {
  server.post("/registers/gamstop/v2", (request, reply) => {
    if (!hasKey(request.headers["x-api-key"], key)) return reply.code(403).send();
    const read = person.safeParse(Object.fromEntries(new URLSearchParams(textOf(request))));
    if (!read.success) return reply.code(400).send();
    const questionId = String(request.headers["x-trace-id"] ?? "");
    const fault = board.take({ register: "gamstop", questionId, path: "v2" });
    if (fault === "garbage") return reply.header("x-exclusion", "maybe").send();
    if (answerFault(reply, fault)) return reply;
    const letter = gamstopLetter(read.data.lastName);
    // The answer has no id of the question, so an answer to another one is one without a verdict.
    if (fault === "other") return reply.header("x-unique-id", randomUUID()).send();
    const answer = fault === "twice" ? [letter, letter === "N" ? "Y" : "N"] : letter;
    return reply.header("x-exclusion", answer).header("x-unique-id", randomUUID()).send();
  });
  server.post("/registers/gamstop/batch/v2", longestList, (request, reply) => {
    if (!hasKey(request.headers["x-api-key"], key)) return reply.code(403).send();
    const read = several.safeParse(jsonOf(request));
    if (!read.success) return reply.code(400).send();
    const questionId = read.data[0]?.correlationId ?? "";
    const fault = board.take({ register: "gamstop", questionId, path: "batch/v2" });
    if (answerFault(reply, fault)) return reply;
    const answers = read.data.map(({ correlationId, lastName }) => ({
      correlationId: fault === "other" ? randomUUID() : correlationId,
      msRequestId: randomUUID(),
      exclusion: gamstopLetter(lastName),
    }));
    return reply.send(fault === "twice" ? [...answers, ...answers] : answers);
  });
}
