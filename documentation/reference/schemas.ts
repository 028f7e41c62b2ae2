import * as z from "zod/mini";
import { describedProtocols } from "#server/providers/reference.ts";

/**
 * A request's shape as JSON Schema. Providers' numbers are checked by their digits, which JSON
 * Schema cannot express: it allows any number.
 */
export const requestSchema = (shape: z.ZodMiniType) =>
  z.toJSONSchema(shape, {
    io: "input",
    unrepresentable: "any",
    override({ zodSchema, jsonSchema }) {
      // oxlint-disable-next-line no-underscore-dangle -- where Zod keeps what a schema was made from
      if (zodSchema._zod.def.type === "custom") jsonSchema.type = "number";
    },
  });

/** The addresses that providers call as an OpenAPI 3.1 document, one tag for each protocol. */
export function providerOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { protocol, title, calls } of describedProtocols)
    for (const { method, path, requests } of calls) {
      const shapes = Object.values(requests).map(requestSchema);
      const address = `/providers/{${protocol}}/${path}`;
      paths[address] = {
        ...paths[address],
        [method.toLowerCase()]: {
          tags: [title],
          operationId: `${protocol}-${method.toLowerCase()}-${path.replaceAll("/", "-")}`,
          requestBody: {
            required: true,
            content: {
              "application/json": { schema: shapes.length === 1 ? shapes[0] : { oneOf: shapes } },
            },
          },
          responses: { default: { description: "The protocol's answer; its page says how." } },
        },
        parameters: [
          {
            name: protocol,
            in: "path",
            required: true,
            schema: { type: "string" },
            description: "The name of the connection.",
          },
        ],
      };
    }
  return { openapi: "3.1.0", info: { title: "Dalbit for providers", version: "1" }, paths };
}
