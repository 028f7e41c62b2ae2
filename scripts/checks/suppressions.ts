import { parseSync } from "vite";
import type { Check } from "#scripts/checks/check.ts";
import type { Source } from "#scripts/sources.ts";

const suppression =
  /^[\s*]*((?:oxlint|eslint)-disable\S*|@ts-(?:expect-error|ignore|nocheck))(.*)/s;
const shortestReason = 12;

/**
 * A suppressed rule carries its reason: `-- the reason` for lint, text after the marker for types.
 */
export const suppressions: Check = {
  name: "suppressions carry a reason",
  findFaults: ({ sources }) => sources.flatMap(findBareSuppressions),
};

export function findBareSuppressions(source: Source): string[] {
  return parseSync(source.path, source.text).comments.flatMap(({ value, start }) => {
    const [, mark, rest = ""] = suppression.exec(value) ?? [];
    if (mark === undefined) return [];
    const reason = mark.startsWith("@ts") ? rest : (/--(.*)/s.exec(rest)?.[1] ?? "");
    if (reason.replace(/^[\s:-]+/, "").trim().length >= shortestReason) return [];
    const line = source.text.slice(0, start).split("\n").length;
    return [`${source.path}:${line}: ${mark} does not say why`];
  });
}
