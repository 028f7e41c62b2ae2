import { dirname, join } from "node:path/posix";
import { parseSync, Visitor } from "vite";
import type { Source } from "#scripts/sources.ts";

/**
 * The project's own files that a file imports, types included, as paths relative to the project.
 * Imports of packages are left out. A specifier keeps its query (`?url`) and may lack its
 * extension.
 */
export function importsOf(source: Source): string[] {
  const { program, module, errors } = parseSync(source.path, source.text);
  const [error] = errors;
  if (error !== undefined) throw new Error(`${source.path}: ${error.message}`);
  const specifiers = [
    ...module.staticImports.map((each) => each.moduleRequest.value),
    ...module.staticExports.flatMap((each) =>
      each.entries.flatMap((entry) => entry.moduleRequest?.value ?? []),
    ),
  ];
  new Visitor({
    ImportExpression: ({ source: from }) => {
      if (from.type === "Literal" && typeof from.value === "string") specifiers.push(from.value);
    },
    TSImportType: ({ source: from }) => void specifiers.push(from.value),
  }).visit(program);
  return [...new Set(specifiers.flatMap((specifier) => resolveOwn(source.path, specifier)))];
}

function resolveOwn(from: string, specifier: string): string[] {
  const path = specifier.replace(/\?.*$/, "");
  if (path.startsWith("#")) return [path.slice(1)];
  if (path.startsWith(".")) return [join(dirname(from), path)];
  return [];
}
