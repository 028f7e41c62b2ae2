import { readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Caller } from "#contract/calls.ts";
import type { AssetManifest, SessionProps, SiteBuild, SiteFacts } from "#contract/page.ts";

/** A page's data, as its own calls answered it. */
export type RenderOrder = {
  path: string;
  session: SessionProps;
  site: SiteFacts;
  answers: Record<string, unknown>;
  seconds: number;
};
export type RenderResult = { count: number; cpuSeconds: number };

const WARM_UP_PAGES = 300;

/**
 * Renders one page from ready data again and again, in a process of its own, without a database,
 * HTTP or compression. Reads one JSON order from standard input, prints one JSON result.
 */
const order = JSON.parse(readFileSync(0, "utf8")) as RenderOrder;
const built = join(import.meta.dirname, "../../build/site");
const { renderPage } = (await import(
  pathToFileURL(join(built, "server/entry.server.js")).href
)) as SiteBuild;
const assets = JSON.parse(
  readFileSync(join(built, "client/.vite/manifest.json"), "utf8"),
) as AssetManifest;

const call: Caller = async (name) => {
  const answer = order.answers[name];
  if (answer === undefined) throw new Error(`the page also calls ${name}`);
  return answer as never;
};
async function render(): Promise<void> {
  const { path, session, site } = order;
  const page = { path, session, site, call, nonce: "n".repeat(22), assets, styles: null };
  const { status } = await renderPage({ ...page, now: new Date().toISOString() });
  if (status !== 200) throw new Error(`the page answered ${status}`);
}

for (let page = 0; page < WARM_UP_PAGES; page++) await render();
const before = process.cpuUsage();
const until = performance.now() + order.seconds * 1000;
let pages = 0;
for (; performance.now() < until; pages++) await render();
const { user, system } = process.cpuUsage(before);
const result: RenderResult = { count: pages, cpuSeconds: (user + system) / 1e6 };
process.stdout.write(JSON.stringify(result));
