import { fromText, toText, type Amount } from "../money.ts";
import type { StepKind, StepState, Wager, WagerState, WagerStep } from "./wager.ts";
import type { Books } from "./books.ts";
import type { Session } from "./sessions.ts";

export function insertWager(
  books: Books,
  session: Session,
  wager: Pick<Wager, "id" | "subject" | "requestId" | "stake" | "picks" | "placedAt">,
): void {
  books
    .prepare(
      `insert into wagers (id, session, mode, account, game, subject, request_id, stake, picks,
         state, placed_at)
       values (?, ?, ?, ?, ?, ?, ?, ?, ?, 'placing', ?)`,
    )
    .run(
      wager.id,
      session.id,
      session.mode,
      session.account,
      session.game,
      wager.subject,
      wager.requestId,
      toText(wager.stake),
      JSON.stringify(wager.picks),
      wager.placedAt,
    );
}

/** Adds the next step of a wager; it waits until it is carried out. */
export function insertStep(
  books: Books,
  wager: string,
  step: { kind: StepKind; payout: Amount; now: number },
): void {
  books
    .prepare(
      `insert into wager_steps (wager, seq, kind, payout, state, created_at)
       values (?, (select coalesce(max(seq), 0) + 1 from wager_steps where wager = ?), ?, ?,
         'waiting', ?)`,
    )
    .run(wager, wager, step.kind, toText(step.payout), step.now);
}

export function endStep(
  books: Books,
  wager: string,
  seq: number,
  to: { state: StepState; refusal?: string; now: number },
): void {
  books
    .prepare(
      "update wager_steps set state = ?, refusal = ?, ended_at = ? where wager = ? and seq = ?",
    )
    .run(to.state, to.refusal ?? null, to.now, wager, seq);
}

export function moveWager(
  books: Books,
  id: string,
  to: { state: WagerState; refusal?: string; balanceAfter?: Amount },
): void {
  books
    .prepare(
      `update wagers set state = ?, refusal = coalesce(?, refusal),
         balance_after = coalesce(?, balance_after) where id = ?`,
    )
    .run(
      to.state,
      to.refusal ?? null,
      to.balanceAfter === undefined ? null : toText(to.balanceAfter),
      id,
    );
}

/** Changes the picks of an open wager, as the player goes on with its round. */
export function setPicks(books: Books, id: string, picks: unknown): void {
  books
    .prepare("update wagers set picks = ? where id = ? and state = 'placed' and payout is null")
    .run(JSON.stringify(picks), id);
}

/** Records the decided payout; null withdraws the decision. */
export function setPayout(books: Books, id: string, payout: Amount | null, now: number): void {
  books
    .prepare("update wagers set payout = ?, settled_at = ? where id = ?")
    .run(payout === null ? null : toText(payout), payout === null ? null : now, id);
}

export function listSteps(books: Books, wager: string): WagerStep[] {
  return books
    .prepare("select * from wager_steps where wager = ? order by seq")
    .all(wager)
    .map((row) => ({
      seq: Number(row.seq),
      kind: row.kind as StepKind,
      payout: fromText(String(row.payout)),
      state: row.state as StepState,
    }));
}

export function findWager(books: Books, id: string): Wager | undefined {
  const row = books.prepare("select * from wagers where id = ?").get(id);
  return row === undefined ? undefined : toWager(row);
}

export function getWager(books: Books, id: string): Wager {
  const wager = findWager(books, id);
  if (wager === undefined) throw new Error(`unknown wager ${id}`);
  return wager;
}

export function findWagerOfRequest(
  books: Books,
  session: string,
  requestId: string,
): Wager | undefined {
  const row = books
    .prepare("select * from wagers where session = ? and request_id = ?")
    .get(session, requestId);
  return row === undefined ? undefined : toWager(row);
}

/** Every wager on a subject, in the order in which they were made. */
export function listWagersOn(books: Books, subject: string): Wager[] {
  return books
    .prepare("select * from wagers where subject = ? order by placed_at, rowid")
    .all(subject)
    .map(toWager);
}

/** Undecided wagers with a stake, on subjects that begin with `prefix`. */
export function listOpenWagers(books: Books, prefix: string): Wager[] {
  return books
    .prepare(
      `select * from wagers where state in ('placing', 'placed') and payout is null
         and substr(subject, 1, ?) = ? order by placed_at, rowid`,
    )
    .all(prefix.length, prefix)
    .map(toWager);
}

/** Settled wagers on a subject whose result may still be corrected; cashed-out ones are final. */
export function listRecentlySettled(books: Books, subject: string, since: number): Wager[] {
  return books
    .prepare(
      `select * from wagers w where subject = ? and state = 'placed' and settled_at >= ?
         and not exists (select 1 from wager_steps where wager = w.id and kind = 'cashOut')`,
    )
    .all(subject, since)
    .map(toWager);
}

/** The player's latest wagers in this game, newest first. */
export function listWagersOfPlayer(books: Books, session: Session, limit: number): Wager[] {
  return books
    .prepare(
      `select * from wagers where mode = ? and account = ? and game = ?
       order by placed_at desc, rowid desc limit ?`,
    )
    .all(session.mode, session.account, session.game, limit)
    .map(toWager);
}

/** Ids of wagers with waiting steps. */
export const listWaitingWagers = (books: Books): string[] =>
  books
    .prepare("select distinct wager from wager_steps where state = 'waiting'")
    .all()
    .map((row) => String(row.wager));

/** Payouts less stakes of a session's wagers that are decided. */
export function netOfWagers(books: Books, session: string): Amount {
  return books
    .prepare(
      "select stake, payout from wagers where session = ? and state = 'placed' and payout is not null",
    )
    .all(session)
    .reduce(
      (net, row) => (net + fromText(String(row.payout)) - fromText(String(row.stake))) as Amount,
      0n as Amount,
    );
}

function toWager(row: Record<string, unknown>): Wager {
  const amount = (name: string) => (row[name] === null ? null : fromText(row[name] as string));
  return {
    id: String(row.id),
    session: String(row.session),
    mode: row.mode === "demo" ? "demo" : "real",
    account: String(row.account),
    game: String(row.game),
    subject: String(row.subject),
    requestId: String(row.request_id),
    stake: fromText(String(row.stake)),
    picks: JSON.parse(String(row.picks)),
    state: row.state as WagerState,
    payout: amount("payout"),
    refusal: row.refusal as string | null,
    balanceAfter: amount("balance_after"),
    placedAt: Number(row.placed_at),
    settledAt: row.settled_at === null ? null : Number(row.settled_at),
  };
}
