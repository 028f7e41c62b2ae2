import type { FastifyReply } from "fastify";

/** A refusal of the provider API, as its documentation spells it. */
export class ApiRefusal extends Error {
  readonly apiCode: string;
  readonly status: number;
  constructor(apiCode: string, message: string, status = 400) {
    super(message);
    this.apiCode = apiCode;
    this.status = status;
  }
}

export const answerRefusal = (reply: FastifyReply, refusal: ApiRefusal): FastifyReply =>
  reply.code(refusal.status).send({
    code: "invalid_argument",
    msg: refusal.message,
    meta: { api_code: refusal.apiCode, api_message: refusal.message },
  });

/** The JSON of a raw body; undefined for invalid JSON. */
export function jsonIn(body: unknown): unknown {
  try {
    return JSON.parse(Buffer.isBuffer(body) ? body.toString("utf8") : "");
  } catch {
    return undefined;
  }
}

/** The same. Throws the error of `orElse` for invalid JSON. */
export function parseJson(body: unknown, orElse: () => Error): unknown {
  const json = jsonIn(body);
  if (json === undefined) throw orElse();
  return json;
}
