import type { ReportedTransaction } from "#server/games/provider.ts";
import { ask } from "#server/providers/asking.ts";
import { operatorIdOf, signed, type Hub88Options } from "#server/providers/hub88/asking.ts";
import * as wire from "#server/providers/hub88/wire.ts";
import { parseLossless } from "#server/providers/lossless-json.ts";

const DEADLINE_MS = 30_000;
const PAGES_AT_MOST = 500;

/** Their states as ours. A transaction that they stopped repeating counts as not done. */
const stateOf = {
  TS_SUCCESS: "done",
  TS_DECLINED: "declined",
  TS_ROLLEDBACK: "rolled_back",
  TS_RETRY_ATTEMPTS_LIMIT_EXCEEDED: "declined",
} as const satisfies Record<string, ReportedTransaction["state"]>;

/**
 * The provider's transactions of a period without roll-backs, which show in the state of their
 * original. Throws Error for an invalid answer, so that an incomplete one is not read as missing
 * transactions.
 */
export async function reportTransactions(
  options: Hub88Options,
  path: string,
  span: { from: Date; until: Date },
): Promise<ReportedTransaction[]> {
  const all: ReportedTransaction[] = [];
  let cursor: string | null = null;
  for (let page = 0; page < PAGES_AT_MOST; page++) {
    const body: Record<string, unknown> = {
      operator_id: operatorIdOf(options),
      start_time: span.from.toISOString(),
      end_time: span.until.toISOString(),
      ...(cursor !== null && { cursor }),
    };
    const wanted = await signed(options, path, body);
    const answer = await ask(options, { ...wanted, deadlineMs: DEADLINE_MS });
    if (!answer.ok) throw new Error(`the report answered ${answer.status}`);
    const { transactions, next } = wire.reportAnswer.parse(parseLossless(await answer.text()));
    for (const { transaction_uuid: key, kind, status, amount } of transactions)
      if (kind !== "TK_ROLLBACK") all.push({ key, amount, state: stateOf[status] });
    if (!next) return all;
    cursor = next;
  }
  throw new Error("the report has no end");
}
