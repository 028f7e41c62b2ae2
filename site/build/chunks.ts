import { join, relative, sep } from "node:path";
import type { Rolldown } from "vite";

/** What every visitor loads first: the entry, the home page, its notices. */
const firstLoad = [
  "entry.client.tsx",
  "home/home-page.tsx",
  "messages/popups/notice-popups.tsx",
].map((file) => join(import.meta.dirname, "..", file));

/** Every module of the first load. */
function modulesOfFirstLoad(graph: Rolldown.ChunkingContext): Set<string> {
  const found = new Set<string>();
  const waiting = [...firstLoad];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (found.has(id)) continue;
    found.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return found;
}

/**
 * The name of the file for what the first load shares with other pages. All styles go there too:
 * otherwise a page would wait for the otherwise empty file that a style is put in.
 */
function firstLoadFile(): (id: string, graph: Rolldown.ChunkingContext) => string | null {
  let first: Set<string> | undefined;
  return (id, graph) => {
    first ??= modulesOfFirstLoad(graph);
    return first.has(id) || id.endsWith(".css") ? "shared" : null;
  };
}

/** The path of a module inside the project; folders above the project may have any name. */
const inProject = (id: string): string =>
  relative(join(import.meta.dirname, "../.."), id)
    .split(sep)
    .join("/");

/** Whether a module may move into a file that pages share. Texts stay with their language. */
const isShared = (id: string): boolean =>
  /^(site|ui|contract|node_modules\/zod)\//.test(inProject(id));

const isOfZod = (id: string): boolean => inProject(id).startsWith("node_modules/zod/");

/** The name of the file of the contract's shapes and of what checks them; null for the rest. */
const fileOfShapes = (id: string, graph: Rolldown.ChunkingContext): string | null => {
  const hasShapes = graph.getModuleInfo(id)?.importedIds.some(isOfZod);
  return isOfZod(id) || (inProject(id).startsWith("contract/") && hasShapes) ? "shapes" : null;
};

/** The noun of each module, so that a page loads no forms and lists of other nouns. */
const owners: readonly (readonly [file: string, path: RegExp])[] = [
  // Only statements and bets have filters and totals.
  ["filters", /^site\/parts\/(filters|totals|played-games|period)/],
  ["payments", /^site\/payments\//],
  // Pages without a form of a member's data do not load its fields.
  ["members", /^(site\/members|contract\/(member-rules|person-rules|text-rules|nicks))/],
];

/** The name of the file for what several pages share beyond the first load. */
const fileOfOwner = (id: string): string =>
  owners.find(([, path]) => path.test(inProject(id)))?.[0] ?? "account";

/** The name of a built file; texts carry their language in it, as in `en-site-[hash].js`. */
export function chunkFileName({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string {
  const language = /\/locales\/(\w+)\/[\w-]+\.ts$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language === undefined ? "" : `${language}-`}${name}-[hash].js`;
}

/** Which modules share a file, the most important first. */
export function fileGroups() {
  return [
    {
      name: "react",
      test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
      priority: 3,
    },
    // What several pages share, in few files: few requests count more than few bytes.
    // What the first load needs goes first, so that no other file takes it along.
    {
      name: firstLoadFile(),
      debugName: "first load",
      test: isShared,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: fileOfShapes,
      debugName: "shapes",
      test: isShared,
      minShareCount: 2,
      priority: 2,
    },
    {
      name: fileOfOwner,
      debugName: "forms and lists",
      test: isShared,
      minShareCount: 2,
      priority: 1,
    },
  ];
}
