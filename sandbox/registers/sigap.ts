import { randomUUID } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { answerFault, hasKey } from "./answer.ts";
import type { RegisterBoard } from "./board.ts";
import { impedidos } from "./people.ts";

/**
 * SIGAP's module of persons who must not bet, as far as the authority's public texts describe it: a
 * GET by CPF, answered PERMITIDO, or IMPEDIDO with the reason. The spelling of its fields is assumed.
 */
export function sigapRoutes(
  server: FastifyInstance,
  { key, board }: { key: string; board: RegisterBoard },
): void {
  server.get<{ Params: { cpf: string } }>("/registers/sigap/impedidos/:cpf", (request, reply) => {
    if (!hasKey(request.headers.authorization, `Bearer ${key}`)) return reply.code(401).send();
    const { cpf } = request.params;
    if (!/^\d{11}$/.test(cpf)) return reply.code(400).send();
    const questionId = String(request.headers["x-request-id"] ?? "");
    const fault = board.take({ register: "sigap", questionId, path: "impedidos" });
    if (answerFault(reply, fault)) return reply;
    const motivo = impedidos.get(cpf) ?? null;
    const answer = {
      cpf: fault === "other" ? "00000000191" : cpf,
      resultado: motivo ? "IMPEDIDO" : "PERMITIDO",
      motivo,
      protocolo: randomUUID(),
    };
    if (fault === "twice") return reply.send(JSON.stringify(answer) + JSON.stringify(answer));
    return reply.send(answer);
  });
}
