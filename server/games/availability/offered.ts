import type { CallContext } from "#contract/handler.ts";
import type { Database } from "#server/kit/database.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { isInTime, isOfferedAt, type Place } from "#server/games/availability/rule.ts";
import type { Catalogue, CatalogueReader, Game, Provider } from "#server/games/catalogue.ts";
import type { CountryRule } from "#server/settings/countries/countries.ts";
import { siteOf } from "#server/settings/sites.ts";

/** How many places are kept for one reading of the catalogue. */
const PLACES_AT_MOST = 50;

const kept = new WeakMap<Catalogue, Map<string, Catalogue>>();

/**
 * The catalogue as it is offered at a place: what it lacks, members there neither see nor open. The
 * one rule for lists, searches and launches.
 */
export function offeredAt(catalogue: Catalogue, place: Place): Catalogue {
  if (!catalogue.isLimited) return catalogue;
  const places = kept.get(catalogue) ?? new Map<string, Catalogue>();
  kept.set(catalogue, places);
  const key = `${place.siteId} ${place.inAnyCountry ? "any" : place.country}`;
  const offered = places.get(key) ?? limited(catalogue, place);
  if (!places.has(key) && places.size >= PLACES_AT_MOST) places.clear();
  places.set(key, offered);
  return offered;
}

function limited(catalogue: Catalogue, place: Place): Catalogue {
  const isHere = ({ availability }: Provider | Game) => isOfferedAt(availability, place);
  const isGameHere = (game: Game) => isHere(game) && isOfferedAt(game.buildAvailability, place);
  const providers = catalogue.providers.flatMap((provider): Provider[] => {
    const games = provider.games.filter(isGameHere);
    const isHidden = games.length === 0 && provider.games.length > 0;
    if (isHidden || !isHere(provider) || !isInTime(provider.availability, catalogue.readAt))
      return [];
    // A provider can fail while its place is kept.
    const offered = { ...provider, games };
    Object.defineProperty(offered, "isAnswering", { get: () => provider.isAnswering });
    return [offered];
  });
  return {
    ...catalogue,
    providers,
    byCode: new Map(providers.map((provider) => [provider.code, provider])),
    games: new Map(providers.flatMap(({ games }) => games.map((game) => [game.id, game] as const))),
  };
}

/** The catalogue where a call comes from. */
export type Offer = (
  context: Pick<CallContext, "host" | "address" | "member">,
) => Promise<Catalogue>;

/**
 * What is offered to a caller: at the site of the host, and to a member in the country of the
 * address. Visitors are shown what the site offers in any country, because a page for visitors is
 * the same for all of them; they can open nothing.
 */
export function createOffer(
  db: Database,
  keeping: Keeping,
  { catalogue, countries }: { catalogue: CatalogueReader; countries: CountryRule | null },
): Offer {
  const siteIdOf = keptWhileUnchanged(keeping, async (host) => (await siteOf(db, host)).siteId);
  return async ({ host, address, member }) => {
    const whole = await catalogue();
    if (!whole.isLimited) return whole;
    const siteId = await siteIdOf(host);
    if (member === null) return offeredAt(whole, { siteId, country: null, inAnyCountry: true });
    return offeredAt(whole, { siteId, country: countries?.countryOf(address) ?? null });
  };
}
