import type { OfficeInput } from "#contract/office/calls.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/games/catalogue-release/declared/store.ts";

export type DeclaredRow = store.DeclaredRow;

/** A game's return to player in basis points and its volatility from 1 to 5; null: not declared. */
type Figures = { returnBasisPoints: number | null; volatility: number | null };

/** Which figures the feed of a connection declares, by the codes of games. */
export async function declaredInFeed(
  db: Queryable,
  connection: string,
): Promise<ReadonlyMap<string, DeclaredRow>> {
  return new Map((await store.listDeclared(db, connection)).map((row) => [row.code, row]));
}

/**
 * Locks a game and answers its figures before and after an entry by hand. Throws Refusal
 * `not_found`, `stale` when they were changed since the operator saw them, `already_decided` when
 * nothing would change, `feed_declares` for a figure that the provider's feed declares.
 */
export async function figuresBeforeAndAfter(
  tx: Transaction,
  { provider, game, expected, ...wanted }: Omit<OfficeInput<"set-game-figures">, "reason">,
): Promise<{ id: number; before: Figures; after: Figures }> {
  const found = await store.lockFigures(tx, provider, game);
  if (!found) throw new Refusal("not_found");
  const { id, feedReturn, feedVolatility, ...before } = found;
  const after = { returnBasisPoints: wanted.returnBasisPoints, volatility: wanted.volatility };
  if (!areSame(before, expected)) throw new Refusal("stale");
  if (areSame(before, after)) throw new Refusal("already_decided");
  const isOfFeed =
    (feedReturn !== null && after.returnBasisPoints !== before.returnBasisPoints) ||
    (feedVolatility !== null && after.volatility !== before.volatility);
  if (isOfFeed) throw new Refusal("feed_declares");
  return { id, before, after };
}

export const saveFigures = (tx: Transaction, id: number, figures: Figures): Promise<void> =>
  store.updateFigures(tx, id, figures);

/** The figures as the audit trail keeps them. */
export const figureFacts = ({ returnBasisPoints, volatility }: Figures) => ({
  returnPercent: returnBasisPoints === null ? null : returnBasisPoints / 100,
  volatility,
});

const areSame = (one: Figures, other: Figures): boolean =>
  one.returnBasisPoints === other.returnBasisPoints && one.volatility === other.volatility;
