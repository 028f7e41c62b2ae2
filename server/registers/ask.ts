import type { RegisterAnswer, UnknownCause } from "#server/members/registers/register.ts";
import { unknown } from "#server/members/registers/register.ts";

/** A person waits for the answer of a single question. */
const ANSWER_WITHIN_MS = 3_000;
/** Nobody waits for a list of thousands. */
const LIST_WITHIN_MS = 20_000;
/** A list of ten thousand answers is below it. */
const LONGEST_ANSWER = 4 * 1024 * 1024;

/** An answer of a register that does not count. */
class Unanswered extends Error {
  readonly because: UnknownCause;
  constructor(because: UnknownCause) {
    super(because);
    this.because = because;
  }
}

export type Reply = { status: number; headers: Headers; text: string };

/** What a register must have sent for its answer to count. Throws what makes it `malformed`. */
export function insist(fact: boolean): asserts fact {
  if (!fact) throw new Unanswered("malformed");
}

/** The JSON of a reply; what is no JSON is `malformed`. */
export function jsonOf({ text }: Reply): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new Unanswered("malformed");
  }
}

export type Request = { url: string; init: RequestInit; isList?: boolean };

/**
 * Sends one question and reads at most 4 MiB of the reply. Follows no redirect, because a question
 * carries personal data. Throws for a reply that is late, too long or of another status than 200.
 */
async function send({ url, init, isList = false }: Request): Promise<Reply> {
  const signal = AbortSignal.timeout(isList ? LIST_WITHIN_MS : ANSWER_WITHIN_MS);
  const response = await fetch(url, { ...init, redirect: "manual", signal });
  const parts: Uint8Array[] = [];
  let length = 0;
  for await (const part of response.body ?? []) {
    length += part.length;
    if (length > LONGEST_ANSWER) throw new Unanswered("malformed");
    parts.push(part);
  }
  const text = Buffer.concat(parts).toString("utf8");
  if (response.status !== 200) throw new Unanswered("refused");
  return { status: response.status, headers: response.headers, text };
}

function causeOf(error: unknown): UnknownCause {
  if (error instanceof Unanswered) return error.because;
  return error instanceof DOMException && error.name === "TimeoutError" ? "late" : "unreachable";
}

/** Asks one question; whatever fails makes the answer unknown, and it is never clear then. */
export const ask = (
  request: Request,
  read: (reply: Reply) => RegisterAnswer,
): Promise<RegisterAnswer> =>
  send(request)
    .then(read)
    .catch((error: unknown) => unknown(causeOf(error)));

/** Asks one list; whatever fails makes every answer of it unknown. */
export const askList = (
  request: Request,
  count: number,
  read: (reply: Reply) => RegisterAnswer[],
): Promise<RegisterAnswer[]> =>
  send({ ...request, isList: true })
    .then(read)
    .catch((error: unknown) => Array.from({ length: count }, () => unknown(causeOf(error))));
