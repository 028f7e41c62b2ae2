import type { FastifyInstance } from "fastify";
import { drawTile } from "../../art/tile.ts";
import { buildOf } from "../catalogue/builds.ts";
import {
  findInstantGame,
  instantFeature,
  instantGames,
  type InstantGame,
} from "../catalogue/instant-games.ts";
import {
  featureGroups,
  findSlotGame,
  slotGames,
  type SlotGame,
  type Theme,
} from "../catalogue/slot-games.ts";
import { findSportDoor, sportDoors, type SportDoor } from "../catalogue/sport-games.ts";
import {
  findTableLobby,
  tableKinds,
  tableLobbies,
  type TableLobby,
} from "../catalogue/table-games.ts";
import { sheetOf } from "../sheets/sheets.ts";
import type { Settings } from "../settings.ts";
import { publishedMines } from "../mines/published.ts";
import { publishedFigures } from "../slot/published.ts";
import { returnPercent } from "../sport/odds.ts";
import { publishedReturns } from "../tables/published.ts";
import { ApiRefusal, answerRefusal } from "./refusals.ts";

/**
 * `/api/v1/operator/games`: the games that an operator may list, with the computed figures of each.
 */
export function catalogueRoutes(server: FastifyInstance, settings: Settings): void {
  server.get<{ Querystring: { format?: string } }>("/api/v1/operator/games", (request, reply) => {
    const format = request.query.format ?? "json";
    if (format !== "json") {
      return answerRefusal(reply, new ApiRefusal("400", "this provider answers in json only"));
    }
    const games = [
      ...slotGames.map(slotEntry),
      ...tableLobbies.map(tableEntry),
      ...instantGames.map(instantEntry),
      ...sportDoors.map(sportEntry),
    ];
    const whole = games.map((game) => ({
      ...game,
      ...offer(game, settings),
      build: buildOf(game.identifier),
      sheet: sheetOf(game.identifier),
    }));
    return reply.send({ games: whole });
  });

  server.get<{ Params: { code: string } }>("/art/:code.svg", (request, reply) => {
    const { code } = request.params;
    const theme = themeOf(code);
    if (theme === undefined)
      return answerRefusal(reply, new ApiRefusal("404", "unknown game", 404));
    const seed = slotGames.findIndex((game) => game.code === code) + 1;
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(drawTile(theme, seed));
  });
}

const themeOf = (code: string): Theme | undefined =>
  (findSlotGame(code) ?? findTableLobby(code) ?? findInstantGame(code) ?? findSportDoor(code))
    ?.theme;

function slotEntry(game: SlotGame) {
  const figures = publishedFigures[game.mechanic];
  return {
    ...names(game),
    category: "slots",
    feature_group: featureGroups[game.mechanic],
    studio: game.studio,
    payout: figures.returnToPlayerPercent,
    volatility_rating: figures.volatility,
    hit_rate: figures.hitFrequencyPercent,
  };
}

/** `payout` is the highest return of a spot; `payouts` has the return of each. */
function tableEntry(lobby: TableLobby) {
  const { baccarat, roulette, dragonTiger } = publishedReturns;
  const { tie: dragonTigerTie, ...sides } = dragonTiger;
  const payouts = { ...baccarat, roulette, ...sides, dragonTigerTie };
  const best = Object.values(payouts).toSorted((a, b) => Number(b) - Number(a))[0] ?? "0";
  return {
    ...names(lobby),
    category: "tables",
    feature_group: tableKinds.join("-"),
    studio: lobby.code,
    payout: best,
    payouts,
    volatility_rating: "low",
  };
}

/** `payout` is the return of every step before truncation to the won. */
const instantEntry = (game: InstantGame) => ({
  ...names(game),
  category: "instant",
  feature_group: instantFeature,
  studio: game.studio,
  payout: publishedMines.returnToPlayerPercent,
  volatility_rating: "medium",
});

/** `payout` is the return of one selection before odds are truncated to two digits. */
const sportEntry = (door: SportDoor) => ({
  ...names(door),
  category: "sport",
  feature_group: door.discipline,
  studio: door.code,
  payout: returnPercent,
  volatility_rating: "medium",
});

const names = ({ code, nameKo, nameEn }: { code: string; nameKo: string; nameEn: string }) => ({
  title: nameEn,
  title_ko: nameKo,
  identifier: code,
});

function offer({ identifier }: { identifier: string }, { publicUrl }: Settings) {
  const image = `${publicUrl}/art/${identifier}.svg`;
  return {
    has_freespins: false,
    bonus_buy: false,
    demo_available: true,
    thumbnail: image,
    images: [{ type: "portrait_4x5", width: 400, height: 500, url: image }],
    currencies: ["KRW"],
    restrictions: { default: { blacklist: [] } },
  };
}
