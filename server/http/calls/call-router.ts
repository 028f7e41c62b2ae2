import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from "fastify";
import type { DispatchAnswer } from "#server/http/calls/answering.ts";
import { hasHashingRoom } from "#server/kit/hashing.ts";
import { busy, retryAfter } from "#server/http/busy.ts";
import { isFromOwnPage } from "#server/http/origin.ts";
import { describeRequest, reasonIn } from "#server/http/refused-requests.ts";
import { noteOutcome } from "#server/http/request-metrics.ts";

type Declared = { isMutation: boolean; largestBodyBytes?: number; file?: string };

/** The answer to a call and who made it, for the log of refused requests. */
export type Made = DispatchAnswer & { by: { member?: string; operator?: string } };

/** The calls of members, or those of operators. */
export type CallSide<Name extends string> = {
  prefix: string;
  calls: Readonly<Record<Name, Declared>>;
  /** Whether a call must come from the side's own pages (same origin). */
  isForOwnPages(declared: Declared): boolean;
  /** Finds the caller, counts the request and makes the call. */
  make(name: Name, request: FastifyRequest, reply: FastifyReply): Promise<Made>;
  /** Whether the request carries a session; large bodies are read for sessions alone. */
  isSignedIn(request: FastifyRequest): Promise<boolean>;
  /** The calls of strangers that hash a password. */
  hashing: ReadonlySet<Name>;
  /** The methods that a call answers beside POST. */
  alsoAnswers?(name: string): string;
};

/**
 * Whether an open page makes the call by itself, which does not keep its session alive. A change
 * is always a person's.
 */
export const isPassive = (request: FastifyRequest, { isMutation }: Declared): boolean =>
  !isMutation && request.headers["x-passive"] !== undefined;

/** Registers one POST route for every call of a side. */
export function registerCallRouter<Name extends string>(
  app: FastifyInstance,
  side: CallSide<Name>,
): void {
  for (const name of Object.keys(side.calls) as Name[]) {
    const declared = side.calls[name];
    const options = side.hashing.has(name) ? whileHashingHasRoom : bodyOptions(declared, side);
    app.post(side.prefix + name, options, async (request, reply) => {
      void reply.header("cache-control", "no-store");
      if (side.isForOwnPages(declared) && !isFromOwnPage(request))
        return reply.code(403).send({ status: "forbidden" });
      return answer(name, declared, await side.make(name, request, reply), request, reply);
    });
  }
  app.all(`${side.prefix}:name`, (request, reply) => {
    const { name } = request.params as { name: string };
    if (!(name in side.calls)) return reply.code(404).send({ status: "not_found" });
    const allow = `${side.alsoAnswers?.(name) ?? ""}POST`;
    return reply.code(405).header("allow", allow).send({ status: "method" });
  });
}

/** Sends the answer of a call: JSON, or the file that the call declares. */
export function answer(
  name: string,
  { file }: Declared,
  { http, body, by }: Made,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  describeRequest(request, { call: name, ...by, ...reasonIn(body) });
  noteOutcome(request, name, body["status"]);
  if (file !== undefined && "lines" in body)
    return reply
      .type(`${mediaTypeOf(file)}; charset=utf-8`)
      .header("content-disposition", `attachment; filename="${file}"`)
      .send(Readable.from(body["lines"] as Iterable<string>));
  return sendAnswer(reply, { http, body });
}

const sendAnswer = (reply: FastifyReply, { http, body }: DispatchAnswer): FastifyReply =>
  reply.code(http).headers(retryAfter(http, body)).send(body);

/** The media type of a file that a call answers. */
export const mediaTypeOf = (file: string): "text/csv" | "application/xml" | "application/json" => {
  if (file.endsWith(".csv")) return "text/csv";
  return file.endsWith(".xml") ? "application/xml" : "application/json";
};

/**
 * Refuses before the body is read and before a database connection is taken, so that a flood of
 * sign-ins costs as little as possible.
 */
const whileHashingHasRoom: RouteShorthandOptions = {
  onRequest: (_request, reply, done) => {
    if (hasHashingRoom()) done();
    else void sendAnswer(reply, busy);
  },
};

/** A large body is read only of a session, and only from the own pages where a call is for these. */
const bodyOptions = (
  declared: Declared,
  { isForOwnPages, isSignedIn }: Pick<CallSide<string>, "isForOwnPages" | "isSignedIn">,
): RouteShorthandOptions =>
  declared.largestBodyBytes === undefined
    ? {}
    : {
        bodyLimit: declared.largestBodyBytes,
        onRequest: async (request, reply) => {
          if (isForOwnPages(declared) && !isFromOwnPage(request))
            return reply.code(403).send({ status: "forbidden" });
          if (await isSignedIn(request)) return undefined;
          return reply.code(401).send({ status: "unauthenticated" });
        },
      };
