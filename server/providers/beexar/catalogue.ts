import type { Send } from "#server/kit/send.ts";
import type { CatalogueEntry } from "#server/games/provider.ts";
import { kindsIn } from "#server/games/browsing/kinds.ts";
import { volatilityOf } from "#server/games/browsing/volatility.ts";
import { percentAsBasisPoints } from "#server/providers/figures.ts";
import { sheetOf } from "#server/providers/sheet.ts";
import { catalogueAnswer, catalogueGame } from "#server/providers/beexar/wire.ts";

const CATALOGUE_DEADLINE_MS = 30_000;

/** All games of the provider; an unreadable one is skipped. Throws without a readable answer. */
export async function listGames({
  url,
  send,
}: {
  url: string;
  send: Send;
}): Promise<CatalogueEntry[]> {
  const answer = await send(new URL("/api/v1/operator/games?format=json", url), {
    method: "GET",
    signal: AbortSignal.timeout(CATALOGUE_DEADLINE_MS),
  });
  if (!answer.ok) throw new Error(`the catalogue answered ${answer.status}`);
  const { games } = catalogueAnswer.parse(await answer.json());
  return games.flatMap((row) => catalogueGame.safeParse(row).data ?? []).map(entryOf);
}

/** Categories of games that have one return. */
const ONE_RETURN: ReadonlySet<string> = new Set(["slots", "instant"]);

const entryOf = (game: ReturnType<typeof catalogueGame.parse>): CatalogueEntry => ({
  code: game.identifier,
  name: game.title,
  category: game.category ?? null,
  // A game with several bets has a return for each bet, so the game itself is stored without one.
  returnBasisPoints: ONE_RETURN.has(game.category ?? "") ? percentAsBasisPoints(game.payout) : null,
  volatility: game.category === "slots" ? volatilityOf(game.volatility_rating) : null,
  hasFreeRounds: game.has_freespins ?? false,
  kinds: kindsIn(game.feature_group ?? null),
  hasPractice: game.demo_available ?? false,
  isEnabled: true,
  build: game.build ?? null,
  ...sheetOf(game.sheet),
});
