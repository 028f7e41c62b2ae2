import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import {
  findRound,
  findRoundOfPlayer,
  listRoundsOfPlayer,
  markSeen,
  netOfSession,
} from "../books/rounds.ts";
import { activeSeeds } from "../books/seeds.ts";
import type { Session } from "../books/sessions.ts";
import { findSlotGame, type SlotGame } from "../catalogue/slot-games.ts";
import { fromText, toText } from "../money.ts";
import { changeSeeds, roundWithin, startRound, type PlayTools } from "../play/play.ts";
import { Refusal } from "../play/refusal.ts";
import { rulesView } from "../play/rules-view.ts";
import { roundView, seedsView } from "../play/views.ts";
import { jackpotsView, poolsFor } from "../play/jackpot-views.ts";
import type { JackpotsView, ReplayView, SeedsView, SpinAnswer, StateView } from "../play/wire.ts";
import { publishedFigures } from "../slot/published.ts";
import { shortestRoundMs, stakeLadder } from "../slot/stakes.ts";
import type { Doors } from "../door/door.ts";
import { livingSession, readBody, sessionView } from "./game-calls.ts";

export type GameTools = PlayTools & {
  doors: Doors;
  /** How long a spin's answer waits for the wallet before it is "pending". */
  patienceMs: number;
  isClosing: () => boolean;
};

const historyLength = 50;
const spinning = z.strictObject({
  spinId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: z.string().check(z.regex(/^\d{1,9}$/)),
});
const choosing = z.strictObject({
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
});

/** `/game/*`: the calls of a slot's page. */
export function gameRoutes(server: FastifyInstance, tools: GameTools): void {
  server.get("/game/state", async (request) => stateOf(tools, livingSession(tools, request)));

  server.post("/game/spin", async (request): Promise<SpinAnswer> => {
    const session = livingSession(tools, request);
    const { spinId, stake } = readBody(spinning, request);
    if (tools.isClosing()) throw new Refusal("closing");
    const pools = await poolsFor(tools, session);
    const started = startRound(tools, session, { spinId, stake: fromText(stake), pools });
    const round = await roundWithin(tools, started, tools.patienceMs);
    return answerOf(tools, session, round);
  });

  server.get("/game/jackpots", async (request): Promise<{ jackpots: JackpotsView | null }> => ({
    // An open page requests meters by itself, so this does not count as activity.
    jackpots: await jackpotsView(tools, livingSession(tools, request, { isUse: false })),
  }));

  server.get("/game/rounds", async (request) => {
    const session = livingSession(tools, request);
    const rounds = listRoundsOfPlayer(tools.books, session, historyLength);
    return { rounds: rounds.map((round) => roundView(tools.books, round)) };
  });

  server.get<{ Params: { id: string } }>("/game/rounds/:id", async (request) => {
    const session = livingSession(tools, request);
    return answerOf(tools, session, ownRound(tools, session, request.params.id));
  });

  server.post<{ Params: { id: string } }>("/game/rounds/:id/seen", async (request, reply) => {
    const session = livingSession(tools, request);
    markSeen(tools.books, ownRound(tools, session, request.params.id).id, tools.now());
    return reply.code(204).send();
  });

  server.get("/game/seeds", async (request): Promise<SeedsView> => {
    const session = livingSession(tools, request);
    return seedsView(activeSeeds(tools.books, session, tools.now()));
  });

  server.post("/game/seeds", async (request): Promise<SeedsView> => {
    const session = livingSession(tools, request);
    return seedsView(changeSeeds(tools, session, readBody(choosing, request).clientSeed));
  });

  server.get<{ Params: { id: string } }>("/game/replays/:id", async (request) =>
    replayOf(tools, request.params.id),
  );
}

const answerOf = (
  tools: GameTools,
  session: Session,
  round: Parameters<typeof roundView>[1],
): SpinAnswer => ({
  round: roundView(tools.books, round),
  net: toText(netOfSession(tools.books, session.id)),
});

function ownRound(tools: GameTools, session: Session, id: string) {
  const round = findRoundOfPlayer(tools.books, session, id);
  if (round === undefined) throw new Refusal("not_found");
  return round;
}

/** A round's id is a secret of 122 bits: everyone who has it may see the result. */
function replayOf(tools: GameTools, id: string): ReplayView {
  const found = findRound(tools.books, id);
  const game = found === undefined ? undefined : findSlotGame(found.game);
  if (found?.state !== "settled" || game === undefined) throw new Refusal("not_found");
  const round = { ...roundView(tools.books, found), balance: null };
  return { game: nameOf(game), round };
}

const nameOf = ({ code, nameKo, nameEn }: SlotGame) => ({ code, nameKo, nameEn });

async function stateOf(tools: GameTools, session: Session): Promise<StateView> {
  const game = findSlotGame(session.game);
  if (game === undefined) throw new Refusal("not_found");
  const net = toText(netOfSession(tools.books, session.id));
  const jackpots = await jackpotsView(tools, session);
  const latest = listRoundsOfPlayer(tools.books, session, 1)[0];
  return {
    ...(await sessionView(tools, session, game, net)),
    stakes: stakeLadder.map(toText),
    shortestRoundMs,
    rules: rulesView(game.mechanic),
    figures: publishedFigures[game.mechanic],
    jackpots,
    latest:
      latest === undefined
        ? null
        : { round: roundView(tools.books, latest), seen: latest.seenAt !== null },
  };
}
