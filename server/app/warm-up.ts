import type { FastifyInstance } from "fastify";
import { localeCodes } from "#contract/locales.ts";
import type { App } from "#server/app/app.ts";
import { contextOfVisitor } from "#server/http/calls/context.ts";
import { createCaller } from "#server/http/calls/dispatch.ts";
import type { PublicAddress } from "#server/kit/public-address.ts";
import { siteNames } from "#server/settings/sites.ts";

type Warming = Pick<App, "server" | "db" | "pageDispatch" | "changes">;

/** A house whose catalogue changes all the time is ready after so many. */
const TIMES_AT_MOST = 3;

/**
 * Asks for the games in each order and opens the lobby of each site, as a visitor does, so that the
 * catalogue is read and the code has run before the process is ready. Throws Error when a call or a
 * page is not answered.
 */
export async function warmUp(
  { changes, ...app }: Warming,
  address: Pick<PublicAddress, "site">,
): Promise<void> {
  // What was read before the process hears of changes is read again once it does.
  for (let left = TIMES_AT_MOST; left > 0; left -= 1) {
    const state = changes.state();
    await readAll(app, address);
    if (changes.state() === state) return;
  }
}

async function readAll(
  { server, db, pageDispatch }: Omit<Warming, "changes">,
  { site }: Pick<PublicAddress, "site">,
): Promise<void> {
  const { host: own, origin } = site ?? new URL("http://localhost");
  for (const locale of localeCodes) {
    const call = createCaller(pageDispatch, contextOfVisitor({ origin, host: own, locale }));
    // No name matches, so that every word of every name is compared with it.
    await call("get-games", { text: "zzzz" });
    for (const order of ["new", "popular", "name"] as const) await call("get-games", { order });
  }
  for (const { host } of await siteNames(db)) await open(server, host === "*" ? own : host, "/");
}

async function open(server: FastifyInstance, host: string, url: string): Promise<void> {
  const answer = await server.inject({ url, headers: { host, "accept-encoding": "br, gzip" } });
  const { location } = answer.headers;
  // A site whose default language is not Korean sends its visitors to that language's home page.
  if (answer.statusCode === 302 && location?.startsWith("/")) return open(server, host, location);
  if (answer.statusCode !== 200)
    throw new Error(`${host}${url} was answered ${answer.statusCode} while the process warmed up`);
}
