import * as z from "zod/mini";
import type { Session } from "../books/sessions.ts";
import type { Transaction } from "../books/transactions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Move, Order } from "./order.ts";
import { beexarTiming } from "./timing.ts";
import { fromWallet, toText } from "../money.ts";
import { sign, signatureHeader } from "./beexar-signature.ts";
import { closedUntil, codes } from "./codes.ts";
import type { Answer, Call, Dialect } from "./dialect.ts";

/** GCP v2 as Beexar documents it: decimal texts, several movements in one atomic call. */
export const beexarDialect = (secret: string): Dialect => ({
  name: "beexar",
  timing: beexarTiming,
  isBatching: true,
  tellsLosses: false,
  carriesJackpots: true,
  balanceCall: (session) => call("balance", { ...whose(session), game_id: session.game }, []),
  callsOf: (order) => [callOf(order)],
  headersOf: (body) => ({ [signatureHeader]: sign(secret, Buffer.from(body)) }),
  judge,
});

const call = (path: string, body: object, transactions: readonly Transaction[]): Call => ({
  method: "POST",
  path,
  body: JSON.stringify(body),
  transactions,
});

const whose = ({ account, currency }: Session) => ({ account_id: account, currency });
const launched = ({ walletSession }: Session) =>
  walletSession === null ? {} : { session_id: walletSession };

function callOf(order: Order): Call {
  const { session, moves } = order;
  const round = order.subject.id;
  const transactions = moves.map((move) => transactionOf(round, move));
  const place = { ...whose(session), game_id: session.game };
  if (moves.length === 0)
    return call("finish", { ...whose(session), round_id: round, ...launched(session) }, []);
  if (moves.every(({ kind }) => kind === "reversal")) {
    const items = transactions.map(({ id, of }) => ({
      id_provider: id,
      type: "rollback",
      original_id_provider: of,
    }));
    return call(
      "rollback",
      {
        ...place,
        round_id_provider: round,
        finished: true,
        ...launched(session),
        transactions: items,
      },
      transactions,
    );
  }
  const items = transactions.map(({ id, kind, amount, jackpot }) => ({
    id_provider: id,
    type: kind === "stake" ? "bet" : "win",
    amount: toText(amount),
    // An extension of the protocol, agreed with operators for their pools.
    ...(jackpot === undefined ? {} : { jackpot: { tier: jackpot, amount: toText(amount) } }),
  }));
  return call(
    "betwin",
    {
      ...place,
      round_id: round,
      finished: order.closes,
      ...launched(session),
      transactions: items,
    },
    transactions,
  );
}

const transactionOf = (round: string, { kind, name, amount, of, jackpot }: Move): Transaction => ({
  id: `${round}-${name}`,
  kind,
  amount,
  jackpot,
  of: kind === "reversal" ? `${round}-${of}` : null,
});

const success = z.object({ balance: z.string() });
const listed = z.object({ transactions: z.array(z.object({ id_provider: z.string() })) });
const refusal = z.object({
  code: z.literal("invalid_argument"),
  meta: z.object({
    api_code: z.string(),
    balance: z.optional(z.string()),
    // An extension of the protocol, agreed with operators: why a stake is held.
    reason: z.optional(z.string()),
    until: z.optional(z.string()),
  }),
});
const reasons: Readonly<Record<string, string>> = {
  reality_check: codes.realityCheck,
  session_time: codes.timeUsed,
  no_play_hours: codes.closedHours,
};
/** Refusal codes 500 to 504 mean "internal" inside a 400: the money may have moved. */
const internalCodes = new Set(["500", "501", "502", "503", "504"]);

function judge({ transactions }: Call, { status, body }: Answer): Verdict {
  const json = parse(body);
  if (status === 200) {
    const read = success.safeParse(json);
    const balance = read.success ? fromWallet(read.data.balance) : undefined;
    if (balance === undefined) return { kind: "unknown", reason: "an answer without a balance" };
    if (transactions.length > 0 && !namesAll(transactions, json))
      return { kind: "unknown", reason: "an answer for other transactions" };
    return { kind: "done", balance };
  }
  const refused = refusal.safeParse(json);
  if (status !== 400 || !refused.success || internalCodes.has(refused.data.meta.api_code))
    return { kind: "unknown", reason: `status ${status}` };
  const { api_code, balance, reason = "", until } = refused.data.meta;
  const code = closedUntil(reasons[reason] ?? api_code, until);
  const known = balance === undefined ? undefined : fromWallet(balance);
  return { kind: "refused", code, ...(known === undefined ? {} : { balance: known }) };
}

/** The answer must contain the sent transactions in the same order. */
function namesAll(transactions: readonly Transaction[], json: unknown): boolean {
  const answered = listed.safeParse(json).data?.transactions ?? [];
  return (
    answered.length === transactions.length &&
    transactions.every(({ id }, index) => id === answered[index]?.id_provider)
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
