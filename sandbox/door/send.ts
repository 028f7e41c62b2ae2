import type { Transaction } from "../books/transactions.ts";
import type { Verdict } from "../books/verdict.ts";
import type { Answer } from "../dialects/dialect.ts";
import type { DialectName } from "../dialect-names.ts";

/** A call of a wallet as it goes over the wire. */
export type WireCall = {
  dialect: DialectName;
  method: string;
  url: string;
  path: string;
  headers: Readonly<Record<string, string>>;
  body: string;
  /** The account, and the round; null for a balance. */
  account: string;
  round: string | null;
  transactions: readonly Transaction[];
  /** Signs other bytes, or the same bytes at another time. */
  sign: (body: string, now: Date) => Record<string, string>;
  judge: (answer: Answer) => Verdict;
};

/** A call whose body may be binary. */
export type RawCall = Omit<WireCall, "body"> & { body: string | Uint8Array<ArrayBuffer> };

/** Sends a call and reads the answer. Throws Error without an answer in time. */
export type Send = (call: WireCall, timeoutMs: number, stop: AbortSignal) => Promise<Answer>;
export type RawSend = (call: RawCall, timeoutMs: number, stop: AbortSignal) => Promise<Answer>;

const longestAnswer = 64 * 1024;

export const sendOverHttp: RawSend = async (call, timeoutMs, stop) => {
  const response = await fetch(call.url, {
    method: call.method,
    headers: { "content-type": "application/json", ...call.headers },
    body: call.body,
    redirect: "manual",
    signal: AbortSignal.any([AbortSignal.timeout(timeoutMs), stop]),
  });
  return { status: response.status, body: await readCapped(response), headers: response.headers };
};

async function readCapped(response: Response): Promise<string> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body ?? []) {
    size += chunk.byteLength;
    if (size > longestAnswer) throw new Error("the answer is longer than 64 KiB");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}
