import type { FastifyInstance, FastifyRequest } from "fastify";
import * as z from "zod/mini";
import { findRoundOfPlayer, listRoundsOfPlayer, markSeen, netOfSession } from "../books/rounds.ts";
import { enterSession, findLivingSession, getSession, type Session } from "../books/sessions.ts";
import { findSlotGame } from "../catalogue/slot-games.ts";
import { fromText, toText } from "../money.ts";
import { roundWithin, startRound, type PlayTools } from "../play/play.ts";
import { Refusal, type RefusalCode } from "../play/refusal.ts";
import { roundView } from "../play/views.ts";
import type { SpinAnswer, StateView } from "../play/wire.ts";
import { publishedFigures } from "../slot/published.ts";
import { machine } from "../slot/rules.ts";
import { shortestRoundMs, stakeLadder } from "../slot/stakes.ts";
import type { WalletClient } from "../wallet/client.ts";
import { balanceRequest } from "../wallet/requests.ts";
import { parseJson } from "./refusals.ts";

export type GameTools = PlayTools & {
  wallet: WalletClient;
  /** How long a spin's answer waits for the wallet before it says "pending". */
  patienceMs: number;
  isClosing: () => boolean;
};

const sessionHeader = "x-game-session";
const balancePatienceMs = 5_000;
const historyLength = 50;
const statuses: Record<RefusalCode, number> = {
  session_over: 401,
  token_used: 401,
  invalid: 400,
  not_found: 404,
  stake_not_offered: 400,
  too_early: 429,
  round_open: 409,
  closing: 503,
};

const entering = z.strictObject({ token: z.string().check(z.maxLength(64)) });
const spinning = z.strictObject({
  spinId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: z.string().check(z.regex(/^\d{1,9}$/)),
});

/** `/game/*`: what the game page asks. The session's secret travels in a header, never a cookie. */
export function gameRoutes(server: FastifyInstance, tools: GameTools): void {
  server.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
    if (error instanceof Refusal) {
      const { code, retryAfterMs } = error;
      const waiting = retryAfterMs === undefined ? {} : { retryAfterMs };
      return reply.code(statuses[code]).send({ code, ...waiting });
    }
    if (error.statusCode !== undefined && error.statusCode < 500) {
      return reply.code(error.statusCode).send({ code: "invalid" });
    }
    request.log.error(error);
    return reply.code(500).send({ code: "error" });
  });

  server.post("/game/open", async (request) => {
    const { token } = readBody(entering, request);
    const session = enterSession(tools.books, token, tools.now());
    if (session === undefined) throw new Refusal("token_used");
    return { session };
  });

  server.get("/game/state", async (request) => stateOf(tools, livingSession(tools, request)));

  server.post("/game/spin", async (request): Promise<SpinAnswer> => {
    const session = livingSession(tools, request);
    const { spinId, stake } = readBody(spinning, request);
    if (tools.isClosing()) throw new Refusal("closing");
    const started = startRound(tools, session, spinId, fromText(stake));
    const round = await roundWithin(tools, started, tools.patienceMs);
    return { round: roundView(round), net: toText(netOfSession(tools.books, session.id)) };
  });

  server.get("/game/rounds", async (request) => {
    const session = livingSession(tools, request);
    return { rounds: listRoundsOfPlayer(tools.books, session, historyLength).map(roundView) };
  });

  server.get<{ Params: { id: string } }>(
    "/game/rounds/:id",
    async (request): Promise<SpinAnswer> => {
      const session = livingSession(tools, request);
      const round = ownRound(tools, session, request.params.id);
      return { round: roundView(round), net: toText(netOfSession(tools.books, session.id)) };
    },
  );

  server.post<{ Params: { id: string } }>("/game/rounds/:id/seen", async (request, reply) => {
    const session = livingSession(tools, request);
    markSeen(tools.books, ownRound(tools, session, request.params.id).id, tools.now());
    return reply.code(204).send();
  });
}

function livingSession(tools: GameTools, request: FastifyRequest): Session {
  const secret = request.headers[sessionHeader];
  const session =
    typeof secret === "string" ? findLivingSession(tools.books, secret, tools.now()) : undefined;
  if (session === undefined) throw new Refusal("session_over");
  return session;
}

function ownRound(tools: GameTools, session: Session, id: string) {
  const round = findRoundOfPlayer(tools.books, session, id);
  if (round === undefined) throw new Refusal("not_found");
  return round;
}

function readBody<T extends z.ZodMiniType>(schema: T, request: FastifyRequest): z.infer<T> {
  const read = schema.safeParse(parseJson(request.body, () => new Refusal("invalid")));
  if (!read.success) throw new Refusal("invalid");
  return read.data;
}

async function stateOf(tools: GameTools, session: Session): Promise<StateView> {
  const game = findSlotGame(session.game);
  if (game === undefined) throw new Error(`a session of the unknown game ${session.game}`);
  const { balance, balanceRefusal } = await balanceOf(tools, session);
  const latest = listRoundsOfPlayer(tools.books, session, 1)[0];
  return {
    game: { code: game.code, nameKo: game.nameKo, nameEn: game.nameEn },
    mode: session.mode,
    currency: session.currency,
    locale: session.locale,
    returnUrl: session.returnUrl,
    balance,
    balanceRefusal,
    net: toText(netOfSession(tools.books, session.id)),
    sessionStartedAt: session.createdAt,
    serverNow: tools.now(),
    stakes: stakeLadder.map(toText),
    shortestRoundMs,
    lines: machine.lines.map((rows) => [...rows]),
    pays: Object.fromEntries(
      Object.entries(machine.pays).map(([symbol, [three, four, five]]) => [
        symbol,
        [three, four, five],
      ]),
    ),
    scatterPays: [...machine.scatterPays],
    freeSpins: [...machine.freeSpins],
    figures: publishedFigures,
    latest:
      latest === undefined ? null : { round: roundView(latest), seen: latest.seenAt !== null },
  };
}

async function balanceOf(tools: GameTools, session: Session) {
  if (session.mode === "demo") {
    const { demoBalance } = getSession(tools.books, session.id);
    return { balance: demoBalance === null ? null : toText(demoBalance), balanceRefusal: null };
  }
  const { verdict } = await tools.wallet("balance", balanceRequest(session), balancePatienceMs);
  if (verdict.kind === "done") return { balance: toText(verdict.balance), balanceRefusal: null };
  return { balance: null, balanceRefusal: verdict.kind === "refused" ? verdict.code : null };
}
