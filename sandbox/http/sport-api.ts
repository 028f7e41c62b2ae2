import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import { findWager, listOpenWagers, listWagersOfPlayer, netOfWagers } from "../books/wagers.ts";
import { findSportDoor } from "../catalogue/sport-games.ts";
import { fromText, toText } from "../money.ts";
import { Refusal } from "../play/refusal.ts";
import type { SportBook } from "../sport/book.ts";
import { cashOut, placeSlip, turnSlips } from "../sport/slip-wagers.ts";
import { returnPercent } from "../sport/odds.ts";
import { mostLegs, mostPayout } from "../sport/payout.ts";
import { isSlip, leastStake, mostStake, slipOf, slipSubject, stakeStep } from "../sport/slips.ts";
import { boardOf, slipView } from "../sport/views.ts";
import type { SlipAnswer, SlipReplayView, SportEvent, SportStateView } from "../sport/wire.ts";
import type { Wagers } from "../wagers/wagers.ts";
import type { Wager } from "../books/wager.ts";
import type { Doors } from "../door/door.ts";
import { livingSession, readBody, sessionView } from "./game-calls.ts";
import type { LiveStream } from "./live-stream.ts";

export type SportRouteTools = {
  books: Books;
  wagers: Wagers;
  doors: Doors;
  book: SportBook;
  now: () => number;
  patienceMs: number;
  isClosing: () => boolean;
  stream: LiveStream;
};

const historyLength = 50;
const tickEveryMs = 1_000;
const correctionsOnceMs = 24 * 60 * 60_000;
const correctionsMs = 5 * 60_000;
const cashOutPercent = 95;

const amount = z.string().check(z.regex(/^\d{1,9}$/));
const slip = z.strictObject({
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  stake: amount,
  accept: z.enum(["none", "better", "any"]),
  legs: z
    .array(
      z.strictObject({
        fixture: z.string().check(z.maxLength(40)),
        market: z.string().check(z.maxLength(20)),
        outcome: z.string().check(z.maxLength(20)),
        odds: z.int(),
      }),
    )
    .check(z.minLength(1), z.maxLength(mostLegs)),
});
const selling = z.strictObject({ value: amount });

/** `/sport/*`: the calls of the sport book's page. */
export function sportRoutes(server: FastifyInstance, tools: SportRouteTools): void {
  const { books, now } = tools;

  server.get("/sport/state", async (request) => stateOf(tools, livingSession(tools, request)));

  server.get("/sport/stream", (request, reply) => {
    const session = livingSession(tools, request);
    tools.stream.watch(reply, channelOf(session), playerOf(session));
  });

  server.post("/sport/slips", async (request): Promise<SlipAnswer> => {
    const session = livingSession(tools, request);
    const { stake, ...asked } = readBody(slip, request);
    if (tools.isClosing()) throw new Refusal("closing");
    doorOf(session);
    const placed = placeSlip(tools, session, { ...asked, stake: fromText(stake) });
    return answerOf(tools, session, await tools.wagers.within(placed.id, tools.patienceMs));
  });

  server.post<{ Params: { id: string } }>("/sport/slips/:id/cash-out", async (request) => {
    const session = livingSession(tools, request);
    const { id } = request.params;
    const wager = findWager(books, id);
    if (wager === undefined || playerOf(wager) !== playerOf(session))
      throw new Refusal("not_found");
    cashOut(tools, id, fromText(readBody(selling, request).value));
    return answerOf(tools, session, await tools.wagers.within(id, tools.patienceMs));
  });

  server.get<{ Params: { id: string } }>(
    "/sport/replays/:id",
    async (request): Promise<SlipReplayView> => {
      const wager = findWager(books, request.params.id);
      const door = wager === undefined ? undefined : findSportDoor(wager.game);
      if (wager === undefined || door === undefined) throw new Refusal("not_found");
      const view = slipView(books, tools.book, wager, now());
      if (view.state !== "settled" && view.state !== "cashedOut") throw new Refusal("not_found");
      const { code, nameKo, nameEn } = door;
      return { game: { code, nameKo, nameEn }, slip: { ...view, balance: null } };
    },
  );
}

const playerOf = ({ mode, account }: Pick<Session, "mode" | "account">) => `${mode}:${account}`;
const channelOf = ({ game }: Pick<Session, "game">) => `sport:${game}`;

function doorOf(session: Session) {
  const door = findSportDoor(session.game);
  if (door === undefined) throw new Refusal("not_found");
  return door;
}

const answerOf = (tools: SportRouteTools, session: Session, wager: Wager): SlipAnswer => ({
  slip: slipView(tools.books, tools.book, wager, tools.now()),
  net: toText(netOfWagers(tools.books, session.id)),
});

async function stateOf(tools: SportRouteTools, session: Session): Promise<SportStateView> {
  const { books, book, now } = tools;
  const door = doorOf(session);
  const net = toText(netOfWagers(books, session.id));
  const common = await sessionView(tools, session, door, net);
  const wagers = listWagersOfPlayer(books, session, historyLength);
  return {
    ...common,
    discipline: door.discipline,
    fixtures: boardOf(book, now()),
    slips: wagers.map((wager) => slipView(books, book, wager, now())),
    limits: {
      least: toText(leastStake),
      most: toText(mostStake),
      step: toText(stakeStep),
      mostPayout: toText(mostPayout),
      mostLegs,
    },
    returnPercent,
    cashOutPercent,
  };
}

/** Sends the player of a slip its present state. */
export function sendSlip({ books, book, now, stream }: SportRouteTools, wager: Wager): void {
  if (!isSlip(wager)) return;
  const net = toText(netOfWagers(books, wager.session));
  const slips = [slipView(books, book, wager, now())];
  stream.tell(
    channelOf(wager),
    { kind: "slips", slips, net } satisfies SportEvent,
    playerOf(wager),
  );
}

/** The book's work once a second: settlements, and events about changed matches. */
export function sportTick(tools: SportRouteTools): () => void {
  let lookBackMs = correctionsOnceMs;
  let lastAt = -Infinity;
  let sentTexts = new Map<string, string>();
  return () => {
    const at = tools.now();
    if (at - lastAt < tickEveryMs) return;
    lastAt = at;
    turnSlips(tools, lookBackMs);
    lookBackMs = correctionsMs;
    const channels = [...tools.stream.channels];
    if (channels.length === 0) return;
    const fixtures = boardOf(tools.book, at);
    const texts = new Map(fixtures.map((view) => [view.id, JSON.stringify(view)]));
    const changed = fixtures.filter(({ id }) => sentTexts.get(id) !== texts.get(id));
    const gone = [...sentTexts.keys()].filter((id) => !texts.has(id));
    sentTexts = texts;
    if (changed.length === 0 && gone.length === 0) return;
    const event: SportEvent = { kind: "fixtures", fixtures: changed, gone };
    for (const channel of channels) tools.stream.tell(channel, event);
    sendCashOutValues(
      tools,
      changed.map(({ id }) => id),
    );
  };
}

/** The cash-out value of open slips on changed matches has changed. */
function sendCashOutValues(tools: SportRouteTools, fixtures: readonly string[]): void {
  const changed = new Set(fixtures);
  for (const wager of listOpenWagers(tools.books, slipSubject)) {
    const { legs } = slipOf(wager);
    if (legs.some(({ fixture }) => changed.has(fixture))) sendSlip(tools, wager);
  }
}
