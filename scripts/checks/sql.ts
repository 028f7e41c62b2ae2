import { parseSync, Visitor } from "vite";
import type { Check } from "#scripts/checks/check.ts";
import { isTest, type Source } from "#scripts/sources.ts";

/** A statement as the first thing in a text; "Select a game" with one capital is prose. */
const statement =
  /^(with\s+[\w(]|select\s+[\w*'"($:-]|insert\s+into\s|update\s+(only\s+)?[\w."]+\s+((as\s+)?\w+\s+)?set\s|delete\s+from\s|merge\s+into\s|truncate\s|(create|alter|drop)\s+(table|index|view|function|type|database|schema|role|or)\b|(grant|revoke)\s+(select|insert|update|delete|usage|execute|all)\b|copy\s+\w+|lock\s+table|set\s+local\s)/;
/** Comments and parentheses before it. */
const before = /^(\s|\(|--[^\n]*\n|\/\*[^]*?\*\/)+/;

const homes = [
  /(^|\/)(store|checks)\.ts$/,
  /^server\/ledger\//,
  /^server\/kit\/database\.ts$/,
  /^sandbox\/books\//,
  /^(database|tests|bench|scripts)\//,
];

/** SQL is only in the stores, the checks, the ledger and the migrations. */
export const sql: Check = {
  name: "SQL only in stores",
  findFaults: ({ sources }) => sources.flatMap(findSql),
};

export function findSql(source: Source): string[] {
  if (isTest(source.path) || homes.some((home) => home.test(source.path))) return [];
  const faults: string[] = [];
  const look = (text: string, start: number): void => {
    const bare = text.replace(before, "");
    const isShouted = /^[A-Z]{2}/.test(bare);
    if (!statement.test(isShouted ? bare.toLowerCase() : bare)) return;
    const line = source.text.slice(0, start).split("\n").length;
    faults.push(`${source.path}:${line}: SQL belongs in a store (${text.trim().slice(0, 40)} …)`);
  };
  new Visitor({
    Literal: ({ value, start }) => {
      if (typeof value === "string") look(value, start);
    },
    TemplateLiteral: ({ quasis, start }) => look(quasis[0]?.value.raw ?? "", start),
  }).visit(parseSync(source.path, source.text).program);
  return faults;
}
