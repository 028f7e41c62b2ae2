import type { Failure, RoundView, SpinAnswer, StateView } from "../play/wire.ts";

/** The server said no; `code` says why. */
export class GameRefusal extends Error {
  readonly code: string;
  readonly retryAfterMs: number;
  constructor(code: string, retryAfterMs: number) {
    super(code);
    this.code = code;
    this.retryAfterMs = retryAfterMs;
  }
}

/** No readable answer came: the line is broken or the server is restarting. Ask again. */
export class Unreachable extends Error {}

const answerPatienceMs = 20_000;

async function call<T>(
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

export type GameApi = ReturnType<typeof gameApi>;

export const openGame = (token: string) =>
  call<{ session: string }>("POST", "/game/open", "", { token });

/** The calls of one game session. */
export const gameApi = (secret: string) => ({
  state: () => call<StateView>("GET", "/game/state", secret),
  spin: (spinId: string, stake: string) =>
    call<SpinAnswer>("POST", "/game/spin", secret, { spinId, stake }),
  round: (id: string) => call<SpinAnswer>("GET", `/game/rounds/${id}`, secret),
  rounds: () => call<{ rounds: RoundView[] }>("GET", "/game/rounds", secret),
  seen: (id: string) => call<undefined>("POST", `/game/rounds/${id}/seen`, secret),
});
