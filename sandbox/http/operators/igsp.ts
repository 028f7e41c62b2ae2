import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { buildOf } from "../../catalogue/builds.ts";
import { instantGames } from "../../catalogue/instant-games.ts";
import { sheetOf } from "../../sheets/sheets.ts";
import { slotGames } from "../../catalogue/slot-games.ts";
import { tableLobbies } from "../../catalogue/table-games.ts";
import { isIgspSigned, readIgspKeys } from "../../dialects/igsp.ts";
import { uuidOf } from "../../dialects/json.ts";
import { findSessionOfWallet } from "../../books/sessions.ts";
import type { Link } from "../../settings.ts";
import { publishedMines } from "../../mines/published.ts";
import { publishedFigures } from "../../slot/published.ts";
import { jsonIn } from "../refusals.ts";
import { launchOf, offeredCurrency, openGame, rawBody, type OperatorTools } from "./opening.ts";

const text = z.string().check(z.minLength(1), z.maxLength(255));
const opening = z.object({
  game_id: text,
  player_id: text,
  player_name: text,
  currency: text,
  session_id: text,
  balance: z.number(),
  device: z.prefault(z.enum(["desktop", "mobile"]), "mobile"),
  return_url: z.optional(z.string().check(z.regex(/^https?:\/\//))),
  language: z.optional(z.string().check(z.maxLength(8))),
  is_demo: z.optional(z.boolean()),
});
const prefix = "/igsp";
const casino = "igsp";
const pageAtMost = 200;

/** iGSP 1.0, the provider's side: `/sessions`, `/games`, `/providers`. */
export function igspRoutes(server: FastifyInstance, link: Link, tools: OperatorTools): void {
  const keys = readIgspKeys(link.secret);
  const offered = new Set(listed().map(({ id }) => id));
  const guarded =
    (answer: (request: FastifyRequest, reply: FastifyReply) => FastifyReply) =>
    (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
      isIgspSigned(keys, rawBody(request), request.headers, tools.now())
        ? answer(request, reply)
        : reply.code(403).send({ error: "invalid_signature", message: "not signed by you" });

  server.post(
    `${prefix}/sessions`,
    guarded((request, reply) => {
      const body = opening.safeParse(jsonIn(request.body));
      if (!body.success) return refuse(reply, 400, "invalid_request");
      const { data } = body;
      if (!offered.has(data.game_id)) return refuse(reply, 400, "game_not_found");
      if (data.currency !== offeredCurrency) return refuse(reply, 400, "currency_mismatch");
      if (findSessionOfWallet(tools.books, "igsp", data.session_id) !== undefined)
        return refuse(reply, 409, "session_id_used");
      const launch = launchOf("igsp", {
        account: data.is_demo === true ? null : data.player_id,
        game: data.game_id,
        locale: data.language ?? "en",
        walletSession: data.session_id,
        returnUrl: data.return_url ?? null,
        casino,
      });
      return reply.code(201).send({ url: openGame(tools, launch) });
    }),
  );
  server.get(
    `${prefix}/games`,
    guarded((request, reply) => sendPage(request, reply, games())),
  );
  server.get(
    `${prefix}/providers`,
    guarded((request, reply) => sendPage(request, reply, studios())),
  );
}

const refuse = (reply: FastifyReply, status: number, error: string): FastifyReply =>
  reply.code(status).send({ error, message: error.replaceAll("_", " ") });

/** A page of a list; the cursor is the start of the next one. */
function sendPage(request: FastifyRequest, reply: FastifyReply, rows: object[]): FastifyReply {
  const query = request.query as { cursor?: string; limit?: string };
  const start = Number(query.cursor ?? "0");
  const limit = Number(query.limit ?? "50");
  const isRead = Number.isInteger(start) && start >= 0 && Number.isInteger(limit);
  if (!isRead || limit < 1 || limit > pageAtMost) return refuse(reply, 400, "invalid_request");
  const data = rows.slice(start, start + limit);
  const hasMore = start + limit < rows.length;
  return reply.send({
    data,
    cursor: {
      next: hasMore ? String(start + limit) : null,
      previous: start > 0 ? String(Math.max(0, start - limit)) : null,
    },
    meta: { limit, returned: data.length, has_more: hasMore },
  });
}

const games = (): object[] =>
  listed().map((game) => ({ ...game, build: buildOf(game.id), sheet: sheetOf(game.id) }));

/**
 * The games over this protocol, without sport books: a sport book takes wins back, and the protocol has
 * no call for that.
 */
const listed = () => [
  ...slotGames.map(({ code, nameEn, studio, mechanic }) => ({
    id: code,
    provider_id: uuidOf(`studio ${studio}`),
    slug: code,
    name: nameEn,
    status: "active",
    categories: ["slots"],
    rtp: Number(publishedFigures[mechanic].returnToPlayerPercent),
  })),
  ...tableLobbies.map(({ code, nameEn }) => ({
    id: code,
    provider_id: uuidOf(`studio ${code}`),
    slug: code,
    name: nameEn,
    status: "active",
    categories: ["live"],
    rtp: null,
  })),
  ...instantGames.map(({ code, nameEn, studio }) => ({
    id: code,
    provider_id: uuidOf(`studio ${studio}`),
    slug: code,
    name: nameEn,
    status: "active",
    categories: ["instant"],
    rtp: Number(publishedMines.returnToPlayerPercent),
  })),
];

const studios = (): object[] =>
  [
    ...new Set([...slotGames.map(({ studio }) => studio), ...tableLobbies.map(({ code }) => code)]),
  ].map((slug) => ({
    id: uuidOf(`studio ${slug}`),
    slug,
    name: slug,
    currencies: [offeredCurrency],
    restricted_countries: [],
    images: [],
    min_age: 19,
    min_kyc_level: 0,
  }));
