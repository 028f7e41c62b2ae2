import { jackpotWin, type RoundJackpot } from "../jackpots/round-jackpot.ts";
import type { Tier } from "../jackpots/tiers.ts";
import { add, fromText, noMoney, subtract, toText, type Amount } from "../money.ts";
import type { Outcome } from "../slot/decide-round.ts";
import type { Books } from "./books.ts";
import type { Session } from "./sessions.ts";

/**
 * posting: decided, and the wallet has not answered yet. reversing: the stake is being rolled
 * back. settled, refused, cancelled: final. disputed: the wallet refused a roll-back and a person
 * must decide.
 */
export type RoundState = "posting" | "reversing" | "settled" | "refused" | "cancelled" | "disputed";
export type Round = {
  id: string;
  session: string;
  account: string;
  game: string;
  spinId: string;
  stake: Amount;
  win: Amount;
  outcome: Outcome;
  /** Null where the wallet's protocol carries no jackpots, and for older rounds. */
  jackpot: RoundJackpot | null;
  /** The seeds of the outcome; null for rounds that are older than this record. */
  drawnFrom: { seeds: string; nonce: number } | null;
  state: RoundState;
  /** The wallet's refusal code, when refused. */
  refusal: string | null;
  balanceAfter: Amount | null;
  /** When the wallet confirmed the stake alone; the payment then follows. */
  stakeConfirmedAt: number | null;
  startedAt: number;
  endedAt: number | null;
  seenAt: number | null;
};

export const isOpen = (round: Round): boolean =>
  round.state === "posting" || round.state === "reversing";

export function insertRound(
  books: Books,
  session: Session,
  round: Pick<
    Round,
    "id" | "spinId" | "stake" | "win" | "outcome" | "jackpot" | "drawnFrom" | "startedAt"
  >,
): void {
  books
    .prepare(
      `insert into rounds (id, session, mode, account, game, spin_id, stake, win, outcome, seeds, nonce,
         jackpot, state, started_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, 'posting', ?)`,
    )
    .run(
      round.id,
      session.id,
      session.mode,
      session.account,
      session.game,
      round.spinId,
      toText(round.stake),
      toText(round.win),
      JSON.stringify(round.outcome),
      round.drawnFrom?.seeds ?? null,
      round.drawnFrom?.nonce ?? null,
      round.jackpot === null ? null : JSON.stringify(round.jackpot),
      round.startedAt,
    );
}

/** Records that the stake was taken: from now on the round is paid and never rolled back. */
export function confirmStake(books: Books, id: string, now: number): void {
  books
    .prepare("update rounds set stake_confirmed_at = ? where id = ? and state = 'posting'")
    .run(now, id);
}

/** Changes an open round's state. False when the state is final. */
export function moveRound(
  books: Books,
  id: string,
  to: { state: RoundState; refusal?: string; balanceAfter?: Amount; now: number },
): boolean {
  const ends = to.state !== "posting" && to.state !== "reversing";
  const moved = books
    .prepare(
      `update rounds set state = ?, refusal = coalesce(?, refusal),
         balance_after = coalesce(?, balance_after), ended_at = ?
       where id = ? and state in ('posting', 'reversing')`,
    )
    .run(
      to.state,
      to.refusal ?? null,
      to.balanceAfter === undefined ? null : toText(to.balanceAfter),
      ends ? to.now : null,
      id,
    );
  return Number(moved.changes) === 1;
}

export function getRound(books: Books, id: string): Round {
  const round = findRound(books, id);
  if (round === undefined) throw new Error(`unknown round ${id}`);
  return round;
}

export function findRoundOfSpin(books: Books, session: string, spinId: string): Round | undefined {
  const row = books
    .prepare("select * from rounds where session = ? and spin_id = ?")
    .get(session, spinId);
  return row === undefined ? undefined : toRound(row);
}

/** A round by its id, of any player. */
export function findRound(books: Books, id: string): Round | undefined {
  const row = books.prepare("select * from rounds where id = ?").get(id);
  return row === undefined ? undefined : toRound(row);
}

