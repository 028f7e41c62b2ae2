import { setTimeout as pause } from "node:timers/promises";
import { inTransaction, type Books } from "../books/books.ts";
import { getSession, setDemoBalance, type Session } from "../books/sessions.ts";
import { endStep, getWager, insertStep, listSteps, moveWager } from "../books/wagers.ts";
import { add, noMoney, subtract } from "../money.ts";
import { codes } from "../dialects/codes.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Doors } from "../door/door.ts";
import { paced } from "../dialects/timing.ts";
import { orderOfStep, paidAfter } from "./orders.ts";
import type { WagerStep } from "../books/wager.ts";

export type DriveTools = {
  books: Books;
  doors: Doors;
  now: () => number;
  /** The factor by which waits are shorter than documented. */
  pace: () => number;
  report: (message: string, wager: string) => void;
};

/** Carries out the waiting steps of a wager in order, until none waits. */
export async function driveSteps(
  tools: DriveTools,
  id: string,
  stop: AbortSignal,
  changed: () => void,
): Promise<void> {
  const session = getSession(tools.books, getWager(tools.books, id).session);
  for (;;) {
    const steps = listSteps(tools.books, id);
    const step = steps.find(({ state }) => state === "waiting");
    if (step === undefined || stop.aborted) return;
    if (session.mode === "demo") carryOutDemo(tools, id, step, steps);
    else if (!(await carryOut(tools, id, session, step, steps, stop))) return;
    changed();
  }
}

/** Tries a step until its result is known. False when the process stops first. */
async function carryOut(
  tools: DriveTools,
  id: string,
  session: Session,
  step: WagerStep,
  steps: readonly WagerStep[],
  stop: AbortSignal,
): Promise<boolean> {
  const { now } = tools;
  const door = tools.doors(session);
  const timing = paced(door.timing, tools.pace());
  const earlier = steps.filter(({ state }) => state === "done");
  const since = now();
  for (let attempt = 0; ; attempt += 1) {
    if (stop.aborted) return false;
    const wager = getWager(tools.books, id);
    const order = orderOfStep(wager, step, earlier, session);
    const verdict = await door.carryOut(order, timing.attemptMs, stop);
    if (verdict.kind !== "unknown") {
      end(tools, id, step, verdict);
      return true;
    }
    const shortPause = timing.pausesMs[attempt];
    const isOver = shortPause === undefined || now() - since + shortPause >= timing.envelopeMs;
    if (isOver && step.kind === "place" && !stop.aborted) {
      giveUp(tools, id, step);
      return true;
    }
    const late = Math.min(
      Math.max(0, attempt - timing.pausesMs.length),
      timing.backgroundPausesMs.length - 1,
    );
    const waitMs = isOver ? (timing.backgroundPausesMs[late] ?? timing.envelopeMs) : shortPause;
    await pause(waitMs, undefined, { signal: stop }).catch((error: unknown) => {
      if (!stop.aborted) throw error;
    });
  }
}

/** Rolls back a stake that the wallet does not confirm in time, with any result of the game. */
function giveUp(tools: DriveTools, id: string, step: WagerStep): void {
  const now = tools.now();
  inTransaction(tools.books, () => {
    endStep(tools.books, id, step.seq, { state: "failed", now });
    insertStep(tools.books, id, { kind: "rollback", payout: noMoney, now });
    moveWager(tools.books, id, { state: "cancelled" });
  });
  tools.report("the stake stays unconfirmed and is rolled back", id);
}

function end(
  tools: DriveTools,
  id: string,
  step: WagerStep,
  verdict: Exclude<Verdict, { kind: "unknown" }>,
) {
  const now = tools.now();
  inTransaction(tools.books, () => {
    const { balance } = verdict;
    const known = balance === undefined ? {} : { balanceAfter: balance };
    const wasRefused = getWager(tools.books, id).refusal !== null;
    if (verdict.kind === "done" || (step.kind === "rollback" && wasRefused)) {
      endStep(tools.books, id, step.seq, { state: "done", now });
      // A refused stake was never taken, with any answer to its roll-back.
      const taken = wasRefused ? "refused" : "cancelled";
      moveWager(tools.books, id, { state: step.kind === "rollback" ? taken : "placed", ...known });
      return;
    }
    const { code } = verdict;
    const isPlace = step.kind === "place";
    endStep(tools.books, id, step.seq, {
      state: isPlace ? "failed" : "disputed",
      refusal: code,
      now,
    });
    moveWager(tools.books, id, {
      state: isPlace ? (code === codes.alreadyReversed ? "cancelled" : "refused") : "disputed",
      refusal: code,
      ...known,
    });
    if (isPlace && verdict.takesBack === true)
      insertStep(tools.books, id, { kind: "rollback", payout: noMoney, now });
    if (!isPlace) tools.report(`the wallet refused ${step.kind} with ${code}`, id);
  });
}

/** Practice money belongs to the session and needs no wallet. */
function carryOutDemo(
  tools: DriveTools,
  id: string,
  step: WagerStep,
  steps: readonly WagerStep[],
): void {
  inTransaction(tools.books, () => {
    const wager = getWager(tools.books, id);
    const before = getSession(tools.books, wager.session).demoBalance ?? noMoney;
    const done = steps.filter(({ state }) => state === "done");
    const paid = subtract(paidAfter([...done, step]), paidAfter(done));
    const stake = step.kind === "place" ? wager.stake : noMoney;
    const back = step.kind === "rollback" ? wager.stake : noMoney;
    const after = add(add(subtract(before, stake), back), paid);
    const now = tools.now();
    if (step.kind === "place" && after < noMoney) {
      endStep(tools.books, id, step.seq, { state: "failed", refusal: "100", now });
      moveWager(tools.books, id, { state: "refused", refusal: "100", balanceAfter: before });
      return;
    }
    setDemoBalance(tools.books, wager.session, after);
    endStep(tools.books, id, step.seq, { state: "done", now });
    const state = step.kind === "rollback" ? "cancelled" : "placed";
    moveWager(tools.books, id, { state, balanceAfter: after });
  });
}
