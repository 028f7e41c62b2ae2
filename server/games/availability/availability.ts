import type { GameAvailability, LimitedGame } from "#contract/office/availability.ts";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { offeredAt } from "#server/games/availability/offered.ts";
import { buildsOf } from "#server/games/builds/builds.ts";
import { readAvailability, ruleOf } from "#server/games/availability/reading.ts";
import { isWithin, type Availability } from "#server/games/availability/rule.ts";
import * as store from "#server/games/availability/store.ts";
import { readCatalogue, type Game, type Provider } from "#server/games/catalogue.ts";
import type { Facts } from "#server/operators/office-handler.ts";
import { siteNames } from "#server/settings/sites.ts";

const EVERYWHERE: Availability = { siteIds: null, countries: null, fromAt: null, untilAt: null };

/**
 * Where and when a studio, its builds and its games are offered, and which of them a member may open at the
 * place and the moment of the preview. Throws Refusal `not_found` for an unknown studio or site.
 */
export async function availabilityOf(
  { db, clock, knowsCountries }: { db: Queryable; clock: Clock; knowsCountries: boolean },
  { provider: code, siteId, country, at }: OfficeInput<"get-game-availability">,
): Promise<OfficeOutput<"get-game-availability">> {
  const sites = await siteNames(db);
  const site = sites.find((each) => siteId === undefined || each.siteId === siteId);
  const now = at === undefined ? clock.now() : new Date(at);
  const catalogue = await readCatalogue(db, now);
  const provider = catalogue.byCode.get(code);
  if (!provider || !site) throw new Refusal("not_found");
  const place = { siteId: site.siteId, country: country ?? null };
  const offered = offeredAt(catalogue, place).byCode.get(code);
  const isOpen = provider.isUsed && offered !== undefined;
  const here = new Set(isOpen ? offered.games.map((game) => game.code) : []);
  return {
    provider: limitedOf(provider, isOpen),
    builds: await limitedBuilds(db, provider, here),
    games: provider.allGames.map((game) => limitedOf(game, here.has(game.code))),
    sites,
    knowsCountries,
  };
}

/** The builds of a studio; one is offered when one of its games is. */
async function limitedBuilds(
  db: Queryable,
  { id, code }: Provider,
  here: ReadonlySet<string>,
): Promise<LimitedGame[]> {
  const { games, builds } = await buildsOf(db, code);
  const { ofBuild } = await readAvailability(db);
  return builds.map(({ version, isUsed }) => ({
    code: version,
    nameKo: version,
    nameEn: version,
    otherNames: null,
    isUsed,
    availability: shownOf(ofBuild(id, version) ?? EVERYWHERE),
    isOffered: games.some((game) => here.has(game.code) && game.pinned?.version === version),
  }));
}

const limitedOf = (of: Provider | Game, isOffered: boolean): LimitedGame => ({
  code: of.code,
  nameKo: of.nameKo,
  nameEn: of.nameEn,
  otherNames: of.otherNames,
  isUsed: of.isOn,
  availability: shownOf(of.availability ?? EVERYWHERE),
  isOffered,
});

const shownOf = ({ siteIds, countries, fromAt, untilAt }: Availability): GameAvailability => ({
  sites: siteIds && [...siteIds],
  countries: countries && { rule: countries.rule, codes: [...countries.codes] },
  from: fromAt?.toISOString() ?? null,
  until: untilAt?.toISOString() ?? null,
});

type Wanted = Omit<OfficeInput<"set-game-availability">, "reason">;

/** A change of where and when something is offered, which `saveAvailability` stores. */
export type AvailabilityChange = {
  limited: store.Limited;
  after: Availability;
  /** Whether it is offered nowhere and at no time where it was not before. */
  isNarrower: boolean;
  facts: { before: Facts; after: Facts };
};

/**
 * Locks a studio, a build or a game and answers the change. Throws Refusal `not_found` for an unknown
 * studio, build, game or site, `stale` when it was changed since the operator saw it, `already_decided` when
 * nothing would change.
 */
export async function availabilityChange(
  tx: Transaction,
  { provider, game, build, expected, availability }: Wanted,
): Promise<AvailabilityChange> {
  const limited = await store.lockLimited(tx, provider, game, build ?? null);
  if (!limited) throw new Refusal("not_found");
  const sites = await siteNames(tx);
  const known = new Set(sites.map(({ siteId }) => siteId));
  if (availability.sites?.some((id) => !known.has(id))) throw new Refusal("not_found");
  const before = limited.rule ? ruleOf(limited.rule) : EVERYWHERE;
  const after = readRule(availability);
  const [was, seen, will] = [before, readRule(expected), after].map((each) =>
    JSON.stringify(plain(each)),
  );
  if (was !== seen) throw new Refusal("stale");
  if (was === will) throw new Refusal("already_decided");
  const hostOf = new Map(sites.map(({ siteId, host }) => [siteId, host]));
  const about = build === undefined ? {} : { build };
  const facts = {
    before: { ...about, ...factsOf(before, hostOf) },
    after: { ...about, ...factsOf(after, hostOf) },
  };
  return { limited, after, isNarrower: isWithin(after, before), facts };
}

/** Stores it; what is offered everywhere and always again needs no row. */
export const saveAvailability = (
  tx: Transaction,
  { limited, after }: AvailabilityChange,
): Promise<void> =>
  store.replaceAvailability(
    tx,
    limited,
    Object.values(after).every((limit) => limit === null) ? null : after,
  );

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text));

function readRule({ sites, countries, from, until }: GameAvailability): Availability {
  return plain({
    siteIds: sites,
    countries,
    fromAt: momentOf(from),
    untilAt: momentOf(until),
  });
}

/** Sorts the sites and countries and removes repeated ones, so that equal rules look equal. */
const plain = ({ siteIds, countries, fromAt, untilAt }: Availability): Availability => ({
  siteIds: siteIds && [...new Set(siteIds)].toSorted((a, b) => a - b),
  countries: countries && {
    rule: countries.rule,
    codes: [...new Set(countries.codes)].toSorted(),
  },
  fromAt,
  untilAt,
});

const factsOf = (
  { siteIds, countries, fromAt, untilAt }: Availability,
  hostOf: ReadonlyMap<number, string>,
): Facts => ({
  offeredSites: siteIds && siteIds.map((id) => hostOf.get(id) ?? String(id)).join(", "),
  onlyCountries: countries?.rule === "only" ? countries.codes.join(", ") : null,
  exceptCountries: countries?.rule === "except" ? countries.codes.join(", ") : null,
  offeredFrom: fromAt?.toISOString() ?? null,
  offeredUntil: untilAt?.toISOString() ?? null,
});
