import type { Exchange, WalletPath } from "../wallet/client.ts";
import type { Books } from "./books.ts";

/** Notes a call before it is sent. Returns the number under which its answer is noted. */
export function insertWalletCall(
  books: Books,
  call: { round: string; path: WalletPath; request: string; now: number },
): number {
  const written = books
    .prepare("insert into wallet_calls (round, path, request, sent_at) values (?, ?, ?, ?)")
    .run(call.round, call.path, call.request, call.now);
  return Number(written.lastInsertRowid);
}

export function noteAnswer(books: Books, id: number, exchange: Exchange, now: number): void {
  const { verdict } = exchange;
  const text =
    verdict.kind === "unknown"
      ? `unknown: ${verdict.reason}`
      : verdict.kind === "refused"
        ? `refused: ${verdict.code}`
        : "done";
  books
    .prepare(
      "update wallet_calls set status = ?, answer = ?, verdict = ?, answered_at = ? where id = ?",
    )
    .run(exchange.status, exchange.answer, text, now, id);
}
