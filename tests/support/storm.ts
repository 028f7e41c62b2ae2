import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { fromWon } from "#server/kit/money.ts";
import { makeMember, PASSWORD } from "#tests/support/members.ts";
import { GameSession, signInByCall, withDatabase, type Round } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";
import type { Fault } from "#tests/support/sandbox-controls.ts";

/** A studio of each protocol with one of its slots. */
const PROTOCOLS = [
  { dialect: "beexar", company: "tiger", code: "moon-rabbit-mill" },
  { dialect: "hub88", company: "fox", code: "moonlit-fox" },
  { dialect: "caleta", company: "bolt", code: "bee-lightning" },
  { dialect: "igsp", company: "koi", code: "ripple-coins" },
  { dialect: "betsy", company: "comet", code: "star-candy" },
  { dialect: "transfer", company: "wing", code: "wings-of-dawn" },
] as const;

/** Every fault of the sandbox, each as strong as a storm allows. */
export const FAULTS: readonly Fault[] = [
  { action: "drop_request", count: 30 },
  { action: "drop_response", count: 30 },
  // Longer than the shortest time-out: the call arrives after its sender gave up.
  { action: "delay", ms: 1_300, count: 12 },
  { action: "http", status: 503, isDone: true, count: 20 },
  { action: "http", status: 502, isDone: false, count: 20 },
  { action: "garbage", count: 20 },
  { action: "truncated", count: 20 },
  { action: "duplicate", times: 4, count: 12 },
  { action: "duplicate", times: 3, isParallel: false, count: 12 },
  { action: "reorder", count: 16 },
  { action: "chunked", count: 16 },
  { action: "slow_loris", dialect: "hub88", count: 3 },
  { action: "slow_loris", dialect: "igsp", count: 3 },
  { action: "bad_signature", count: 20 },
  { action: "stale_timestamp", dialect: "igsp", count: 20 },
  { action: "wrong_currency", count: 20 },
  { action: "lowercase_currency", count: 20 },
  { action: "exponent_amount", count: 20 },
  { action: "number_as_string", count: 20 },
  { action: "huge_int", count: 20 },
  { action: "gzip", count: 20 },
  { action: "unknown_field", count: 20 },
  { action: "key_order_shuffle", count: 20 },
  { action: "unicode_escape", count: 20 },
  { action: "rollback_storm", times: 6, count: 8 },
  { action: "unknown_transfer", count: 2 },
];

/** Faults that must be refused in any case. */
export const HOSTILE: readonly string[] = [
  "bad_signature",
  "stale_timestamp",
  "wrong_currency",
  "lowercase_currency",
  "exponent_amount",
  "number_as_string",
  "huge_int",
  "gzip",
];

/** A lobby of tables of each protocol that calls our wallet, and of the transfer wallet. */
const LOBBIES = ["moonhall", "kite", "marble", "saffron", "north"];

/** How many sign in at once; fewer than the hashing queue of one process allows. */
const SIGNING_IN = 8;

/** The given number of members, spread over the protocols, each with an open game. */
export async function openSeats(product: TestProduct, count: number): Promise<GameSession[]> {
  const members = await withDatabase(product, async (db) => {
    const made = [];
    for (let n = 0; n < count; n++) made.push(await makeMember(db, { cash: fromWon(1_000_000) }));
    return made;
  });
  const sessions: GameSession[] = [];
  for (let from = 0; from < count; from += SIGNING_IN) {
    const group = members.slice(from, from + SIGNING_IN).map(async ({ loginId }, n) => {
      const { company, code } = PROTOCOLS[(from + n) % PROTOCOLS.length] ?? PROTOCOLS[0];
      const cookie = await signInByCall(product, loginId, PASSWORD);
      return GameSession.open(product, cookie, company, code);
    });
    sessions.push(...(await Promise.all(group)));
  }
  return sessions;
}

/** Plays without a pause until it is stopped; returns how many rounds were begun. */
export async function playUntil(session: GameSession, isOver: () => boolean): Promise<number> {
  let rounds = 0;
  while (!isOver()) {
    const { code } = await session.spin(randomUUID(), 1_000);
    if (code === undefined) rounds += 1;
    await sleep(code === undefined ? 150 : 300);
  }
  return rounds;
}

/** One member at a roulette table of each protocol. */
export async function openTables(product: TestProduct): Promise<TableSeat[]> {
  const seats: TableSeat[] = [];
  for (const lobby of LOBBIES) {
    const { loginId } = await withDatabase(product, (db) =>
      makeMember(db, { cash: fromWon(1_000_000) }),
    );
    const cookie = await signInByCall(product, loginId, PASSWORD);
    const session = await GameSession.open(product, cookie, lobby, lobby);
    seats.push({ session, table: `${lobby}-roulette` });
  }
  return seats;
}
export type TableSeat = { session: GameSession; table: string };

/** Bets on red and on black in every round; answers how many bets were accepted. */
export async function betUntil(
  { session, table }: TableSeat,
  isOver: () => boolean,
): Promise<number> {
  let taken = 0;
  for (let last = 0; !isOver(); await sleep(1_000)) {
    const { round } = await session.ask<{ round: { number: number; phase: string } }>(
      `/table/state?table=${table}`,
    );
    if (round.phase !== "betting" || round.number === last) continue;
    last = round.number;
    const bets = ["red", "black"].map((spot) => ({ spot, stake: "1000" }));
    const asked = { table, number: last, requestId: randomUUID(), clientSeed: "storm", bets };
    const { wager } = await session.ask<{ wager?: object }>("/table/bets", asked);
    if (wager) taken += 1;
  }
  return taken;
}

/** States of every bet at a table. */
export const statesOfBets = async ({ session }: TableSeat): Promise<string[]> =>
  (await session.ask<{ wagers: { state: string }[] }>("/table/wagers")).wagers.map(
    ({ state }) => state,
  );

/** Every round of these sessions, after all have ended. */
export const allRounds = async (sessions: readonly GameSession[]): Promise<Round[]> =>
  (await Promise.all(sessions.map((session) => session.rounds()))).flat();
