import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { inTransaction } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import {
  findWagerOfRequest,
  getWager,
  insertStep,
  insertWager,
  listSteps,
  listWaitingWagers,
  setPayout,
} from "../books/wagers.ts";
import { noMoney, type Amount } from "../money.ts";
import { driveSteps, type DriveTools } from "./drive.ts";
import type { StepKind, Wager } from "../books/wager.ts";

type Order = {
  subject: string;
  requestId: string;
  stake: Amount;
  /** Called in the transaction that writes the wager. */
  picks: () => unknown;
};

/** Accepts stakes and results from the games; every later movement of money goes through here. */
export type Wagers = {
  /** Accepts a stake. Repeats of a session's request are the same wager. */
  place(session: Session, order: Order): Wager;
  /** Decides the payout of an open wager, once. */
  settle(id: string, payout: Amount, kind?: "settle" | "cashOut"): void;
  /** Changes the payout of a settled wager. */
  resettle(id: string, payout: Amount): void;
  /** Undoes a settlement: the wager is open again. */
  unsettle(id: string): void;
  /** Returns the stake and cancels the wager. */
  void(id: string): void;
  /** The wager once no step waits, or its state after `patienceMs`. */
  within(id: string, patienceMs: number): Promise<Wager>;
  /** Continues everything that a stop or crash left waiting. */
  resume(): void;
  stop(): Promise<void>;
  /** Called after every change of a wager. */
  onChange: (wager: Wager) => void;
};

/** Runs at most one drive of each wager at a time. */
function drivesOf(tools: DriveTools, changed: (id: string) => void) {
  const stopping = new AbortController();
  const drives = new Map<string, Promise<void>>();
  const go = (id: string): void => {
    if (drives.has(id)) return;
    const driving = driveSteps(tools, id, stopping.signal, () => changed(id))
      .catch((error: unknown) => tools.report(`a step failed: ${String(error)}`, id))
      .finally(() => {
        drives.delete(id);
        // Picks up a step that was added while the last one ended.
        const waits = listSteps(tools.books, id).some(({ state }) => state === "waiting");
        if (waits && !stopping.signal.aborted) go(id);
      });
    drives.set(id, driving);
  };
  const stop = async (): Promise<void> => {
    stopping.abort();
    await Promise.allSettled(drives.values());
  };
  return { go, stop, of: (id: string) => drives.get(id) };
}

export function openWagers(tools: DriveTools): Wagers {
  const { books, now } = tools;
  const changed = (id: string) => wagers.onChange(getWager(books, id));
  const drives = drivesOf(tools, changed);
  const decide = (id: string, kind: StepKind, payout: Amount, decided: Amount | null): void => {
    inTransaction(books, () => {
      setPayout(books, id, decided, now());
      insertStep(books, id, { kind, payout, now: now() });
    });
    changed(id);
    drives.go(id);
  };

  const wagers: Wagers = {
    place: (session, order) => {
      const known = findWagerOfRequest(books, session.id, order.requestId);
      if (known !== undefined) return known;
      const id = randomUUID();
      inTransaction(books, () => {
        insertWager(books, session, { id, ...order, picks: order.picks(), placedAt: now() });
        insertStep(books, id, { kind: "place", payout: noMoney, now: now() });
      });
      drives.go(id);
      return getWager(books, id);
    },
    settle: (id, payout, kind = "settle") => {
      if (getWager(books, id).payout === null) decide(id, kind, payout, payout);
    },
    resettle: (id, payout) => {
      if (getWager(books, id).payout !== payout) decide(id, "resettle", payout, payout);
    },
    unsettle: (id) => decide(id, "unsettle", noMoney, null),
    void: (id) => decide(id, "rollback", noMoney, getWager(books, id).stake),
    within: async (id, patienceMs) => {
      const running = drives.of(id);
      if (running !== undefined) {
        const timer = new AbortController();
        const patience = pause(patienceMs, undefined, { signal: timer.signal }).catch(
          () => undefined,
        );
        await Promise.race([running, patience]);
        timer.abort();
      }
      return getWager(books, id);
    },
    resume: () => {
      for (const id of listWaitingWagers(books)) drives.go(id);
    },
    stop: drives.stop,
    onChange: () => undefined,
  };
  return wagers;
}