/** A round that this player played in this game. */
export function findRoundOfPlayer(books: Books, session: Session, id: string): Round | undefined {
  const row = books
    .prepare("select * from rounds where id = ? and mode = ? and account = ? and game = ?")
    .get(id, session.mode, session.account, session.game);
  return row === undefined ? undefined : toRound(row);
}

/** The player's latest rounds in this game, newest first. */
export function listRoundsOfPlayer(books: Books, session: Session, limit: number): Round[] {
  return books
    .prepare(
      `select * from rounds where mode = ? and account = ? and game = ?
       order by started_at desc, id desc limit ?`,
    )
    .all(session.mode, session.account, session.game, limit)
    .map(toRound);
}

/** Rounds without a known outcome at the wallet, oldest first. */
export function listOpenRounds(books: Books): Round[] {
  return books
    .prepare("select * from rounds where state in ('posting', 'reversing') order by started_at")
    .all()
    .map(toRound);
}

/** Records that the player has seen the round's result. */
export function markSeen(books: Books, id: string, now: number): void {
  books.prepare("update rounds set seen_at = coalesce(seen_at, ?) where id = ?").run(now, id);
}

/** The jackpot tiers whose payment is open, or was made after `since`. */
export const tiersUnderWay = (books: Books, since: number): ReadonlySet<Tier> =>
  new Set(
    books
      .prepare(
        `select distinct json_extract(jackpot, '$.won.tier') as tier from rounds
         where json_extract(jackpot, '$.won.tier') is not null and (ended_at is null or ended_at > ?)`,
      )
      .all(since)
      .map(({ tier }) => tier as Tier),
  );

/** The whole payout of a round, including its jackpot. */
export const paysOf = ({ win, jackpot }: Pick<Round, "win" | "jackpot">): Amount =>
  add(win, jackpotWin(jackpot));

/** Wins less stakes of the settled rounds of a session. */
export function netOfSession(books: Books, session: string): Amount {
  return books
    .prepare(
      `select stake, win, json_extract(jackpot, '$.won.amount') as jackpot from rounds
       where session = ? and state = 'settled'`,
    )
    .all(session)
    .reduce((net, { stake, win, jackpot }) => {
      const paid = add(fromText(String(win)), fromText(jackpot === null ? "0" : String(jackpot)));
      return add(net, subtract(paid, fromText(String(stake))));
    }, noMoney);
}

function toRound(row: Record<string, unknown>): Round {
  const number = (name: string) => (row[name] === null ? null : Number(row[name]));
  return {
    id: String(row.id),
    session: String(row.session),
    account: String(row.account),
    game: String(row.game),
    spinId: String(row.spin_id),
    stake: fromText(String(row.stake)),
    win: fromText(String(row.win)),
    outcome: readOutcome(String(row.outcome)),
    jackpot: row.jackpot === null ? null : (JSON.parse(row.jackpot as string) as RoundJackpot),
    drawnFrom: row.seeds === null ? null : { seeds: row.seeds as string, nonce: Number(row.nonce) },
    state: row.state as RoundState,
    refusal: row.refusal as string | null,
    balanceAfter: row.balance_after === null ? null : fromText(row.balance_after as string),
    stakeConfirmedAt: number("stake_confirmed_at"),
    startedAt: Number(row.started_at),
    endedAt: number("ended_at"),
    seenAt: number("seen_at"),
  };
}

/** Rounds of the first version have no mechanic; they all used lines. */
const readOutcome = (text: string): Outcome =>
  Object.assign({ mechanic: "lines" }, JSON.parse(text) as Outcome);

/** Rounds and wagers of real sessions that wait for a wallet. */
export const countWaiting = (books: Books): number =>
  Number(
    books
      .prepare(
        `select (select count(*) from rounds where state in ('posting', 'reversing'))
           + (select count(*) from wager_steps where state = 'waiting') as n`,
      )
      .get()?.n ?? 0,
  );
