import * as z from "zod/mini";
import { fromWallet, type Amount } from "../money.ts";
import { sign, signatureHeader } from "./signature.ts";

export type WalletPath = "balance" | "betwin" | "rollback" | "finish";

/**
 * What an answer means. Only a well-formed success is `done` and only a documented refusal is
 * `refused`; everything else (no answer, 5xx, an answer nobody can read) is `unknown`: the
 * wallet may or may not have moved the money.
 */
export type Verdict =
  | { kind: "done"; balance: Amount }
  | { kind: "refused"; code: string; balance: Amount | undefined }
  | { kind: "unknown"; reason: string };

export type Exchange = { verdict: Verdict; status: number | null; answer: string | null };
export type WalletClient = (
  path: WalletPath,
  body: string,
  timeoutMs: number,
  stop?: AbortSignal,
) => Promise<Exchange>;

const success = z.object({ balance: z.string() });
const transactions = z.object({ transactions: z.array(z.object({ id_provider: z.string() })) });
const refusal = z.object({
  code: z.literal("invalid_argument"),
  meta: z.object({ api_code: z.string(), balance: z.optional(z.string()) }),
});
const longestAnswer = 64 * 1024;

/** Calls of the operator's wallet over HTTP, signed. Never throws: a failure is `unknown`. */
export function walletClient(walletUrl: string, secret: string): WalletClient {
  return async (path, body, timeoutMs, stop) => {
    const timeout = AbortSignal.timeout(timeoutMs);
    let status: number | null = null;
    try {
      const response = await fetch(`${walletUrl}/${path}`, {
        method: "POST",
        headers: {
          "content-type": "application/json",
          [signatureHeader]: sign(secret, Buffer.from(body)),
        },
        body,
        redirect: "manual",
        signal: stop === undefined ? timeout : AbortSignal.any([timeout, stop]),
      });
      status = response.status;
      const answer = await readCapped(response);
      return { verdict: judge(path, body, status, answer), status, answer };
    } catch (error) {
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
      return { verdict: { kind: "unknown", reason }, status, answer: null };
    }
  };
}

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

/** Refusal codes 500 to 504 say "internal" inside a 400: the money may have moved. */
const internalCodes = new Set(["500", "501", "502", "503", "504"]);

function judge(path: WalletPath, sent: string, status: number, answer: string): Verdict {
  const json = parse(answer);
  if (status === 200) {
    const read = success.safeParse(json);
    const balance = read.success ? fromWallet(read.data.balance) : undefined;
    if (balance === undefined) return { kind: "unknown", reason: "an answer without a balance" };
    if ((path === "betwin" || path === "rollback") && !answersAll(sent, json)) {
      return { kind: "unknown", reason: "an answer for other transactions" };
    }
    return { kind: "done", balance };
  }
  const refused = refusal.safeParse(json);
  if (status !== 400 || !refused.success || internalCodes.has(refused.data.meta.api_code)) {
    return { kind: "unknown", reason: `status ${status}` };
  }
  const { api_code: code, balance } = refused.data.meta;
  return { kind: "refused", code, balance: balance === undefined ? balance : fromWallet(balance) };
}

/** The answer must name the transactions that were sent, in the same order. */
function answersAll(sent: string, json: unknown): boolean {
  const asked = transactions.safeParse(parse(sent));
  const answered = transactions.safeParse(json);
  return (
    asked.success &&
    answered.success &&
    asked.data.transactions.length === answered.data.transactions.length &&
    asked.data.transactions.every(
      ({ id_provider }, index) => id_provider === answered.data.transactions[index]?.id_provider,
    )
  );
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
