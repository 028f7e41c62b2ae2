import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";
import type { Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import { findWager, listWagersOfPlayer, listWagersOn, netOfWagers } from "../books/wagers.ts";
import { findTable, findTableLobby, tablesOf, type Table } from "../catalogue/table-games.ts";
import { fromText, toText, wholeWon } from "../money.ts";
import { Refusal } from "../play/refusal.ts";
import { momentAt } from "../tables/clock.ts";
import {
  isTableWager,
  pastRounds,
  placeBets,
  subjectOf,
  turnTables,
} from "../tables/table-wagers.ts";
import { chipsInWon } from "../tables/table.ts";
import { limitsOf, returnsOf, roundOfNow, wagerView } from "../tables/views.ts";
import type { BetAnswer, TableEvent, TableReplayView, TableStateView } from "../tables/wire.ts";
import type { Wagers } from "../wagers/wagers.ts";
import type { Wager } from "../books/wager.ts";
import type { Doors } from "../door/door.ts";
import { livingSession, readBody, sessionView } from "./game-calls.ts";
import type { LiveStream } from "./live-stream.ts";

export type TableTools = {
  books: Books;
  wagers: Wagers;
  doors: Doors;
  now: () => number;
  patienceMs: number;
  isClosing: () => boolean;
  stream: LiveStream;
};

const pastLength = 72;
const historyLength = 50;
const chips = chipsInWon.map((won) => toText(wholeWon(won)));
const betting = z.strictObject({
  table: z.string().check(z.maxLength(64)),
  number: z.int(),
  requestId: z.string().check(z.regex(/^[A-Za-z0-9-]{8,64}$/)),
  clientSeed: z.string().check(z.regex(/^[A-Za-z0-9-]{1,64}$/)),
  bets: z
    .array(
      z.strictObject({
        spot: z.string().check(z.maxLength(32)),
        stake: z.string().check(z.regex(/^\d{1,9}$/)),
      }),
    )
    .check(z.minLength(1), z.maxLength(160)),
});

/** `/table/*`: the calls of the tables' page. */
export function tableRoutes(server: FastifyInstance, tools: TableTools): void {
  const { books, now } = tools;
  type Asked = { Querystring: { table?: string } };

  server.get<Asked>("/table/state", async (request) => {
    const session = livingSession(tools, request);
    return stateOf(tools, session, tableOf(session, request.query.table));
  });

  server.get<Asked>("/table/stream", (request, reply) => {
    const session = livingSession(tools, request);
    tools.stream.watch(reply, tableOf(session, request.query.table).id, playerOf(session));
  });

  server.post("/table/bets", async (request): Promise<BetAnswer> => {
    const session = livingSession(tools, request);
    const { bets, ...asked } = readBody(betting, request);
    if (tools.isClosing()) throw new Refusal("closing");
    const placed = placeBets(tools, session, {
      ...asked,
      table: tableOf(session, asked.table),
      bets: bets.map(({ spot, stake }) => ({ spot, stake: fromText(stake) })),
    });
    const wager = await tools.wagers.within(placed.id, tools.patienceMs);
    return { wager: wagerView(books, wager, now()), net: netOf(tools, session) };
  });

  server.get("/table/wagers", async (request) => {
    const session = livingSession(tools, request);
    const wagers = listWagersOfPlayer(books, session, historyLength);
    return { wagers: wagers.map((wager) => wagerView(books, wager, now())) };
  });

  server.get<{ Params: { id: string } }>("/table/replays/:id", async (request) =>
    replayOf(tools, request.params.id),
  );
}

const playerOf = ({ mode, account }: Pick<Session, "mode" | "account">) => `${mode}:${account}`;
const netOf = ({ books }: TableTools, session: Session) => toText(netOfWagers(books, session.id));

/** A table of the session's own lobby; the first one by default. Throws `Refusal` not_found. */
function tableOf(session: Session, id: string | undefined): Table {
  const lobby = findTableLobby(session.game);
  const tables = lobby === undefined ? [] : tablesOf(lobby);
  const table = id === undefined ? tables[0] : tables.find((each) => each.id === id);
  if (table === undefined) throw new Refusal("not_found");
  return table;
}

async function stateOf(tools: TableTools, session: Session, table: Table): Promise<TableStateView> {
  const lobby = findTableLobby(session.game);
  if (lobby === undefined) throw new Refusal("not_found");
  const { books, now } = tools;
  const common = await sessionView(tools, session, lobby, netOf(tools, session));
  const { number } = momentAt(table.id, now());
  const own = listWagersOn(books, subjectOf(table.id, number)).filter(
    (wager) => playerOf(wager) === playerOf(session),
  );
  return {
    ...common,
    tables: tablesOf(lobby).map(({ id, kind }) => ({ id, kind })),
    table: { id: table.id, kind: table.kind },
    chips,
    limits: limitsOf(table.kind, chips[0] ?? "0"),
    returns: returnsOf(table.kind),
    round: roundOfNow(books, table, now()),
    past: pastRounds(books, table, pastLength, now()),
    wagers: own.map((wager) => wagerView(books, wager, now())),
  };
}

function replayOf({ books, now }: TableTools, id: string): TableReplayView {
  const wager = findWager(books, id);
  const lobby = wager === undefined ? undefined : findTableLobby(wager.game);
  if (wager === undefined || lobby === undefined) throw new Refusal("not_found");
  const view = wagerView(books, wager, now());
  if (view.state !== "settled" || view.decided === null) throw new Refusal("not_found");
  const { code, nameKo, nameEn } = lobby;
  return { game: { code, nameKo, nameEn }, wager: { ...view, balance: null } };
}

/** Sends the player of a wager its present state, and the table its players. */
export function sendWager(tools: TableTools, wager: Wager): void {
  if (!isTableWager(wager)) return;
  const { books, now, stream } = tools;
  const view = wagerView(books, wager, now());
  const net = toText(netOfWagers(books, wager.session));
  const own: TableEvent = { kind: "wager", wager: view, net };
  stream.tell(view.table, own, playerOf(wager));
  const table = findTable(view.table);
  if (table === undefined) return;
  const round: TableEvent = { kind: "round", round: roundOfNow(books, table, now()) };
  stream.tell(table.id, round);
}

/** The tables' work several times a second. */
export function tableTick(tools: TableTools): () => void {
  const sentPhases = new Map<string, string>();
  return () => {
    turnTables(tools);
    for (const id of tools.stream.channels) {
      const table = findTable(id);
      if (table === undefined) continue;
      const { number, phase } = momentAt(id, tools.now());
      if (sentPhases.get(id) === `${number}:${phase}`) continue;
      sentPhases.set(id, `${number}:${phase}`);
      const round = roundOfNow(tools.books, table, tools.now());
      tools.stream.tell(id, { kind: "round", round } satisfies TableEvent);
    }
  };
}
