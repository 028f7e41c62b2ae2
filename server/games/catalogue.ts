import type { GameCategory, ProviderEntry, ShelfEntry, SlotGame } from "#contract/games.ts";
import type { Queryable } from "#server/kit/database.ts";
import { keptWhileUnchanged, type Keeping } from "#server/kit/public-changes/kept.ts";
import { artUrl } from "#server/games/art.ts";
import { readBlocks, type BuildBlock } from "#server/games/builds/builds.ts";
import { readAvailability } from "#server/games/availability/reading.ts";
import { isInTime, nextChange, type Availability } from "#server/games/availability/rule.ts";
import { winnableShares } from "#server/games/jackpots/winnable.ts";
import * as store from "#server/games/store.ts";
import { isSwitchedOn } from "#server/settings/switches/switches.ts";

export type Provider = store.ProviderRow & {
  /** The provider's own switch; `isUsed` is also false while all games are switched off. */
  isOn: boolean;
  /** False while the provider is unavailable, so that none of its games can be opened. */
  isAnswering: boolean;
  /** Whether its stakes feed a pool that can be won. */
  hasJackpot: boolean;
  /** Where and when it is offered, as `offeredAt` applies it; null: everywhere and always. */
  availability: Availability | null;
  /** What members can open somewhere now. */
  games: Game[];
  /** Includes games that are switched off, because their open rounds still have to end. */
  allGames: Game[];
};
export type Game = store.GameRow & {
  provider: Provider;
  /**
   * The game's own switch; `isUsed` is also false outside the time for which it is offered, and while
   * its build is blocked.
   */
  isOn: boolean;
  /** Where and when its pinned build is offered; null: everywhere and always. */
  buildAvailability: Availability | null;
  /** Why its build takes no new stake; null when it does. */
  block: BuildBlock | null;
  availability: Availability | null;
};

/** Everything that can be shown or launched, as it was read at one moment. */
export type Catalogue = {
  providers: readonly Provider[];
  byCode: ReadonlyMap<string, Provider>;
  games: ReadonlyMap<number, Game>;
  /** Used or not. */
  allGames: ReadonlyMap<number, Game>;
  /** The games of each connection, used or not, by the provider's own codes. */
  served: ReadonlyMap<string, ReadonlyMap<string, Game>>;
  /** When it was read: what is offered by time is as it was then. */
  readAt: Date;
  /** Whether anything is not offered everywhere and always. */
  isLimited: boolean;
  /** When something begins or ends next; null when nothing will. */
  changesAt: Date | null;
};

const NEW_FOR_MS = 30 * 86_400_000;

export type CatalogueReader = () => Promise<Catalogue>;

/** Every page and bet reads the catalogue, so it is kept until it changes. */
export function createCatalogueReader(
  db: Queryable,
  keeping: Keeping,
  isAnswering: (connection: string) => boolean = () => true,
): CatalogueReader {
  const read = async () => {
    const catalogue = await readCatalogue(db, keeping.clock.now(), isAnswering);
    keeping.changes.willChangeAt(catalogue.changesAt);
    return catalogue;
  };
  const kept = keptWhileUnchanged(keeping, read);
  return () => kept("");
}

