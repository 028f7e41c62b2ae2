import type { Books } from "./books.ts";
import type { Exchange } from "./verdict.ts";

/** Slots' rounds and later-settled wagers have separate tables of calls. */
export type CallTable = "wallet_calls" | "wager_calls";
const subjectColumns = { wallet_calls: "round", wager_calls: "wager" } as const;

/** Records a call before it is sent. Returns the number under which its answer is recorded. */
export function insertWalletCall(
  books: Books,
  call: { table: CallTable; subject: string; path: string; request: string; now: number },
): number {
  const written = books
    .prepare(
      `insert into ${call.table} (${subjectColumns[call.table]}, path, request, sent_at)
       values (?, ?, ?, ?)`,
    )
    .run(call.subject, call.path, call.request, call.now);
  return Number(written.lastInsertRowid);
}

export function noteAnswer(
  books: Books,
  table: CallTable,
  id: number,
  exchange: Exchange,
  now: number,
): void {
  const { verdict } = exchange;
  const text =
    verdict.kind === "unknown"
      ? `unknown: ${verdict.reason}`
      : verdict.kind === "refused"
        ? `refused: ${verdict.code}`
        : "done";
  books
    .prepare(
      `update ${table} set status = ?, answer = ?, verdict = ?, answered_at = ? where id = ?`,
    )
    .run(exchange.status, exchange.answer, text, now, id);
}
