import { houseMovements, memberMovements } from "#server/ledger/movements.ts";

/** The accounts that a movement changes: it adds to one and takes from the other. */
export type Effect = { name: string; to: string; from: string };

const effects = new Map<number, Effect>([
  ...Object.entries(memberMovements).map(
    ([name, { id, account, house }]) => [id, { name, to: account, from: house }] as const,
  ),
  ...Object.entries(houseMovements).map(
    ([name, { id, from, to }]) => [id, { name, to, from }] as const,
  ),
]);

/** Throws Error for an id that no movement has. */
export function effectOf(movement: number): Effect {
  const effect = effects.get(movement);
  if (!effect) throw new Error(`no movement has the id ${movement}`);
  return effect;
}
