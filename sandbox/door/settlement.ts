import { setTimeout as pause } from "node:timers/promises";
import type { Books } from "../books/books.ts";
import {
  confirmStake,
  getRound,
  isOpen,
  listOpenRounds,
  moveRound,
  paysOf,
  type Round,
} from "../books/rounds.ts";
import { getSession } from "../books/sessions.ts";
import { codes } from "../dialects/codes.ts";
import { noMoney } from "../money.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Door, Doors } from "./door.ts";
import { orderOf } from "./round-orders.ts";
import { paced } from "../dialects/timing.ts";

export type Settlement = {
  /** Settles a round, or joins the settlement under way. Resolves when the round is final. */
  settle(id: string): Promise<Round>;
  /** Continues every round that a stop or crash left open. */
  resume(): void;
  /** Stops. Rounds that are still open are continued at the next start. */
  stop(): Promise<void>;
  openRounds(): number;
};

export type SettlementTools = {
  books: Books;
  doors: Doors;
  now: () => number;
  /** The factor by which waits are shorter than documented. */
  pace: () => number;
  report: (message: string, round: string) => void;
};

/** Settles decided rounds with the wallet (states: `books/rounds.ts`). */
export function settlement(tools: SettlementTools): Settlement {
  const stopping = new AbortController();
  const drives = new Map<string, Promise<Round>>();

  const drive = async (id: string): Promise<Round> => {
    let drivenSince = tools.now();
    for (let attempt = 0; ; attempt += 1) {
      const round = getRound(tools.books, id);
      if (!isOpen(round) || stopping.signal.aborted) return round;
      const door = tools.doors(getSession(tools.books, round.session));
      const verdict = await callOnce(tools, door, round, drivenSince, stopping.signal);
      if (stopping.signal.aborted && verdict.kind === "unknown") return getRound(tools.books, id);
      const reached = applyVerdict(tools, door, round, verdict);
      if (reached === "over") return getRound(tools.books, id);
      if (reached === "next") {
        // The next order has its own attempts.
        attempt = -1;
        drivenSince = tools.now();
        continue;
      }
      const waitMs = afterUnknown(tools, door, round, attempt, drivenSince);
      await pause(waitMs, undefined, { signal: stopping.signal }).catch((error: unknown) => {
        if (!stopping.signal.aborted) throw error;
      });
    }
  };

  const settle = (id: string): Promise<Round> => {
    const running = drives.get(id);
    if (running !== undefined) return running;
    const started = drive(id).finally(() => drives.delete(id));
    drives.set(id, started);
    return started;
  };

  return {
    settle,
    resume: () => {
      for (const { id } of listOpenRounds(tools.books)) {
        settle(id).catch((error: unknown) => tools.report(`settling failed: ${String(error)}`, id));
      }
    },
    stop: async () => {
      stopping.abort();
      await Promise.allSettled(drives.values());
    },
    openRounds: () => drives.size,
  };
}

function callOnce(
  tools: SettlementTools,
  door: Door,
  round: Round,
  drivenSince: number,
  stop: AbortSignal,
): Promise<Verdict> {
  const { attemptMs, envelopeMs } = door.timing;
  const order = orderOf(door, round, getSession(tools.books, round.session));
  const left = envelopeMs - (tools.now() - drivenSince);
  return door.carryOut(order, left > 0 ? Math.min(left, attemptMs) : attemptMs, stop);
}

type Reached = "over" | "next" | "nothing";

/** Records the meaning of a known answer, and says whether another request follows. */
function applyVerdict(tools: SettlementTools, door: Door, round: Round, verdict: Verdict): Reached {
  if (verdict.kind === "unknown") return "nothing";
  const { books } = tools;
  const now = tools.now();
  const known = verdict.balance === undefined ? {} : { balanceAfter: verdict.balance };
  const end = (state: "settled" | "refused" | "cancelled" | "disputed", refusal?: string) => {
    moveRound(books, round.id, {
      state,
      now,
      ...known,
      ...(refusal === undefined ? {} : { refusal }),
    });
    return "over" as const;
  };
  if (round.state === "reversing") {
    // A refused stake was never taken, with any answer to its roll-back.
    if (round.refusal !== null) return end("refused");
    if (verdict.kind === "done") return end("cancelled");
    tools.report(`the wallet refused a rollback with ${verdict.code}`, round.id);
    return end("disputed", verdict.code);
  }
  if (verdict.kind === "done") {
    const paysLater = !door.isBatching && (round.win > noMoney || door.tellsLosses);
    if (!paysLater || round.stakeConfirmedAt !== null) return end("settled");
    confirmStake(books, round.id, now);
    return "next";
  }
  if (round.stakeConfirmedAt !== null) {
    tools.report(`the wallet refused a payment with ${verdict.code}`, round.id);
    return end("disputed", verdict.code);
  }
  if (verdict.takesBack === true) {
    moveRound(books, round.id, { state: "reversing", refusal: verdict.code, now, ...known });
    return "next";
  }
  return end(verdict.code === codes.alreadyReversed ? "cancelled" : "refused", verdict.code);
}

/**
 * Decides what follows an unknown outcome. Within the envelope the same call is repeated.
 * Afterwards an unconfirmed stake is rolled back, and a call with a win or a payment is repeated
 * until its outcome is known. Returns the wait before the next call.
 */
function afterUnknown(
  tools: SettlementTools,
  door: Door,
  round: Round,
  attempt: number,
  drivenSince: number,
): number {
  const { pausesMs, backgroundPausesMs, envelopeMs } = paced(door.timing, tools.pace());
  const shortPause = pausesMs[attempt];
  const passedMs = tools.now() - drivenSince;
  if (shortPause !== undefined && passedMs + shortPause < envelopeMs) return shortPause;
  const mayTakeBack = paysOf(round) === noMoney || !door.isBatching;
  if (round.state === "posting" && round.stakeConfirmedAt === null && mayTakeBack) {
    moveRound(tools.books, round.id, { state: "reversing", now: tools.now() });
    tools.report("the stake stays unconfirmed and is rolled back", round.id);
    return door.isBatching ? Math.max(0, door.timing.envelopeMs - passedMs) * tools.pace() : 0;
  }
  const step = Math.min(Math.max(0, attempt - pausesMs.length), backgroundPausesMs.length - 1);
  return backgroundPausesMs[step] ?? envelopeMs;
}
