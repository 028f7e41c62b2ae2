import * as z from "zod/mini";
import type { CallDeclaration } from "#contract/call.ts";
import { calls } from "#contract/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import { officeCalls } from "#contract/office/calls.ts";
import { fieldsTable } from "#documentation/reference/fields.ts";

const input = (shape: z.ZodMiniType): string => fieldsTable(z.toJSONSchema(shape, { io: "input" }));
const output = (shape: z.ZodMiniType): string => fieldsTable(z.toJSONSchema(shape));

const section = (
  name: string,
  facts: readonly string[],
  call: CallDeclaration | OfficeCallDeclaration,
): string =>
  [
    `## ${name}`,
    call.summary,
    ...facts,
    `**Input**`,
    input(call.input),
    `**Answer**`,
    "file" in call && call.file !== undefined
      ? `The file \`${call.file}\` in place of JSON.`
      : output(call.output),
    call.refusals.length > 0
      ? `**Refusals:** ${call.refusals.map((status) => `\`${status}\``).join(", ")}`
      : "",
  ]
    .filter(Boolean)
    .join("\n\n");

const byName = <Declaration>(declared: Readonly<Record<string, Declaration>>) =>
  Object.entries(declared).sort(([a], [b]) => (a < b ? -1 : 1));

/** The reference of members' calls, from the declarations that the server parses with. */
export const memberReference = (): string =>
  [
    "# Calls of members",
    "Each call is `POST /api/routes/<name>` with a JSON body. A refusal is HTTP 200 with its `status`; success is `success`. A call that changes something must come from a page of the site. The same as an [OpenAPI document](/docs/openapi/members.json).",
    ...byName<CallDeclaration>(calls).map(([name, call]) =>
      section(
        name,
        [
          `${call.access === "member" ? "For members who are signed in" : "For everyone"}; ${call.isMutation ? "changes something" : "changes nothing"}.`,
        ],
        call,
      ),
    ),
  ].join("\n\n");

const kindWords: Record<OfficeCallDeclaration["kind"], string> = {
  read: "Reads and changes nothing",
  act: "Writes an audit row with the `reason`",
  "self-service": "Changes the operator's own access",
  ephemeral: "Shows colleagues a short-lived state",
};

/** The reference of the back office's calls. */
export const officeReference = (): string =>
  [
    "# Calls of the back office",
    "Each call is `POST /api/office/<name>` with a JSON body, an operator's session and the permission named below. A refusal is HTTP 200 with its `status`; success is `success`; a call that waits for a second operator answers `proposed`. The same as an [OpenAPI document](/docs/openapi/office.json).",
    ...byName<OfficeCallDeclaration>(officeCalls).map(([name, call]) =>
      section(
        name,
        [
          `${accessWords(call.access)}. ${kindWords[call.kind]}.${call.checkedBy ? ` A second operator with \`${call.checkedBy}\` may have to carry it out.` : ""}`,
        ],
        call,
      ),
    ),
  ].join("\n\n");

const accessWords = (access: string): string => {
  if (access === "anyone") return "Without a session";
  if (access === "operator") return "Every operator";
  return `Permission \`${access}\``;
};
