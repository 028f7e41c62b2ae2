import type { OfficeGame, OfficeProvider } from "#contract/office/games.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { artUrl } from "#server/games/art.ts";
import { isNew, readCatalogue, type Game, type Provider } from "#server/games/catalogue.ts";
import { declaredInFeed, type DeclaredRow } from "#server/games/catalogue-release/figures.ts";
import { healthOfProviders, type HealthRow } from "#server/games/calls/health.ts";
import { playingNow } from "#server/games/calls/sweep.ts";
import type { GameOffice } from "#server/games/office.ts";
import { openRounds } from "#server/games/round-search/search.ts";

type Services = Pick<GameOffice, "db" | "clock" | "connections" | "isAnswering">;

/** The current state of every provider, in the lobby's order, without the members' cache. */
export async function providersNow(office: Services): Promise<OfficeProvider[]> {
  const { db, clock } = office;
  const connected = new Set(office.connections().map(({ connection }) => connection));
  const [{ providers }, health, playing, open] = await Promise.all([
    readCatalogue(db, clock.now()),
    healthOfProviders(db),
    playingNow(db, clock),
    openRounds(db),
  ]);
  return providers.map((provider) => ({
    code: provider.code,
    category: provider.category,
    nameKo: provider.nameKo,
    nameEn: provider.nameEn,
    otherNames: provider.otherNames,
    imgUrl: artUrl(provider.art),
    connection: provider.connection,
    isUsed: provider.isOn,
    isAnswering: connected.has(provider.connection)
      ? office.isAnswering(provider.connection)
      : null,
    tag: provider.tag,
    gameCount: provider.games.length,
    playing: playing.get(provider.id) ?? 0,
    openRounds: open.get(provider.id) ?? 0,
    ...lastOf(health.get(provider.id)),
  }));
}

const lastOf = (row: HealthRow | undefined): Pick<OfficeProvider, "lastCall" | "lastLaunch"> => ({
  lastCall: row?.lastCallAt
    ? {
        at: row.lastCallAt.toISOString(),
        outcome: row.lastCallOutcome ?? "",
        isFault: row.lastCallIsFault ?? false,
      }
    : null,
  lastLaunch: row?.lastLaunchAt
    ? {
        at: row.lastLaunchAt.toISOString(),
        outcome: row.lastLaunchIsFault ? "failed" : "ok",
        isFault: row.lastLaunchIsFault ?? false,
      }
    : null,
});

/** One provider and all its games, used or not. Throws Refusal `not_found`. */
export async function providerWithGames(
  office: Services,
  code: string,
): Promise<{ provider: OfficeProvider; games: OfficeGame[] }> {
  const provider = (await providersNow(office)).find((each) => each.code === code);
  const found: Provider | undefined = (
    await readCatalogue(office.db, office.clock.now())
  ).byCode.get(code);
  if (!provider || !found) throw new Refusal("not_found");
  const declared = await declaredInFeed(office.db, found.connection);
  const now = office.clock.now();
  const games = found.allGames.map((game) => gameOf(game, now, declared.get(game.code)));
  return { provider, games };
}

const gameOf = (game: Game, now: Date, declared: DeclaredRow | undefined): OfficeGame => ({
  code: game.code,
  nameKo: game.nameKo,
  nameEn: game.nameEn,
  otherNames: game.otherNames,
  imgUrl: artUrl(game.art),
  isUsed: game.isOn,
  isNew: game.isNew,
  looksNew: isNew(game, now),
  returnBasisPoints: game.declaredReturn,
  volatility: game.volatility,
  block: game.block,
  inFeed: {
    returnBasisPoints: declared?.hasReturn ?? false,
    volatility: declared?.hasVolatility ?? false,
  },
});
