import { randomBytes, randomInt } from "node:crypto";
import type { Clock } from "#server/kit/clock.ts";
import type { Transaction } from "#server/kit/database.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lock } from "#server/members/care/standing.ts";
import * as store from "#server/members/erasure/store.ts";

/** What other nouns keep of a member as a person; the room that joins them lends it. */
export type ErasureJoins = {
  eraseMessages(tx: Transaction, memberId: bigint): Promise<void>;
};

/**
 * Throws Refusal `not_found`, `stale` (the account is not closed) or `already_decided` (it was
 * erased before); locks the member.
 */
export async function assertErasable(tx: Transaction, memberId: bigint): Promise<void> {
  const { status, isErased } = await lock(tx, memberId);
  if (status !== "closed") throw new Refusal("stale", { now: { status } });
  if (isErased) throw new Refusal("already_decided");
}

/**
 * Overwrites for good what names a closed member: id, nickname, phone, day of birth, bank
 * account, passwords, addresses, browsers and messages. The books, the requests with
 * the accounts that were paid to, and the audit trail with colleagues' remarks stay, under the member's number: the law
 * asks for them longer. Throws as `assertErasable` does.
 */
export async function eraseMember(
  tx: Transaction,
  clock: Clock,
  joins: ErasureJoins,
  memberId: bigint,
): Promise<void> {
  await assertErasable(tx, memberId);
  const random = randomBytes(8).toString("hex");
  const name = `x${random}`;
  const replacement = {
    name,
    // Twelve digits behind a country code that no country has.
    phone: `+999${String(randomInt(2 ** 36)).padStart(11, "0")}`,
    bankNumber: `x${random}`,
    passwordHash: await hashPassword(randomBytes(32).toString("base64url")),
  };
  await store.overwriteMember(tx, memberId, replacement, clock.now());
  await store.overwriteTraces(tx, memberId, name);
  await joins.eraseMessages(tx, memberId);
}
