import type { Failure } from "../play/wire.ts";

/** A refusal of the server, with its code. */
export class GameRefusal extends Error {
  readonly code: string;
  readonly retryAfterMs: number;
  constructor(code: string, retryAfterMs: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/**
 * No readable answer came: the connection is broken or the server is restarting. The call may be
 * repeated.
 */
export class Unreachable extends Error {}

const answerPatienceMs = 20_000;

/** Calls the server with a game session. Throws `GameRefusal`, `Unreachable`. */
export async function call<T>(
  method: "GET" | "POST",
  path: string,
  secret: string,
  body?: object,
): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: { "x-game-session": secret, "content-type": "application/json" },
      signal: AbortSignal.timeout(answerPatienceMs),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    if (response.status === 204) return undefined as T;
    const answer: unknown = await response.json();
    if (response.ok) return answer as T;
    const failure = answer as Failure;
    if (response.status < 500 || failure.code === "closing") {
      throw new GameRefusal(failure.code, failure.retryAfterMs ?? 0);
    }
  } catch (error) {
    if (error instanceof GameRefusal) throw error;
    throw new Unreachable(String(error));
  }
  throw new Unreachable(`status ${response.status}`);
}

/**
 * Repeats a call until it is answered, for calls that may be repeated; `onBreak` runs after every
 * failure.
 */
export async function untilAnswered<T>(ask: () => Promise<T>, onBreak: () => void): Promise<T> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      return await ask();
    } catch (error) {
      if (!(error instanceof Unreachable)) throw error;
      onBreak();
      const waitMs = Math.min(3_000, 700 * 1.6 ** attempt);
      await new Promise((done) => setTimeout(done, waitMs));
    }
  }
}

/** Works on plain http too, where `crypto.randomUUID` is missing. */
export function randomId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
