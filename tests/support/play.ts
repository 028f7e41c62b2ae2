import { appSecretOf } from "#scripts/secrets.ts";
import { browserCookieOf } from "#tests/support/member-browser.ts";
import { openDatabase } from "#server/kit/database.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** A round as the sandbox's game interface shows it. */
export type Round = {
  id: string;
  state: "pending" | "settled" | "refused" | "cancelled" | "disputed";
  stake: string;
  /** Without the jackpot. */
  win: string | null;
  jackpot: { won: { tier: string; amount: string } | null } | null;
  /** The refusal code, when refused. */
  refusal: string | null;
};

type Json = Record<string, unknown>;

async function post(url: string, body: Json, headers: Record<string, string> = {}): Promise<Json> {
  const answer = await fetch(url, {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(25_000),
  });
  return (await answer.json()) as Json;
}

/** The page of a game's address: a sportsbook's asks the wallet and redirects. */
async function pageOf(gameUrl: string): Promise<string> {
  if (new URL(gameUrl).hash !== "") return gameUrl;
  const answer = await fetch(gameUrl, { redirect: "manual" });
  return answer.headers.get("location") ?? gameUrl;
}

/** Signs a member in without a browser; answers the cookie for later calls. */
export async function signInByCall(
  product: Pick<TestProduct, "webUrl">,
  userId: string,
  password: string,
): Promise<string> {
  const answer = await fetch(`${product.webUrl}/api/routes/user-do-login`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie: browserCookieOf(userId) },
    body: JSON.stringify({ userId, password }),
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== "success") throw new Error(`${userId} could not sign in: ${status}`);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** One member's game session at the sandbox, used as the game page does. */
export class GameSession {
  readonly #sandboxUrl: string;
  readonly #headers: Record<string, string>;

  private constructor(sandboxUrl: string, secret: string) {
    this.#sandboxUrl = sandboxUrl;
    this.#headers = { "x-game-session": secret };
  }

  /** Launches through the product and opens the game as its page does. */
  static async open(
    product: Pick<TestProduct, "webUrl" | "sandboxUrl">,
    cookie: string,
    company: string,
    code: string,
  ): Promise<GameSession> {
    const launch = { company, code, timeStemp: Date.now() };
    const answer = await post(`${product.webUrl}/api/routes/open-game`, launch, { cookie });
    if (answer["status"] !== "success")
      throw new Error(`open-game answered ${JSON.stringify(answer)}`);
    const token = new URL(await pageOf(String(answer["gameUrl"]))).hash.slice(1).split("=").pop();
    const opened = await post(`${product.sandboxUrl}/game/open`, { token });
    return new GameSession(product.sandboxUrl, String(opened["session"]));
  }

  /** Spins once; the same id never spins twice. Answers the round, or a refusal code. */
  async spin(spinId: string, stakeWon: number): Promise<{ round?: Round; code?: string }> {
    return post(
      `${this.#sandboxUrl}/game/spin`,
      { spinId, stake: String(stakeWon) },
      this.#headers,
    );
  }

  /** Makes calls of other game pages: tables, bet slips. */
  async ask<Answer>(path: string, body?: Json): Promise<Answer> {
    const answer = await fetch(`${this.#sandboxUrl}${path}`, {
      method: body === undefined ? "GET" : "POST",
      headers: this.#headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(25_000),
    });
    return (await answer.json()) as Answer;
  }

  /** The latest rounds, newest first. */
  async rounds(): Promise<Round[]> {
    const answer = await fetch(`${this.#sandboxUrl}/game/rounds`, { headers: this.#headers });
    return ((await answer.json()) as { rounds: Round[] }).rounds;
  }
}

/** A pool on the product's database for the duration of `work`. */
export async function withDatabase<T>(
  product: Pick<TestProduct, "dataDir" | "databaseUrl">,
  work: (db: ReturnType<typeof openDatabase>) => Promise<T>,
): Promise<T> {
  const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
  const db = openDatabase(product.databaseUrl, { size: 2, appSecret });
  try {
    return await work(db);
  } finally {
    await db.close();
  }
}
