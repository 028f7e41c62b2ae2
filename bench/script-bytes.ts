import type { Browser, BrowserContext } from "playwright-core";

/** Bytes over the wire (compressed, with headers) by the address of each script. */
type ScriptBytes = Map<string, number>;

const SETTLING_MS = 1_500;

/** A page to look at, with the cookie of a member where only members see it. */
export type RoutePage = { path: string; cookie?: string };

/** What a route's scripts weigh beside those that the home page has brought already. */
export type RouteScripts = { route: string; moreBytes: number };

/**
 * Bytes of JavaScript that the home page loads, and what each other route adds to it: every page
 * is opened on its own with an empty cache, and counted by the scripts that the home page lacks.
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
  const addresses = new Map<string, string>();
  const scripts: ScriptBytes = new Map();
  session.on("Network.responseReceived", (event) => {
    if (event.type === "Script") addresses.set(event.requestId, event.response.url);
  });
  session.on("Network.loadingFinished", (event) => {
    const address = addresses.get(event.requestId);
    if (address) scripts.set(address, (scripts.get(address) ?? 0) + event.encodedDataLength);
  });
  await page.goto(url, { waitUntil: "load" });
  await page.waitForSelector("html[data-hydrated]", { state: "attached" });
  // What a page fetches after its first picture, such as its notice windows, counts as well; a page
  // with an open stream of news is never idle.
  await page.waitForTimeout(SETTLING_MS);
  await context.close();
  return scripts;
}
