import type { Books } from "../books/books.ts";
import type { Session } from "../books/sessions.ts";
import { noteTransactions } from "../books/transactions.ts";
import { insertWalletCall, noteAnswer } from "../books/wallet-calls.ts";
import type { Answer, Call, Dialect } from "../dialects/dialect.ts";
import type { Exchange, Verdict } from "../books/verdict.ts";
import type { Door } from "./door.ts";
import type { Order } from "../dialects/order.ts";
import type { Send } from "./send.ts";

export type WalletTools = {
  books: Books;
  dialect: Dialect;
  /** The operator's wallet; call paths are appended to it. */
  walletUrl: string;
  send: Send;
  now: () => number;
};

/** The connection to an operator's wallet over HTTP, in one protocol. */
export const walletDoor = (tools: WalletTools): Door => {
  const { dialect } = tools;
  return {
    timing: dialect.timing,
    isBatching: dialect.isBatching,
    tellsLosses: dialect.tellsLosses,
    carriesJackpots: dialect.carriesJackpots,
    ...(dialect.entering === undefined ? {} : { enter: enterOver(tools, dialect.entering) }),
    balance: async (session, timeoutMs) => {
      const never = new AbortController().signal;
      const about = { account: session.account, round: null };
      const call = dialect.balanceCall(session);
      return (await exchange(tools, call, about, timeoutMs, never)).verdict;
    },
    carryOut: (order, timeoutMs, stop) => carryOut(tools, order, timeoutMs, stop),
  };
};

const entriesAtMost = 3;

/** Repeats the call after a lost answer, because the wallet then returns the same token. */
const enterOver =
  (tools: WalletTools, { call, tokenIn }: NonNullable<Dialect["entering"]>) =>
  async (session: Session): Promise<string | undefined> => {
    const about = { account: session.account, round: null };
    const never = new AbortController().signal;
    for (let tries = 0; tries < entriesAtMost; tries += 1) {
      const { attemptMs } = tools.dialect.timing;
      const { read } = await exchange(tools, call(session), about, attemptMs, never);
      const token = read === null ? undefined : tokenIn(read);
      if (token !== undefined) return token;
    }
    return undefined;
  };

async function carryOut(
  tools: WalletTools,
  order: Order,
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Verdict> {
  const { books, dialect, now } = tools;
  const { session, subject } = order;
  let verdict: Verdict = { kind: "unknown", reason: "nothing was sent" };
  for (const call of dialect.callsOf(order)) {
    const { path, body, transactions } = call;
    const note = { table: subject.table, subject: subject.id, path, request: body };
    const noted = insertWalletCall(books, { ...note, now: now() });
    const about = { dialect: dialect.name, account: session.account, round: subject.id };
    noteTransactions(books, { ...about, transactions, state: "sent", now: now() });
    const exchanged = await exchange(tools, call, about, timeoutMs, stop);
    noteAnswer(books, subject.table, noted, exchanged, now());
    verdict = exchanged.verdict;
    if (verdict.kind !== "unknown")
      noteTransactions(books, { ...about, transactions, state: verdict.kind, now: now() });
    if (verdict.kind !== "done") return verdict;
  }
  return withBalance(tools, session, verdict, timeoutMs);
}

/** Reads the balance where the protocol's answers lack it; continues without it on failure. */
async function withBalance(
  tools: WalletTools,
  session: Session,
  verdict: Verdict,
  timeoutMs: number,
): Promise<Verdict> {
  if (verdict.kind !== "done" || verdict.balance !== undefined) return verdict;
  const read = await walletDoor(tools).balance(session, timeoutMs);
  return read.kind === "done" ? read : verdict;
}

/** One signed call and the meaning of its answer. Never throws: a failure is `unknown`. */
export async function exchange(
  tools: Pick<WalletTools, "dialect" | "walletUrl" | "send" | "now">,
  call: Call,
  about: { account: string; round: string | null },
  timeoutMs: number,
  stop: AbortSignal,
): Promise<Exchange & { read: Answer | null }> {
  const { dialect, walletUrl, send } = tools;
  let read: Answer | null = null;
  try {
    const wire = {
      ...about,
      dialect: dialect.name,
      method: call.method,
      path: call.path,
      url: `${walletUrl}/${call.path}`,
      headers: dialect.headersOf(call.body, new Date(tools.now())),
      body: call.body,
      transactions: call.transactions,
      sign: (body: string, now: Date) => dialect.headersOf(body, now),
      judge: (answer: Answer) => dialect.judge(call, answer),
    };
    read = await send(wire, timeoutMs, stop);
    return { verdict: dialect.judge(call, read), status: read.status, answer: read.body, read };
  } catch (error) {
    const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return {
      verdict: { kind: "unknown", reason },
      status: read?.status ?? null,
      answer: null,
      read,
    };
  }
}
