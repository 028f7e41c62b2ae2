import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/catalogue-editing/store.ts";

type Edited<Row> = { before: Row; after: Row };

/** Changes a provider for staff. Throws Refusal `not_found`. */
export async function changeProvider(
  tx: Transaction,
  code: string,
  change: Partial<Omit<store.EditedProvider, "id" | "code">>,
): Promise<Edited<store.EditedProvider>> {
  const before = await store.lockProvider(tx, code);
  if (!before) throw new Refusal("not_found");
  if (before.isUsed === change.isUsed) throw new Refusal("already_decided");
  const after = { ...before, ...change };
  await store.updateProvider(tx, after);
  return { before, after };
}

/** Changes a game for staff. Throws Refusal `not_found`. */
export async function changeGame(
  tx: Transaction,
  provider: string,
  code: string,
  change: Partial<Omit<store.EditedGame, "id" | "code">>,
): Promise<Edited<store.EditedGame>> {
  const before = await store.lockGame(tx, provider, code);
  if (!before) throw new Refusal("not_found");
  if (before.isUsed === change.isUsed) throw new Refusal("already_decided");
  const after = { ...before, ...change };
  await store.updateGame(tx, after);
  return { before, after };
}

/**
 * Whether a provider, or one of its games, can be switched now. Throws Refusal `not_found`,
 * `already_decided`.
 */
export async function assertSwitchable(
  tx: Transaction,
  { provider, game, isUsed }: { provider: string; game?: string; isUsed: boolean },
): Promise<void> {
  const found = await (game === undefined
    ? store.lockProvider(tx, provider)
    : store.lockGame(tx, provider, game));
  if (!found) throw new Refusal("not_found");
  if (found.isUsed === isUsed) throw new Refusal("already_decided");
}

type Order = { before: string; after: string };

/**
 * Puts the providers of a category in this order; other categories keep theirs. Throws Refusal
 * `stale` when a provider was added or removed since the operator loaded them.
 */
export async function orderProviders(
  tx: Transaction,
  category: string,
  order: readonly string[],
): Promise<Order> {
  const placed = await store.lockProvidersOf(tx, category);
  return place(tx, "game_providers", placed, order);
}

/** The same for the games of a provider. Throws Refusal `not_found`, `stale`. */
export async function orderGames(
  tx: Transaction,
  provider: string,
  order: readonly string[],
): Promise<Order> {
  const found = await store.lockProvider(tx, provider);
  if (!found) throw new Refusal("not_found");
  return place(tx, "games", await store.lockGamesOf(tx, found.id), order);
}

async function place(
  tx: Transaction,
  table: "game_providers" | "games",
  placed: Awaited<ReturnType<typeof store.lockGamesOf>>,
  order: readonly string[],
): Promise<Order> {
  const idOf = new Map(placed.map(({ code, id }) => [code, id]));
  const ids = [...new Set(order)].flatMap((code) => idOf.get(code) ?? []);
  if (ids.length !== placed.length || order.length !== placed.length) throw new Refusal("stale");
  // The same positions in another order, so that other categories keep theirs.
  const positions = placed.map(({ position }) => position);
  await store.setPositions(tx, table, ids, positions);
  return { before: placed.map(({ code }) => code).join(" "), after: order.join(" ") };
}
