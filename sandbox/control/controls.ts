import { fromText, toText } from "../money.ts";
import type { Books } from "../books/books.ts";
import { countWaiting } from "../books/rounds.ts";
import { listOwnBalances } from "../books/own-accounts.ts";
import { countUnknown, jackpotsPaid, netOfAccounts } from "../books/transactions.ts";
import { openDoors } from "../door/doors.ts";
import { sendOverHttp, type Send } from "../door/send.ts";
import type { Doors } from "../door/door.ts";
import type { Link } from "../settings.ts";
import { faultBoard, type FaultBoard } from "./faults.ts";
import { faultyDoor } from "./faulty-door.ts";
import { faultySend } from "./faulty-send.ts";
import { traceOf, type Trace } from "./trace.ts";

/** The provider's connections to wallets, with all faults that can be switched on. */
export type Controls = {
  board: FaultBoard;
  trace: Trace;
  doors: Doors;
  send: Send;
  /** Waits for delayed calls, so that none is under way after a stop. */
  settled: () => Promise<void>;
};

export function openControls(books: Books, links: readonly Link[]): Controls {
  const board = faultBoard();
  const trace = traceOf();
  const late = new Set<Promise<unknown>>();
  const now = () => Date.now() + board.skewMs;
  const send = faultySend({ board, trace, send: sendOverHttp, now: () => Date.now(), late });
  const adapt: NonNullable<Parameters<typeof openDoors>[0]["adapt"]> = (door, dialect) =>
    faultyDoor(door, dialect, board);
  const doors = openDoors({ books, links, send, now, adapt });
  const settled = async () => {
    await Promise.allSettled(late);
  };
  return { board, trace, doors, send, settled };
}

/** The provider's books, for reconciliation with the operator's. Amounts are decimal texts. */
export const booksView = (books: Books) => ({
  waiting: countWaiting(books),
  unknown: countUnknown(books),
  nets: netOfAccounts(books).map(({ net, ...whose }) => ({ ...whose, net: toText(net) })),
  jackpots: jackpotsPaid(books).map(({ amount, ...paid }) => ({ ...paid, amount: toText(amount) })),
  ownBalances: listOwnBalances(books).map(({ account, balance }) => ({
    account,
    balance: toText(fromText(balance)),
  })),
});
