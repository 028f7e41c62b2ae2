import { setTimeout as pause } from "node:timers/promises";
import type { Books } from "../books/books.ts";
import { getRound, isOpen, listOpenRounds, moveRound, type Round } from "../books/rounds.ts";
import { getSession } from "../books/sessions.ts";
import { insertWalletCall, noteAnswer } from "../books/wallet-calls.ts";
import { noMoney } from "../money.ts";
import type { Verdict, WalletClient } from "./client.ts";
import { betwinRequest, rollbackRequest } from "./requests.ts";
import type { Timing } from "./timing.ts";

export type Settlement = {
  /** Drives a round to its end, or joins the drive under way. Resolves at the end. */
  settle(id: string): Promise<Round>;
  /** Takes up every round that a stop or crash left open. */
  resume(): void;
  /** Stops driving. Rounds that are still open are taken up at the next start. */
  stop(): Promise<void>;
  openRounds(): number;
};

type Tools = {
  books: Books;
  wallet: WalletClient;
  timing: Timing;
  now: () => number;
  report: (message: string, round: string) => void;
};

/** The transaction was rolled back before: our own rollback won the race. */
const alreadyRolledBack = "409";

/** Settles decided rounds with the operator's wallet (states: `books/rounds.ts`). */
export function settlement(tools: Tools): Settlement {
  const stopping = new AbortController();
  const drives = new Map<string, Promise<Round>>();

  const drive = async (id: string): Promise<Round> => {
    const drivenSince = tools.now();
    for (let attempt = 0; ; attempt += 1) {
      const round = getRound(tools.books, id);
      if (!isOpen(round) || stopping.signal.aborted) return round;
      const verdict = await callOnce(tools, round, drivenSince, stopping.signal);
      if (stopping.signal.aborted && verdict.kind === "unknown") return getRound(tools.books, id);
      if (applyVerdict(tools, round, verdict)) return getRound(tools.books, id);
      const waitMs = afterUnknown(tools, round, attempt, drivenSince);
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

async function callOnce(
  tools: Tools,
  round: Round,
  drivenSince: number,
  stop: AbortSignal,
): Promise<Verdict> {
  const session = getSession(tools.books, round.session);
  const path = round.state === "reversing" ? "rollback" : "betwin";
  const request =
    path === "rollback" ? rollbackRequest(round, session) : betwinRequest(round, session);
  const left = tools.timing.envelopeMs - (tools.now() - drivenSince);
  const timeoutMs = left > 0 ? Math.min(left, tools.timing.attemptMs) : tools.timing.attemptMs;
  const call = insertWalletCall(tools.books, {
    table: "wallet_calls",
    subject: round.id,
    path,
    request,
    now: tools.now(),
  });
  const exchange = await tools.wallet(path, request, timeoutMs, stop);
  noteAnswer(tools.books, "wallet_calls", call, exchange, tools.now());
  return exchange.verdict;
}

/** Writes what a known answer means. False: the answer is not known. */
function applyVerdict(tools: Tools, round: Round, verdict: Verdict): boolean {
  if (verdict.kind === "unknown") return false;
  const now = tools.now();
  if (verdict.kind === "done") {
    const state = round.state === "reversing" ? "cancelled" : "settled";
    moveRound(tools.books, round.id, { state, balanceAfter: verdict.balance, now });
  } else if (round.state === "reversing") {
    moveRound(tools.books, round.id, { state: "disputed", refusal: verdict.code, now });
    tools.report(`the wallet refused a rollback with ${verdict.code}`, round.id);
  } else {
    const state = verdict.code === alreadyRolledBack ? "cancelled" : "refused";
    const known = verdict.balance === undefined ? {} : { balanceAfter: verdict.balance };
    moveRound(tools.books, round.id, { state, refusal: verdict.code, now, ...known });
  }
  return true;
}

/**
 * After an answer that nobody knows: inside the envelope the same call again; past it, a stake
 * that was not confirmed and won nothing is taken back, and a win is posted until it is known.
 * Returns how long to wait before the next call.
 */
function afterUnknown(tools: Tools, round: Round, attempt: number, drivenSince: number): number {
  const { pausesMs, backgroundPausesMs, envelopeMs } = tools.timing;
  const shortPause = pausesMs[attempt];
  const passedMs = tools.now() - drivenSince;
  if (shortPause !== undefined && passedMs + shortPause < envelopeMs) return shortPause;
  if (round.state === "posting" && round.win === noMoney) {
    moveRound(tools.books, round.id, { state: "reversing", now: tools.now() });
    tools.report("the stake stays unconfirmed and is rolled back", round.id);
    return Math.max(0, envelopeMs - passedMs);
  }
  const step = Math.min(Math.max(0, attempt - pausesMs.length), backgroundPausesMs.length - 1);
  return backgroundPausesMs[step] ?? envelopeMs;
}
