import { join } from "node:path";
import type { Rolldown } from "vite";

const project = join(import.meta.dirname, "../..");

/** Whether a module may move into a file that screens share. Texts stay with their language. */
const isShared = (id: string): boolean =>
  ["backoffice", "ui", "contract", "site", "node_modules/zod"].some((folder) =>
    id.startsWith(join(project, folder, "/")),
  );

const language = /\/locales\/(\w\w)\//;
const isText = (id: string): boolean => language.test(id);

/** The name of the file for texts of one language that several files of texts share. */
const languageFile = (id: string): string => `texts-${language.exec(id)?.[1]}`;

/** Whether a module loads the text editor, by itself or through others. */
function editorUse(): (id: string, graph: Rolldown.ChunkingContext) => boolean {
  const known = new Map<string, boolean>();
  const uses = (id: string, graph: Rolldown.ChunkingContext): boolean => {
    const found = known.get(id);
    if (found !== undefined) return found;
    known.set(id, false); // Ends circles of imports.
    const imported = graph.getModuleInfo(id)?.importedIds ?? [];
    const result = id.includes("node_modules/prosemirror-") || imported.some((i) => uses(i, graph));
    known.set(id, result);
    return result;
  };
  return uses;
}

/**
 * Which modules of the back office share a file, the most important first. What screens share
 * is in one file, and the text editor in a second, for the screens that use it: sixty small files took
 * a third of the processor time of a first screen.
 */
export function fileGroups() {
  const usesEditor = editorUse();
  return [
    {
      name: "react",
      test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
      priority: 3,
    },
    // All styles go where the first screen waits for them, in the order of their imports.
    { name: "shared", test: /\.css$/, priority: 3 },
    {
      name: (id: string, graph: Rolldown.ChunkingContext) =>
        usesEditor(id, graph) ? null : "shared",
      debugName: "shared",
      test: isShared,
      minShareCount: 2,
      priority: 2,
    },
    { name: "editor", test: isShared, minShareCount: 2, priority: 1 },
    { name: languageFile, debugName: "texts", test: isText, minShareCount: 2, priority: 1 },
  ];
}
