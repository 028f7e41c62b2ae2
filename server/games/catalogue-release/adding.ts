import type { OfficeInput } from "#contract/office/calls.ts";
import type { Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { storedNames } from "#server/games/catalogue-editing/names.ts";
import { houseAccountId } from "#server/ledger/accounts.ts";
import * as store from "#server/games/catalogue-release/store.ts";

type Wanted = Omit<OfficeInput<"add-game-provider">, "reason" | "picture"> & {
  art: string;
  /** With real money its lobby is off until it is certified. */
  isLobbyUsed: boolean;
};

/**
 * Adds a studio, switched off, with a ledger account of its own; a casino or sport studio gets its
 * lobby. Throws Refusal `id_taken` when the code is taken.
 */
export async function addProvider(tx: Transaction, wanted: Wanted): Promise<void> {
  const { provider: code, category, nameKo, nameEn, connection, art, isLobbyUsed } = wanted;
  const account = await houseAccountId(tx, `provider:${code}`);
  const row = { code, category, nameKo, nameEn, connection, art, houseAccountId: account };
  const id = await store.insertProvider(tx, row);
  if (id === undefined) throw new Refusal("id_taken");
  if (category !== "slot") await store.insertLobby(tx, id, isLobbyUsed);
}

/**
 * Adds a game to a studio, switched off, under the provider's own code. Throws Refusal `not_found`
 * for an unknown studio, `id_taken` when a studio of the same connection has the code.
 */
export async function addGame(
  tx: Transaction,
  wanted: Omit<OfficeInput<"add-game">, "reason" | "picture"> & { art: string | null },
): Promise<void> {
  const studio = await store.findStudio(tx, wanted.provider);
  if (!studio) throw new Refusal("not_found");
  await store.lockStudios(tx, studio.connection);
  const { game: code, returnBasisPoints: declaredReturn, otherNames = {}, ...rest } = wanted;
  const row = { ...rest, code, declaredReturn, otherNames: storedNames(otherNames) };
  if (!(await store.insertGame(tx, studio, row))) throw new Refusal("id_taken");
}
