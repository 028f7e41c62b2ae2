import { randomBytes, randomInt } from "node:crypto";
import type { Act } from "#server/kit/act.ts";
import type { Transaction } from "#server/kit/database.ts";
import { hashPassword } from "#server/kit/passwords.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { lock } from "#server/members/administration/standing.ts";
import * as store from "#server/members/erasure/store.ts";

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
export async function eraseMember(act: Act, memberId: bigint): Promise<void> {
  await assertErasable(act.tx, memberId);
  const random = randomBytes(8).toString("hex");
  const name = `x${random}`;
  const replacement = {
    name,
    // Twelve digits behind a country code that no country has.
    phone: `+999${String(randomInt(2 ** 36)).padStart(11, "0")}`,
    bankNumber: `x${random}`,
    passwordHash: await hashPassword(randomBytes(32).toString("base64url")),
  };
  await store.overwriteMember(act.tx, memberId, replacement, act.clock.now());
  await store.overwriteTraces(act.tx, memberId, name);
  await act.emit("member.erased", { memberId });
}
