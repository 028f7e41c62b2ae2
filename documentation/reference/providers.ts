import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fieldsTable } from "#documentation/reference/fields.ts";
import { requestSchema } from "#documentation/reference/schemas.ts";
import type { DescribedProtocol } from "#server/providers/reference.ts";

/** Samples of a whole round; `fixtures.test.ts` sends each byte for byte. */
const samples = ["balance-ok", "stake-ok", "betwin-bet", "win-ok", "rollback-applies"];

const fence = (text: string): string => `\`\`\`http\n${text}\n\`\`\``;

function sampleOf(root: string, folder: string, name: string): string[] {
  const path = join(root, folder, name);
  if (!existsSync(join(path, "request.body"))) return [];
  const read = (file: string) => readFileSync(join(path, file), "utf8");
  const request = JSON.parse(read("request.json")) as {
    endpoint: string;
    method: string;
    headers: Record<string, string>;
  };
  const answer = JSON.parse(read("response.json")) as { status: number; body: string };
  const headers = Object.entries(request.headers).map(([header, value]) => `${header}: ${value}`);
  return [
    `### Sample: ${name}`,
    fence(
      [
        `${request.method} /providers/<connection>/${request.endpoint}`,
        ...headers,
        "",
        read("request.body"),
      ].join("\n"),
    ),
    fence(`HTTP ${answer.status}\n\n${answer.body}`),
  ];
}

/** The README of a protocol with the calls of its cell and samples that are tests. */
export function providerReference(root: string, described: DescribedProtocol): string {
  const readme = readFileSync(join(root, described.readme), "utf8");
  return [
    readme.replace(/^# .*/, `# ${described.title}`),
    ...described.calls.flatMap(({ method, path, requests }) => [
      `## ${method} ${path}`,
      ...Object.entries(requests).flatMap(([name, shape]) => [
        name === "body" ? "**Body**" : `**Body: ${name}**`,
        fieldsTable(requestSchema(shape)),
      ]),
    ]),
    "The same as an [OpenAPI document](/docs/openapi/providers.json), with all protocols.",
    "## Samples",
    "The tests send these bytes and compare the answers.",
    ...samples.flatMap((name) => sampleOf(root, described.fixtures, name)),
  ].join("\n\n");
}