/** The catalogue as it is in the database, with what is offered at a moment. */
export async function readCatalogue(
  db: Queryable,
  now: Date,
  isAnswering: (connection: string) => boolean = () => true,
): Promise<Catalogue> {
  const [providerRows, gameRows, isOpen, limits, blocks, winnable] = await Promise.all([
    store.listProviders(db),
    store.listGames(db),
    isSwitchedOn(db, "games"),
    readAvailability(db),
    readBlocks(db),
    winnableShares(db),
  ]);
  // With all games switched off, every provider is: launches and stakes are refused, wins still
  // booked.
  const providers = providerRows.map((row): Provider => ({
    ...row,
    isUsed: row.isUsed && isOpen,
    isOn: row.isUsed,
    availability: limits.ofProvider.get(row.id) ?? null,
    hasJackpot: row.shareSchemeId !== null && winnable.has(row.shareSchemeId),
    // Checked each time, because the catalogue may be a second old and a provider can fail sooner.
    get isAnswering() {
      return isAnswering(row.connection);
    },
    games: [],
    allGames: [],
  }));
  const byId = new Map(providers.map((provider) => [provider.id, provider]));
  const allGames = new Map<number, Game>();
  for (const row of gameRows) {
    const provider = byId.get(row.providerId);
    if (!provider) continue;
    const availability = limits.ofGame.get(row.id) ?? null;
    const buildAvailability = limits.ofBuildOf.get(row.id) ?? null;
    const block = blocks.get(row.id) ?? null;
    const isUsed =
      row.isUsed &&
      block === null &&
      [provider.availability, buildAvailability, availability].every((rule) => isInTime(rule, now));
    const game = {
      ...row,
      provider,
      isOn: row.isUsed,
      isUsed,
      block,
      availability,
      buildAvailability,
    };
    provider.allGames.push(game);
    if (game.isUsed) provider.games.push(game);
    allGames.set(game.id, game);
  }
  return {
    providers,
    byCode: new Map(providers.map((p) => [p.code, p])),
    games: new Map([...allGames].filter(([, game]) => game.isUsed)),
    allGames,
    served: servedBy(providers),
    readAt: now,
    isLimited: limits.all.length > 0,
    changesAt: nextChange(limits.all, now),
  };
}

/** Bets name their game by code: of two providers with the same code the first in order is used. */
function servedBy(providers: readonly Provider[]): Map<string, Map<string, Game>> {
  const served = new Map<string, Map<string, Game>>();
  for (const { connection, allGames } of providers) {
    const games = served.get(connection) ?? new Map<string, Game>();
    for (const game of allGames) if (!games.has(game.code)) games.set(game.code, game);
    served.set(connection, games);
  }
  return served;
}

/** The game that a provider's call names, used or not, among those its connection serves. */
export const findGame = (
  catalogue: Catalogue,
  connection: string,
  code: string,
): Game | undefined => catalogue.served.get(connection)?.get(code);

/** The game with this id, used or not. */
export const findGameById = ({ allGames }: Catalogue, id: number | null): Game | undefined =>
  id === null ? undefined : allGames.get(id);

export const providersOf = (catalogue: Catalogue, category: GameCategory): ProviderEntry[] =>
  catalogue.providers
    .filter((provider) => provider.category === category)
    .map((provider) => ({
      ...entryOf(provider),
      tag: provider.tag,
      gameCount: provider.games.length,
    }));

export const slotGameOf = (game: Game, now: Date): SlotGame => ({
  code: game.code,
  gameCompany: game.provider.code,
  nameKo: game.nameKo,
  nameEn: game.nameEn,
  otherNames: game.otherNames,
  imgUrl: artUrl(game.art),
  tag: isNew(game, now) ? "new" : null,
});

export const isNew = (game: Pick<store.GameRow, "isNew" | "addedAt">, now: Date): boolean =>
  game.isNew ?? now.getTime() - game.addedAt.getTime() < NEW_FOR_MS;

/** Whether a game is its provider's lobby, which has the provider's code and opens all its tables. */
export const isLobby = ({ code, provider }: Game): boolean =>
  provider.category !== "slot" && code === provider.code;

/** A game as a place to go back to; a lobby represents its provider. */
export function shelfEntryOf(game: Game): ShelfEntry {
  const { provider } = game;
  return {
    kind: isLobby(game) ? "provider" : "game",
    category: provider.category,
    code: game.code,
    gameCompany: provider.code,
    used: providerUsedOf(provider),
    nameKo: game.nameKo,
    nameEn: game.nameEn,
    otherNames: game.otherNames,
    imgUrl: artUrl(game.art),
  };
}

export const providerShelfEntryOf = (provider: Provider): ShelfEntry => ({
  kind: "provider",
  category: provider.category,
  ...entryOf(provider),
});

/** `y` when members can open it now. */
export const providerUsedOf = (provider: Provider): "y" | "n" =>
  provider.isUsed && provider.isAnswering ? "y" : "n";

const entryOf = (provider: Provider) => ({
  code: provider.code,
  gameCompany: provider.code,
  used: providerUsedOf(provider),
  nameKo: provider.nameKo,
  nameEn: provider.nameEn,
  otherNames: provider.otherNames,
  imgUrl: artUrl(provider.art),
});
