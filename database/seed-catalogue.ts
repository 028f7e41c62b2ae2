import type { Transaction } from "#server/kit/database.ts";
import type { GameKind } from "#contract/browsing.ts";
import { kindsIn } from "#server/games/browsing/kinds.ts";
import { volatilityOf } from "#server/games/browsing/volatility.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";
import { buildOf } from "#sandbox/catalogue/builds.ts";
import { findInstantGame, instantFeature } from "#sandbox/catalogue/instant-games.ts";
import { featureGroups, findSlotGame } from "#sandbox/catalogue/slot-games.ts";
import { findSportDoor } from "#sandbox/catalogue/sport-games.ts";
import { findTableLobby, tablesOf } from "#sandbox/catalogue/table-games.ts";
import { publishedMines } from "#sandbox/mines/published.ts";
import { publishedFigures } from "#sandbox/slot/published.ts";
import { demoGames, demoProviders, type DemoProvider } from "#database/demo-catalogue.ts";

/** Under maintenance, so that the demo shows that state. */
const IN_MAINTENANCE = new Set(["heron"]);
const NEW = new Set(["jade"]);
/** Studios with another protocol than the default; some for each protocol. */
const CONNECTION_OF = new Map([
  ["kite", "sandbox-hub88"],
  ["marble", "sandbox-caleta"],
  ["saffron", "sandbox-igsp"],
  ["tennis", "sandbox-betsy"],
  ["north", "sandbox-transfer"],
  ["fox", "sandbox-hub88"],
  ["bolt", "sandbox-caleta"],
  ["koi", "sandbox-igsp"],
  ["comet", "sandbox-betsy"],
  ["wing", "sandbox-transfer"],
]);
/**
 * The return that the sandbox declares for a game, in basis points; null when each bet has its own.
 */
function declaredReturn(code: string): number | null {
  if (findInstantGame(code)) return Math.round(Number(publishedMines.returnToPlayerPercent) * 100);
  const slot = findSlotGame(code);
  return slot
    ? Math.round(Number(publishedFigures[slot.mechanic].returnToPlayerPercent) * 100)
    : null;
}

/** What the sandbox's catalogue says about a game. */
function declaredFacts(code: string): { volatility: number | null; kinds: GameKind[] } {
  const slot = findSlotGame(code);
  if (slot) {
    const volatility = volatilityOf(publishedFigures[slot.mechanic].volatility);
    return { volatility, kinds: kindsIn(featureGroups[slot.mechanic]) };
  }
  if (findInstantGame(code)) return { volatility: null, kinds: kindsIn(instantFeature) };
  const lobby = findTableLobby(code);
  const tables = lobby ? tablesOf(lobby).map(({ kind }) => kind) : [];
  return {
    volatility: null,
    kinds: kindsIn([...tables, findSportDoor(code)?.discipline].join(" ")),
  };
}

/** The fictional studios and their games. */
export async function seedCatalogue(tx: Transaction): Promise<void> {
  for (const [position, provider] of demoProviders.entries())
    await insertProvider(tx, provider, position);
}

async function insertProvider(tx: Transaction, provider: DemoProvider, position: number) {
  const isSlot = provider.category === "slot";
  const [row] = await tx.query<{ id: number }>(
    `insert into game_providers (code, category, name_ko, name_en, art, connection, is_used, position,
       tag, house_account_id)
     values ($1, $2, $3, $4, $1, $9, $5, $6, $7, $8) returning id`,
    [
      provider.code,
      provider.category,
      provider.nameKo,
      provider.nameEn,
      !IN_MAINTENANCE.has(provider.code),
      position,
      NEW.has(provider.code) ? "new" : null,
      await houseAccountId(tx, `provider:${provider.code}`),
      CONNECTION_OF.get(provider.code) ?? "sandbox",
    ],
  );
  const lobby = {
    code: provider.code,
    nameKo: provider.nameKo,
    nameEn: provider.nameEn,
    artId: provider.code,
  };
  const own = demoGames.filter((game) => game.provider === provider.code);
  const games = isSlot ? own : [lobby, ...own];
  for (const [at, game] of games.entries()) {
    const { volatility, kinds } = declaredFacts(game.code);
    const [added] = await tx.query<{ id: number }>(
      `insert into games (provider_id, code, name_ko, name_en, art, position, added_at,
         declared_return, volatility, kinds, has_practice)
       values ($1, $2, $3, $4, $5, $6, now() - make_interval(days => $7), $8, $9, $10, $11)
       returning id`,
      [
        row?.id,
        game.code,
        game.nameKo,
        game.nameEn,
        game.artId,
        at,
        at === 3 ? 10 : 120,
        declaredReturn(game.code),
        volatility,
        kinds,
        !CONNECTION_OF.has(provider.code),
      ],
    );
    await tx.query("insert into game_builds (game_id, version, pinned_at) values ($1, $2, now())", [
      added?.id,
      buildOf(game.code),
    ]);
  }
}
