import { join, relative, sep } from "node:path";

/** The used part of the bundler's module graph. */
type ModuleGraph = { getModuleInfo(id: string): { importedIds: readonly string[] } | null };

/** What every visitor loads first: the entry, the home page, its notices. */
const firstLoad = [
  "entry.client.tsx",
  "home/home-page.tsx",
  "messages/popups/notice-popups.tsx",
].map((file) => join(import.meta.dirname, "..", file));

/** Every module of the first load. */
function modulesOfFirstLoad(graph: ModuleGraph): Set<string> {
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
export function firstLoadFile(): (id: string, graph: ModuleGraph) => string | null {
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
export const isShared = (id: string): boolean =>
  /^(site|ui|contract|node_modules\/zod)\//.test(inProject(id));

/** The noun of each module, so that a page loads no forms and lists of other nouns. */
const owners: readonly (readonly [file: string, path: RegExp])[] = [
  // Lists of the contract without a shape, such as the terms of breaks, bring no shapes along.
  ["account", /^contract\/[\w-]+-(terms|kinds)\./],
  ["fields", /^(contract|node_modules\/zod)\//],
  // Only statements and bets have filters and totals.
  ["filters", /^site\/parts\/(filters|totals|played-games|period)/],
  ["payments", /^site\/payments\//],
];

/** The name of the file for what several pages share beyond the first load. */
export const fileOfOwner = (id: string): string =>
  owners.find(([, path]) => path.test(inProject(id)))?.[0] ?? "account";

/** The name of a built file; texts carry their language in it, as in `en-site-[hash].js`. */
export function chunkFileName({
  name,
  facadeModuleId,
}: {
  name: string;
  facadeModuleId?: string | null;
}): string {
  const language = /\/locales\/(\w+)\/\w+\.ts$/.exec(facadeModuleId ?? "")?.[1];
  return `assets/${language === undefined ? "" : `${language}-`}${name}-[hash].js`;
}
