import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import { activeSeeds } from "../books/seeds.ts";
import type { Session } from "../books/sessions.ts";
import type { Wager } from "../books/wager.ts";
import { findWager, listWagersOfPlayer, netOfWagers } from "../books/wagers.ts";
import { findInstantGame, type InstantGame } from "../catalogue/instant-games.ts";
import type { Doors } from "../door/door.ts";
import { publishedMines } from "../mines/published.ts";
import {
  changeMinesSeeds,
  collect,
  isMinesWager,
  leftAloneMs,
  ownRound,
  revealTile,
  startMines,
} from "../mines/rounds.ts";
import { mineStakes, mostPayout } from "../mines/rules.ts";
import { minesView } from "../mines/views.ts";
import type { MinesAnswer, MinesReplayView, MinesStateView } from "../mines/wire.ts";
import { fromText, toText } from "../money.ts";
import { Refusal } from "../play/refusal.ts";
import { seedsView } from "../play/views.ts";
import type { SeedsView } from "../play/wire.ts";
import type { Wagers } from "../wagers/wagers.ts";
import { livingSession, readBody, sessionView } from "./game-calls.ts";

export type MinesRouteTools = {
  books: Books;
  wagers: Wagers;
  doors: Doors;
  now: () => number;
  patienceMs: number;
  isClosing: () => boolean;
};

const historyLength = 50;
const starting = z.strictObject({
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: z.string().check(z.regex(/^\d{1,9}$/)),
  mines: z.int(),
});
const revealing = z.strictObject({ tile: z.int() });
const choosing = z.strictObject({
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});

/** `/mines/*`: the calls of the page of mines. */
export function minesRoutes(server: FastifyInstance, tools: MinesRouteTools): void {
  const { books, now } = tools;
  type Asked = { Params: { id: string } };

  server.get("/mines/state", async (request) => stateOf(tools, livingSession(tools, request)));

  server.post("/mines/rounds", async (request): Promise<MinesAnswer> => {
    const session = livingSession(tools, request);
    const { stake, ...asked } = readBody(starting, request);
    if (tools.isClosing()) throw new Refusal("closing");
    gameOf(session);
    const started = startMines(tools, session, { ...asked, stake: fromText(stake) });
    return answerOf(tools, session, await tools.wagers.within(started.id, tools.patienceMs));
  });

  server.get("/mines/rounds", async (request) => {
    const session = livingSession(tools, request);
    const rounds = listWagersOfPlayer(books, session, historyLength).filter(isMinesWager);
    return { rounds: rounds.map((round) => minesView(books, round)) };
  });

  server.get<Asked>("/mines/rounds/:id", async (request) => {
    const session = livingSession(tools, request);
    return answerOf(tools, session, ownRound(books, session, request.params.id));
  });

  server.post<Asked>("/mines/rounds/:id/reveal", async (request) => {
    const session = livingSession(tools, request);
    const { tile } = readBody(revealing, request);
    const { id } = revealTile(tools, session, request.params.id, tile);
    return answerOf(tools, session, await tools.wagers.within(id, tools.patienceMs));
  });

  server.post<Asked>("/mines/rounds/:id/collect", async (request) => {
    const session = livingSession(tools, request);
    const { id } = collect(tools, session, request.params.id);
    return answerOf(tools, session, await tools.wagers.within(id, tools.patienceMs));
  });

  server.get("/mines/seeds", async (request): Promise<SeedsView> => {
    const session = livingSession(tools, request);
    gameOf(session);
    return seedsView(activeSeeds(books, session, now()));
  });

  server.post("/mines/seeds", async (request): Promise<SeedsView> => {
    const session = livingSession(tools, request);
    gameOf(session);
    return seedsView(changeMinesSeeds(tools, session, readBody(choosing, request).clientSeed));
  });

  server.get<Asked>("/mines/replays/:id", async (request) => replayOf(tools, request.params.id));
}

/** The session's game. Throws `Refusal` not_found for a game of another kind. */
function gameOf(session: Session): InstantGame {
  const game = findInstantGame(session.game);
  if (game === undefined) throw new Refusal("not_found");
  return game;
}

const netOf = ({ books }: MinesRouteTools, session: Session) =>
  toText(netOfWagers(books, session.id));

const answerOf = (tools: MinesRouteTools, session: Session, wager: Wager): MinesAnswer => ({
  round: minesView(tools.books, wager),
  net: netOf(tools, session),
});

async function stateOf(tools: MinesRouteTools, session: Session): Promise<MinesStateView> {
  const game = gameOf(session);
  const latest = listWagersOfPlayer(tools.books, session, 1)[0];
  return {
    ...(await sessionView(tools, session, game, netOf(tools, session))),
    stakes: mineStakes.map(toText),
    mostPayout: toText(mostPayout),
    figures: publishedMines,
    leftAloneMs,
    latest: latest === undefined ? null : minesView(tools.books, latest),
  };
}

/** A round's id is a secret of 122 bits: everyone who has it may see how it went. */
function replayOf({ books }: MinesRouteTools, id: string): MinesReplayView {
  const wager = findWager(books, id);
  const game = wager === undefined ? undefined : findInstantGame(wager.game);
  if (wager === undefined || game === undefined) throw new Refusal("not_found");
  const round = minesView(books, wager);
  if (round.state !== "settled") throw new Refusal("not_found");
  const { code, nameKo, nameEn } = game;
  return { game: { code, nameKo, nameEn }, round: { ...round, balance: null } };
}
