import { providerSecret, type Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import { closeTableRound, findClientSeed } from "../books/table-rounds.ts";
import { findWagerOfRequest, listOpenWagers, listWagersOn } from "../books/wagers.ts";
import { findTable, type Table } from "../catalogue/table-games.ts";
import { commitmentOf, derivedSeed, drawsOf } from "../fairness/seeds.ts";
import { add, fromText, noMoney, toText, type Amount } from "../money.ts";
import { Refusal } from "../play/refusal.ts";
import type { Wagers } from "../wagers/wagers.ts";
import type { Wager } from "../books/wager.ts";
import { closesAt, momentAt, showsAt } from "./clock.ts";
import {
  decideTable,
  isSpot,
  isWholeChips,
  mostOfRound,
  mostOn,
  returnOf,
  type TableBet,
  type TableResult,
} from "./table.ts";

export type TableWagerTools = { books: Books; wagers: Wagers; now: () => number };
/** The content of a wager at a table, as the books store it. */
export type TablePicks = {
  table: string;
  number: number;
  bets: { spot: string; stake: string }[];
  /** The player's contribution to the seed of the round. */
  clientSeed: string;
};
type TableProof = {
  commitment: string;
  serverSeed: string;
  clientSeed: string;
  nonce: number;
};
export type Decided = { number: number; result: TableResult; proof: TableProof };

const subjects = "table:";
export const subjectOf = (table: string, number: number): string => `${subjects}${table}:${number}`;
export const picksOf = (wager: Wager): TablePicks => wager.picks as TablePicks;
export const isTableWager = ({ subject }: Wager): boolean => subject.startsWith(subjects);

const seedOf = (books: Books, table: string, number: number) =>
  derivedSeed(providerSecret(books), subjectOf(table, number));

/** The hash that is shown while a round accepts bets. */
export const commitmentFor = (books: Books, table: string, number: number): string =>
  commitmentOf(seedOf(books, table, number));

/**
 * The result of a closed round, from the round's seed and its players' contributions; a round
 * without players uses its own name instead. Throws RangeError while the round accepts bets,
 * because its result is secret until then.
 */
export function decidedRound(books: Books, table: Table, number: number, now: number): Decided {
  if (now < closesAt(table.id, number)) throw new RangeError("the round still accepts bets");
  const serverSeed = seedOf(books, table.id, number);
  const subject = subjectOf(table.id, number);
  const clientSeed = findClientSeed(books, subject) ?? seedsOfPlayers(books, subject) ?? subject;
  const result = decideTable(table.kind, drawsOf(serverSeed, clientSeed, number));
  const commitment = commitmentOf(serverSeed);
  return { number, result, proof: { commitment, serverSeed, clientSeed, nonce: number } };
}

/**
 * The contributions of all who bet, in order; undefined without a bet. It stays the same once betting
 * has closed, so a view that comes before the table's next turn shows the result that is paid.
 */
function seedsOfPlayers(books: Books, subject: string): string | undefined {
  const wagers = listWagersOn(books, subject);
  return wagers.length === 0 ? undefined : wagers.map((each) => picksOf(each).clientSeed).join(",");
}

/** The latest results of a table, oldest first, including rounds without players. */
export function pastRounds(books: Books, table: Table, count: number, now: number): Decided[] {
  const { number, phase } = momentAt(table.id, now);
  const last = phase === "result" ? number : number - 1;
  return Array.from({ length: count }, (_, index) =>
    decidedRound(books, table, last - count + 1 + index, now),
  );
}

/**
 * Accepts a player's bets on the present round. Throws `Refusal`: betting_closed, bet_not_offered,
 * bet_too_high.
 */
export function placeBets(
  tools: TableWagerTools,
  session: Session,
  order: { table: Table; number: number; requestId: string; bets: TableBet[]; clientSeed: string },
): Wager {
  const { table, number, requestId, bets, clientSeed } = order;
  const known = findWagerOfRequest(tools.books, session.id, requestId);
  if (known !== undefined) return known;
  const moment = momentAt(table.id, tools.now());
  if (moment.number !== number || moment.phase !== "betting") throw new Refusal("betting_closed");
  const subject = subjectOf(table.id, number);
  const before = listWagersOn(tools.books, subject).filter(
    (wager) =>
      wager.mode === session.mode &&
      wager.account === session.account &&
      (wager.state === "placing" || wager.state === "placed"),
  );
  checkLimits(table, bets, before);
  const stake = bets.reduce((sum, bet) => add(sum, bet.stake), noMoney);
  const picks: TablePicks = {
    table: table.id,
    number,
    bets: bets.map((bet) => ({ spot: bet.spot, stake: toText(bet.stake) })),
    clientSeed,
  };
  return tools.wagers.place(session, { subject, requestId, stake, picks: () => picks });
}

function checkLimits(table: Table, bets: readonly TableBet[], before: readonly Wager[]): void {
  if (bets.length === 0) throw new Refusal("bet_not_offered");
  const onSpot = new Map<string, Amount>();
  let onRound = noMoney;
  const earlier = before.flatMap((wager) => betsOf(wager));
  for (const { spot, stake } of [...earlier, ...bets]) {
    if (!isSpot(table.kind, spot) || !isWholeChips(stake)) throw new Refusal("bet_not_offered");
    onRound = add(onRound, stake);
    onSpot.set(spot, add(onSpot.get(spot) ?? noMoney, stake));
    if ((onSpot.get(spot) ?? noMoney) > mostOn(table.kind, spot)) throw new Refusal("bet_too_high");
  }
  if (onRound > mostOfRound) throw new Refusal("bet_too_high");
}

const betsOf = (wager: Wager): TableBet[] =>
  picksOf(wager).bets.map(({ spot, stake }) => ({ spot, stake: fromText(stake) }));

/**
 * Closes rounds whose time is up and pays those that are shown. Called several times a second and
 * at the start, so that it continues after a crash.
 */
export function turnTables({ books, wagers, now }: TableWagerTools): void {
  const at = now();
  for (const wager of listOpenWagers(books, subjects)) {
    const { table: id, number } = picksOf(wager);
    const table = findTable(id);
    if (table === undefined || at < closesAt(id, number)) continue;
    closeTableRound(books, wager.subject, seedsOfPlayers(books, wager.subject) ?? "", at);
    if (at < showsAt(id, number) || wager.state !== "placed") continue;
    const { result } = decidedRound(books, table, number, at);
    wagers.settle(wager.id, payoutOf(wager, result));
  }
}

export const payoutOf = (wager: Wager, result: TableResult): Amount =>
  betsOf(wager).reduce((sum, bet) => add(sum, returnOf(bet, result)), noMoney);
