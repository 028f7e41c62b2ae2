import { PASSKEYS_AT_MOST } from "#contract/passkeys.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/passkeys/store.ts";

export type { NewPasskey, PasskeyRow } from "#server/passkeys/store.ts";

/** A person's passkeys, oldest first. */
export const passkeysOf = (
  db: Queryable,
  of: store.People,
  ownerId: bigint,
): Promise<store.PasskeyRow[]> => store.listPasskeys(db, of, ownerId);

/** What lists show of a passkey: its id, its name and its days. */
export const shownPasskey = ({ id, name, addedAt, lastUsedAt, isBackedUp }: store.PasskeyRow) => ({
  id: Number(id),
  name,
  addedAt: addedAt.toISOString(),
  lastUsedAt: lastUsedAt?.toISOString() ?? null,
  isBackedUp,
});

/** A person's passkeys, to which one more can be added. Throws Refusal `too_many` when there are ten. */
export async function passkeysBeside(
  db: Queryable,
  of: store.People,
  ownerId: bigint,
): Promise<store.PasskeyRow[]> {
  const existing = await store.listPasskeys(db, of, ownerId);
  if (existing.length >= PASSKEYS_AT_MOST) throw new Refusal("too_many");
  return existing;
}

/**
 * Adds a passkey to a person whom the transaction locks. Throws Refusal `too_many` above ten,
 * `already_decided` for a credential that is registered already.
 */
export async function addPasskey(
  tx: Transaction,
  of: store.People,
  ownerId: bigint,
  passkey: store.NewPasskey,
  at: Date,
): Promise<void> {
  await passkeysBeside(tx, of, ownerId);
  const id = await store.insertPasskey(tx, of, ownerId, passkey, at);
  if (id === undefined) throw new Refusal("already_decided");
}

/** Stores a use. False when the passkey was removed, or its counter changed after the verification. */
export const markUsed = (
  db: Queryable,
  of: store.People,
  id: bigint,
  use: store.Use,
): Promise<boolean> => store.markUsed(db, of, id, use);

/** Removes a person's passkey. Throws Refusal `not_found` when the person has none with this id. */
export async function removePasskey(
  tx: Transaction,
  of: store.People,
  ownerId: bigint,
  id: bigint,
): Promise<void> {
  if ((await store.deletePasskeys(tx, of, ownerId, id)) === 0) throw new Refusal("not_found");
}

/** Removes all passkeys of a person; answers how many. */
export const removePasskeys = (
  tx: Transaction,
  of: store.People,
  ownerId: bigint,
): Promise<number> => store.deletePasskeys(tx, of, ownerId, null);

/** Deletes a bounded number of expired challenges; answers how many. */
export const sweepChallenges = (
  db: Queryable,
  clock: Clock,
  of: store.People,
  most: number,
): Promise<number> => store.deleteExpiredChallenges(db, of, clock.now(), most);
