import * as z from "zod/mini";
import { calls, type CallName } from "#contract/calls.ts";
import type { CallDeclaration } from "#contract/call.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { officeCalls } from "#contract/office/calls.ts";
import { mediaTypeOf } from "#server/http/calls/call-router.ts";
import { CALL_PREFIX } from "#server/http/calls/call-routes.ts";
import { OFFICE_PREFIX } from "#server/http/calls/office-call-routes.ts";

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

const documentOf = (title: string, paths: Json, securitySchemes: Json): Json => ({
  openapi: "3.1.0",
  info: {
    title,
    version: "1",
    description:
      "Every call is a POST with a JSON body to the same origin. Business answers, refusals included, are HTTP 200 and distinguished by `status`.",
  },
  paths,
  components: { securitySchemes },
});

/** Members' calls as an OpenAPI 3.1 document. It is committed, and the check compares it. */
export function openApiDocument(): Json {
  const names = (Object.keys(calls) as CallName[]).sort();
  const paths = Object.fromEntries(names.map((name) => [CALL_PREFIX + name, pathOf(name)]));
  return documentOf("Dalbit member site", paths, {
    session: { type: "apiKey", in: "cookie", name: "__Host-dalbit_session" },
    health: { type: "http", scheme: "bearer" },
  });
}

/** The office's calls as an OpenAPI 3.1 document, with the permission of each. */
export function officeOpenApiDocument(): Json {
  const paths: Json = {};
  const declared = Object.entries<OfficeCallDeclaration>(officeCalls);
  for (const [name, call] of declared.sort(([a], [b]) => (a < b ? -1 : 1)))
    paths[OFFICE_PREFIX + name] = { post: officeOperationOf(name, call) };
  return documentOf("Dalbit back office", paths, {
    session: { type: "apiKey", in: "cookie", name: "__Host-dalbit_office" },
  });
}

const officeOperationOf = (name: string, call: OfficeCallDeclaration): Json => ({
  operationId: name,
  summary: call.summary,
  ...(call.access !== "anyone" && { security: [{ session: [] }] }),
  "x-permission": call.access,
  ...(call.checkedBy && { "x-second-operator": call.checkedBy }),
  ...(call.shows && { "x-recorded-access": call.shows.part }),
  requestBody: bodyOf(call.input),
  responses: {
    ...answersOf(call, call.checkedBy ? [proposed] : []),
    ...(call.access !== "anyone" && { 401: answer("No session.", statusOnly("unauthenticated")) }),
    403: answer("No permission, or not from the office's pages.", statusOnly("forbidden")),
  },
});

const proposed: Json = {
  type: "object",
  properties: { status: { const: "proposed" }, proposalId: { type: "integer" } },
  required: ["status", "proposalId"],
};

const bodyOf = (shape: z.ZodMiniType): Json => ({
  required: true,
  content: { "application/json": { schema: z.toJSONSchema(shape, { io: "input" }) } },
});

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
    requestBody: bodyOf(call.input),
  };
  if (name !== "user-health-check") return { post };
  const get = { ...operation, operationId: `${name}-get`, security: [{ health: [] }] };
  return { post, get };
}

const responsesOf = (call: CallDeclaration): Json => ({
  ...answersOf(call),
  ...(call.access === "member" && { 401: answer("No session.", statusOnly("unauthenticated")) }),
  ...(call.isMutation && { 403: answer("Not from this site's pages.", statusOnly("forbidden")) }),
});

type Answered = Pick<CallDeclaration, "output" | "success"> & {
  refusals: readonly string[];
  file?: string;
};

function answered(call: Answered, besides: readonly Json[]): Json {
  const output = z.toJSONSchema(call.output) as Json;
  const success = {
    ...output,
    properties: { status: { const: call.success ?? "success" }, ...(output["properties"] as Json) },
    required: ["status", ...((output["required"] as string[] | undefined) ?? [])],
  };
  return answer("The answer, or a refusal.", { oneOf: [success, ...besides] });
}

const fileOr = (mediaType: string, refusals: readonly Json[]): Json => {
  const inJson = mediaType === "application/json" ? [{ type: "object" }, ...refusals] : refusals;
  return {
    description: "The file, or a refusal.",
    content: {
      ...(mediaType !== "application/json" && { [mediaType]: { schema: { type: "string" } } }),
      ...(inJson.length > 0 && { "application/json": { schema: { oneOf: inJson } } }),
    },
  };
};

/** All answers of a call; `others` are answers beside success and the refusals. */
function answersOf(call: Answered, others: readonly Json[] = []): Json {
  const besides = [...others, ...call.refusals.map(statusOnly)];
  return {
    200:
      call.file === undefined ? answered(call, besides) : fileOr(mediaTypeOf(call.file), besides),
    400: answer("The body does not fit.", faults),
    429: answer("Too often.", statusOnly("time")),
    503: answer("Too many requests wait; nothing was done.", statusOnly("busy")),
    500: answer("An unexpected error; `id` is its reference in the log.", statusOnly("error")),
  };
}
