import type { Browser, BrowserContext } from "playwright-core";

/** The compressed bytes of each script by its address, without the headers of its answer. */
type ScriptBytes = Map<string, number>;

const SETTLING_MS = 1_500;

/** A page to measure, with a member's cookie where only members see it. */
export type RoutePage = { path: string; cookie?: string };

/** The compressed bytes of a route's scripts beyond those of the home page. */
export type RouteScripts = { route: string; moreBytes: number };

/**
 * The compressed bytes of JavaScript that the home page loads, and what each other route adds: every page is
 * opened by itself with an empty cache, and counts the scripts that the home page lacks.
 */
export async function measureScripts(
  browser: Browser,
  url: string,
  routes: readonly RoutePage[],
): Promise<{ homeBytes: number; others: RouteScripts[] }> {
  const home = await scriptsOf(await browser.newContext(), `${url}/`);
  const others: RouteScripts[] = [];
  for (const { path, cookie } of routes) {
    const context = await browser.newContext(cookie ? { extraHTTPHeaders: { cookie } } : {});
    const scripts = await scriptsOf(context, url + path);
    const more = [...scripts].filter(([address]) => !home.has(address));
    others.push({ route: path, moreBytes: sum(more.map(([, bytes]) => bytes)) });
  }
  return { homeBytes: sum([...home.values()]), others };
}

const sum = (numbers: number[]): number => numbers.reduce((total, next) => total + next, 0);

async function scriptsOf(context: BrowserContext, url: string): Promise<ScriptBytes> {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send("Network.enable");
  const answers = new Map<string, { address: string; headerBytes: number }>();
  const scripts: ScriptBytes = new Map();
  session.on("Network.responseReceived", (event) => {
    const { url: address, encodedDataLength: headerBytes } = event.response;
    if (event.type === "Script") answers.set(event.requestId, { address, headerBytes });
  });
  session.on("Network.loadingFinished", (event) => {
    const answer = answers.get(event.requestId);
    if (!answer) return;
    const bytes = event.encodedDataLength - answer.headerBytes;
    scripts.set(answer.address, (scripts.get(answer.address) ?? 0) + bytes);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  // Includes what a page fetches after its first paint, such as its notice windows; a page with an
  // open event stream never becomes idle.
  await page.waitForTimeout(SETTLING_MS);
  await context.close();
  return scripts;
}
