import { kindsIn } from "#server/games/browsing/kinds.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import {
  LAUNCH_DEADLINE_MS,
  type CatalogueEntry,
  type LaunchRequest,
  type ProviderAdapter,
} from "#server/games/provider.ts";
import type { Clock } from "#server/kit/clock.ts";
import { ask, askForWindow, type Ask, type AskOptions } from "#server/providers/asking.ts";
import { percentAsBasisPoints } from "#server/providers/figures.ts";
import { readKeys, sign } from "#server/providers/igsp/sign.ts";
import { sheetOf } from "#server/providers/sheet.ts";
import * as wire from "#server/providers/igsp/wire.ts";

export type IgspOptions = AskOptions & { secrets: SecretReader; clock: Clock };

const CATALOGUE_DEADLINE_MS = 10_000;
const PAGES_AT_MOST = 500;

/** Our calls to an iGSP 1.0 provider: a session's window, and the list of games. */
export const createIgspAdapter = (options: IgspOptions): ProviderAdapter => ({
  connection: options.connection,
  usesTokens: false,
  address: options.url,
  send: options.send,
  launch: (request) =>
    askForWindow(
      options,
      () => signed(options, { path: "sessions", body: JSON.stringify(sessionOf(request)) }),
      (answer) => wire.launchAnswer.safeParse(answer).data?.url,
    ),
  async listGames() {
    const games: CatalogueEntry[] = [];
    let cursor: string | null = null;
    for (let page = 0; page < PAGES_AT_MOST; page++) {
      const found: { data: unknown[]; next: string | null } = await gamesPage(options, cursor);
      games.push(...found.data.flatMap((row) => entryOf(row) ?? []));
      if (found.next === null) return games;
      cursor = found.next;
    }
    throw new Error("the catalogue has no end");
  },
});

async function gamesPage(options: IgspOptions, cursor: string | null) {
  const query = new URLSearchParams({ limit: "200", ...(cursor !== null && { cursor }) });
  const wanted = await signed(options, { path: `games?${query}`, method: "GET" });
  const answer = await ask(options, { ...wanted, deadlineMs: CATALOGUE_DEADLINE_MS });
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
  const { data, cursor: at } = wire.cataloguePage.parse(await answer.json());
  return { data, next: at?.next ?? null };
}

/** One of our calls, with both keys. Throws Error when the connection has none. */
async function signed(
  { secrets, clock, connection }: IgspOptions,
  wanted: Pick<Ask, "path" | "method" | "body">,
): Promise<Ask> {
  const keys = (await secrets(connection)).map(readKeys).find((pair) => pair !== null);
  if (!keys) throw new Error(`${connection} has no keys`);
  const timestamp = clock.now().toISOString();
  return {
    ...wanted,
    headers: {
      authorization: `Bearer ${keys.apiKey}`,
      "x-timestamp": timestamp,
      "x-signature": sign(keys.secret, wanted.body ?? "", timestamp),
    },
    deadlineMs: LAUNCH_DEADLINE_MS,
  };
}

const sessionOf = (request: LaunchRequest) => ({
  game_id: request.gameCode,
  player_id: request.memberRef,
  // The protocol requires a display name; the nickname is not passed on.
  player_name: request.memberRef.slice(0, 8),
  currency: request.currency,
  session_id: request.gameSessionId,
  balance: wire.wireAmount(request.balance),
  device: request.isPhone ? "mobile" : "desktop",
  return_url: request.returnUrl,
  language: wire.wireLanguage[request.locale],
});

function entryOf(row: unknown): CatalogueEntry | null {
  const game = wire.catalogueGame.safeParse(row).data;
  if (!game) return null;
  return {
    code: game.id,
    name: game.name,
    category: game.categories?.[0] ?? null,
    returnBasisPoints: percentAsBasisPoints(game.rtp),
    volatility: null,
    hasFreeRounds: false,
    kinds: kindsIn(game.categories?.join(" ") ?? null),
    hasPractice: false,
    isEnabled: (game.status ?? "active") === "active",
    build: game.build ?? null,
    ...sheetOf(game.sheet),
  };
}
