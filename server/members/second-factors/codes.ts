import { randomBytes } from "node:crypto";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { MEMBER_SECOND_FACTOR } from "#server/kit/seal-keys/columns.ts";
import { unseal } from "#server/kit/sealed.ts";
import { hashToken } from "#server/kit/tokens.ts";
import { stepOfCode } from "#server/kit/totp.ts";
import { recordEvent } from "#server/members/account-events.ts";
import * as store from "#server/members/second-factors/store.ts";

const RECOVERY_CODES = 10;
/** 80 bits, which cannot be guessed, so their plain SHA-256 can be stored. */
const RECOVERY_CODE_BYTES = 10;
const RECOVERY_CODE_DIGITS = RECOVERY_CODE_BYTES * 2;

/** What a right code is: one of the authenticator app, or a recovery code. */
export type Proof = { step: bigint } | { codeHash: Buffer };

/** Recovery codes as a member keeps them: 20 hexadecimal digits in groups of five. */
export const makeRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODES }, () =>
    randomBytes(RECOVERY_CODE_BYTES)
      .toString("hex")
      .replaceAll(/(.{5})(?=.)/g, "$1-"),
  );

/** The stored form of a recovery code, however it is grouped. */
export const hashRecoveryCode = (code: string): Buffer => hashToken(plain(code));

const plain = (code: string): string => code.toLowerCase().replaceAll(/[\s-]/g, "");

/** What a code proves at this moment; null for a wrong one. It is not used up yet. */
export async function proofOf(
  db: Queryable,
  clock: Clock,
  { memberId, secret }: { memberId: bigint; secret: Buffer },
  code: string,
): Promise<Proof | null> {
  const typed = plain(code);
  if (typed.length === RECOVERY_CODE_DIGITS) {
    const codeHash = hashToken(typed);
    return (await store.isUnusedRecoveryCode(db, memberId, codeHash)) ? { codeHash } : null;
  }
  const step = stepOfCode(openSecret(db, secret), typed, clock.now());
  return step === null ? null : { step };
}

/** The secret of a member's authenticator app. Throws Error for another key or an altered seal. */
export const openSecret = (db: Queryable, secret: Buffer): string =>
  unseal(secret, db.appSecret, MEMBER_SECOND_FACTOR);

/**
 * Uses up a code in the transaction of what it allows. A recovery code leaves the member a note.
 * Throws Refusal `second_factor` when another request used the code first.
 */
export async function spendProof(
  act: Act,
  by: { memberId: bigint; sessionId: string | null; address: string },
  proof: Proof,
): Promise<void> {
  const { tx, clock } = act;
  const { memberId } = by;
  if ("step" in proof) {
    if (!(await store.spendStep(tx, memberId, proof.step))) throw new Refusal("second_factor");
    return;
  }
  if (!(await store.spendRecoveryCode(tx, memberId, proof.codeHash, clock.now())))
    throw new Refusal("second_factor");
  await recordEvent(tx, clock, by, "recovery_code_used");
  await act.emit("member.key_changed", { memberId, change: "recovery_code_used" });
}
