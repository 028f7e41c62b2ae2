import type { FastifyInstance, FastifyReply } from "fastify";
import * as z from "zod/mini";
import { isRsaSigned, readRsaKeys } from "../../dialects/rsa.ts";
import { Digits, parseExact } from "../../dialects/json.ts";
import type { Link } from "../../settings.ts";
import { rawBody } from "./opening.ts";

/** A refusal of an operator's call in the family's form: a status and `{error}`. */
export class RsCallRefusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Answers signed calls of an operator; numbers in the body keep their digits. */
export function rsCalls(
  server: FastifyInstance,
  link: Link,
  signatureHeader: string,
  answers: Readonly<Record<string, (body: unknown) => object>>,
): void {
  const keys = readRsaKeys(link.secret);
  for (const [path, answer] of Object.entries(answers)) {
    server.post(path, (request, reply) => {
      const raw = rawBody(request);
      if (!isRsaSigned(keys, raw, request.headers[signatureHeader]))
        return refuse(reply, new RsCallRefusal(401, "the signature does not match the body"));
      try {
        const body = parseExact(raw.toString("utf8"));
        if (body === undefined) throw new RsCallRefusal(400, "the body is not JSON");
        return reply.type("application/json; charset=utf-8").send(JSON.stringify(answer(body)));
      } catch (error) {
        if (error instanceof RsCallRefusal) return refuse(reply, error);
        throw error;
      }
    });
  }
}

const refuse = (reply: FastifyReply, { status, message }: RsCallRefusal) =>
  reply.code(status).send({ error: message });

export function readRs<T extends z.ZodMiniType>(schema: T, body: unknown): z.infer<T> {
  const read = schema.safeParse(body);
  if (read.success) return read.data;
  const where = read.error.issues.map(({ path }) => path.join(".")).join(", ");
  throw new RsCallRefusal(400, `bad request: ${where === "" ? "body" : where}`);
}

export const text = (longest: number) => z.string().check(z.minLength(1), z.maxLength(longest));
/** A number or a text, as their examples have both. */
export const operatorId = z.union([text(64), z.instanceof(Digits)]);
export const nameOfOperator = (id: string | Digits): string =>
  id instanceof Digits ? id.text : id;
export const address = z.string().check(z.maxLength(2048), z.regex(/^https?:\/\//));
