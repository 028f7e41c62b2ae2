import type { FastifyInstance } from "fastify";
import { drawTile } from "../art/tile.ts";
import { findSlotGame, slotGames, type SlotGame } from "../catalogue/slot-games.ts";
import type { Settings } from "../settings.ts";
import { publishedFigures } from "../slot/published.ts";
import { ApiRefusal, answerRefusal } from "./refusals.ts";

/** `/api/v1/operator/games`: what an operator may list, with the computed figures of each game. */
export function catalogueRoutes(server: FastifyInstance, settings: Settings): void {
  server.get<{ Querystring: { format?: string } }>("/api/v1/operator/games", (request, reply) => {
    const format = request.query.format ?? "json";
    if (format !== "json") {
      return answerRefusal(reply, new ApiRefusal("400", "this provider answers in json only"));
    }
    return reply.send({ games: slotGames.map((game) => entry(game, settings.publicUrl)) });
  });

  server.get<{ Params: { code: string } }>("/art/:code.svg", (request, reply) => {
    const game = findSlotGame(request.params.code);
    if (game === undefined) return answerRefusal(reply, new ApiRefusal("404", "no such game", 404));
    return reply
      .type("image/svg+xml")
      .header("cache-control", "public, max-age=86400")
      .send(drawTile(game.theme, slotGames.indexOf(game) + 1));
  });
}

const featureGroups = { lines: "lines-20", ways: "ways-243", cascades: "cascades-15" } as const;

function entry(game: SlotGame, publicUrl: string) {
  const figures = publishedFigures[game.mechanic];
  const image = `${publicUrl}/art/${game.code}.svg`;
  return {
    title: game.nameEn,
    title_ko: game.nameKo,
    identifier: game.code,
    category: "slots",
    feature_group: featureGroups[game.mechanic],
    studio: game.studio,
    payout: figures.returnToPlayerPercent,
    volatility_rating: figures.volatility,
    hit_rate: figures.hitFrequencyPercent,
    has_freespins: false,
    bonus_buy: false,
    demo_available: true,
    thumbnail: image,
    images: [{ type: "portrait_4x5", width: 400, height: 500, url: image }],
    currencies: ["KRW"],
    restrictions: { default: { blacklist: [] } },
  };
}
