import * as z from "zod/mini";
import { calls, type CallName } from "#contract/calls.ts";
import type { CallDeclaration } from "#contract/call.ts";
import { CALL_PREFIX } from "#server/http/call-routes.ts";

type Json = Record<string, unknown>;

const statusOnly = (status: string): Json => ({
  type: "object",
  properties: { status: { const: status } },
  required: ["status"],
});

const answer = (description: string, schema: Json): Json => ({
  description,
  content: { "application/json": { schema } },
});

const faults: Json = {
  type: "object",
  properties: {
    status: { const: "invalid" },
    errors: {
      type: "array",
      items: {
        type: "object",
        properties: { path: { type: "string" }, code: { type: "string" } },
        required: ["path", "code"],
      },
    },
  },
  required: ["status", "errors"],
};

/** The contract as an OpenAPI 3.1 document. It is generated, committed, and compared by the check. */
export function openApiDocument(): Json {
  const names = (Object.keys(calls) as CallName[]).sort();
  return {
    openapi: "3.1.0",
    info: {
      title: "Dalbit member site",
      version: "1",
      description:
        "Every call is a POST with a JSON body to the same origin. Business answers, refusals included, are HTTP 200 and told apart by `status`.",
    },
    paths: Object.fromEntries(names.map((name) => [CALL_PREFIX + name, pathOf(name)])),
    components: {
      securitySchemes: {
        session: { type: "apiKey", in: "cookie", name: "__Host-dalbit_session" },
        health: { type: "http", scheme: "bearer" },
      },
    },
  };
}

function pathOf(name: CallName): Json {
  const call: CallDeclaration = calls[name];
  const operation = {
    operationId: name,
    summary: call.summary,
    ...(call.access === "member" && { security: [{ session: [] }] }),
    responses: responsesOf(call),
  };
  const post = {
    ...operation,
    requestBody: {
      required: true,
      content: { "application/json": { schema: z.toJSONSchema(call.input, { io: "input" }) } },
    },
  };
  if (name !== "user-health-check") return { post };
  const get = { ...operation, operationId: `${name}-get`, security: [{ health: [] }] };
  return { post, get };
}

function responsesOf(call: CallDeclaration): Json {
  const output = z.toJSONSchema(call.output) as Json;
  const success = {
    ...output,
    properties: { status: { const: call.success ?? "success" }, ...(output["properties"] as Json) },
    required: ["status", ...((output["required"] as string[] | undefined) ?? [])],
  };
  return {
    200: answer("The answer, or a refusal.", {
      oneOf: [success, ...call.refusals.map(statusOnly)],
    }),
    400: answer("The body does not fit.", faults),
    ...(call.access === "member" && { 401: answer("No session.", statusOnly("unauthenticated")) }),
    ...(call.changes && { 403: answer("Not from this site's pages.", statusOnly("forbidden")) }),
    429: answer("Too often.", statusOnly("time")),
    503: answer("Too much at once; nothing was done.", statusOnly("busy")),
    500: answer("A fault; `id` finds it in the log.", statusOnly("error")),
  };
}
