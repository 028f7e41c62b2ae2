import { isCountry } from "#contract/countries.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { differenceKinds } from "#contract/office/catalogue.ts";
import { toInstant } from "#backoffice/frame/site-clock.ts";
import { numberIn } from "#ui/number-in.ts";
import type { OfficeRoute } from "#backoffice/office-route.ts";

type Load = NonNullable<OfficeRoute["load"]>;
type Address = Parameters<Load>[1];

/** The answer of a call; a refusal becomes the fault that the page shows. */
export async function answered<Answer extends { status: string }>(
  call: Promise<Answer>,
): Promise<Extract<Answer, { status: "success" }>> {
  const answer = await call;
  if (answer.status !== "success") throw new Error(`the call answered ${answer.status}`);
  return answer as Extract<Answer, { status: "success" }>;
}

export async function loadProviders(call: OfficeCaller) {
  const [{ providers }, { connections }] = await Promise.all([
    answered(call("get-game-providers", {})),
    answered(call("get-game-connections", {})),
  ]);
  return { providers, connections: connections.map(({ connection }) => connection) };
}
export type ProvidersPage = Awaited<ReturnType<typeof loadProviders>>;

export async function loadFeed(call: OfficeCaller, { params, query }: Address) {
  const provider = params["code"] ?? "";
  const kind = differenceKinds.find((each) => each === query.get("kind")) ?? "new";
  const text = query.get("q")?.trim().slice(0, 60) || undefined;
  const wanted = { provider, kind, ...(text !== undefined && { text }) };
  const [studio, feed, list] = await Promise.all([
    studioOf(call, provider),
    call("get-catalogue-differences", wanted),
    call("find-import-list", wanted),
  ]);
  if (!studio || feed.status !== "success" || list.status !== "success") return null;
  const { readAt, counts, differences } = feed;
  return { provider: studio, kind, text: text ?? "", readAt, counts, differences, list };
}
export type FeedPage = Awaited<ReturnType<typeof loadFeed>>;

export async function loadImportList(call: OfficeCaller, { params, query }: Address) {
  const { code = "", hash = "" } = params;
  if (!/^[0-9a-f]{64}$/.test(hash)) return null;
  const after = numberIn(query.get("after"));
  const [studio, list] = await Promise.all([
    studioOf(call, code),
    call("get-import-list", { hash, after }),
  ]);
  if (!studio || list.status !== "success" || list.provider !== code) return null;
  const { kind, count, games, next } = list;
  return { provider: studio, hash, kind, count, games, next };
}
export type ImportListPage = Awaited<ReturnType<typeof loadImportList>>;

/** A studio without its games, which can be many. */
async function studioOf(call: OfficeCaller, code: string) {
  const { providers } = await answered(call("get-game-providers", {}));
  return providers.find((each) => each.code === code);
}

export async function loadProvider(call: OfficeCaller, { params }: Address) {
  const provider = params["code"] ?? "";
  const [answer, awaited] = await Promise.all([
    call("get-provider-games", { provider }),
    call("get-awaited-sheets", { provider }),
  ]);
  if (answer.status !== "success" || awaited.status !== "success") return null;
  return { provider: answer.provider, games: answer.games, awaited };
}
export type ProviderPage = Awaited<ReturnType<typeof loadProvider>>;

export async function loadRound(call: OfficeCaller, { params }: Address) {
  const id = params["id"] ?? "";
  if (!/^\d{1,19}-\d{1,19}$/.test(id)) return null;
  const answer = await call("get-round", { id });
  return answer.status === "success" ? answer.round : null;
}

export const loadStuck = async (call: OfficeCaller, { query }: Address) => {
  const after = query.get("after");
  const { rounds, next, stuckAfterMinutes } = await answered(
    call("get-stuck-rounds", after ? { after } : {}),
  );
  return { rounds, next, stuckAfterMinutes };
};
export type StuckPage = Awaited<ReturnType<typeof loadStuck>>;

export const loadUnstaked = async (call: OfficeCaller, { query }: Address) => {
  const after = numberIn(query.get("after"));
  const { wins, waiting, next } = await answered(call("get-unstaked-wins", { after }));
  return { wins, waiting, next };
};
export type UnstakedPage = Awaited<ReturnType<typeof loadUnstaked>>;

export const loadConnections = async (call: OfficeCaller) =>
  (await answered(call("get-game-connections", {}))).connections;
export type ConnectionsPage = Awaited<ReturnType<typeof loadConnections>>;

export async function loadConnection(call: OfficeCaller, { params }: Address) {
  const connection = params["name"] ?? "";
  if (!/^[a-z0-9-]{1,32}$/.test(connection)) return null;
  const answer = await call("get-game-connection", { connection });
  if (answer.status !== "success") return null;
  return {
    connection: answer.connection,
    endpoints: answer.endpoints,
    studios: answer.studios,
    clocks: answer.clocks,
    selfTest: answer.selfTest,
    calls: answer.calls,
  };
}
export type ConnectionPage = Awaited<ReturnType<typeof loadConnection>>;

export async function loadAvailability(call: OfficeCaller, { params, query, timeZone }: Address) {
  const provider = params["code"] ?? "";
  const siteId = numberIn(query.get("site"));
  const country = query.get("country")?.toUpperCase() ?? "";
  const at = toInstant(query.get("at") ?? "", timeZone);
  const wanted = {
    provider,
    ...(siteId !== undefined && { siteId }),
    ...(isCountry(country) && { country }),
    ...(at !== null && { at }),
  };
  const found = await call("get-game-availability", wanted);
  if (found.status !== "success") return null;
  const { builds, games, sites, knowsCountries } = found;
  return { provider: found.provider, builds, games, sites, knowsCountries };
}
export type AvailabilityPage = Awaited<ReturnType<typeof loadAvailability>>;

export async function loadBuilds(call: OfficeCaller, { params }: Address) {
  const provider = params["code"] ?? "";
  const [found, built] = await Promise.all([
    call("get-provider-games", { provider }),
    call("get-game-builds", { provider }),
  ]);
  if (found.status !== "success" || built.status !== "success") return null;
  return { provider: found.provider, games: built.games, builds: built.builds };
}
export type BuildsPage = Awaited<ReturnType<typeof loadBuilds>>;

export async function loadCertificates(call: OfficeCaller, { params }: Address) {
  const provider = params["code"] ?? "";
  const [games, found, rng] = await Promise.all([
    call("get-provider-games", { provider }),
    call("get-game-certificates", { provider }),
    call("get-system-certificates", { provider }),
  ]);
  if (games.status !== "success" || found.status !== "success" || rng.status !== "success")
    return null;
  const { certificates, jurisdictions, uncertified } = found;
  return { provider: games.provider, certificates, jurisdictions, uncertified, rng };
}
export type CertificatesPage = Awaited<ReturnType<typeof loadCertificates>>;

export async function loadPlatform(call: OfficeCaller) {
  const [systems, { checks }] = await Promise.all([
    answered(call("get-system-certificates", { provider: null })),
    answered(call("get-component-checks", {})),
  ]);
  return { systems, checks };
}
export type PlatformPage = Awaited<ReturnType<typeof loadPlatform>>;
export type SystemsPage = PlatformPage["systems"];

export const loadJackpots = async (call: OfficeCaller) => {
  const { pools, schemes, providers, fundings, wins } = await answered(
    call("get-jackpot-pools", {}),
  );
  return { pools, schemes, providers, fundings, wins };
};
export type JackpotsPage = Awaited<ReturnType<typeof loadJackpots>>;
