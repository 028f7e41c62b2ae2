import { randomBytes } from "node:crypto";
import type { TesterLink } from "#contract/office/tester-links.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { hashToken } from "#server/kit/tokens.ts";
import * as store from "#server/members/testers/store.ts";

/** 160 random bits as 40 letters, the longest sign-up code. */
const CODE_BYTES = 20;
/** A tester registers within a day. */
const TESTER_CODE_HOLDS_MS = 86_400_000;

/**
 * Makes a one-time link with which a tester registers before the opening, by two operators; the
 * second one passes it on. The code comes after the `#`, which browsers send to no server.
 */
export async function inviteTester(
  { tx, clock }: Act,
  by: { madeBy: bigint; checkedBy: bigint },
): Promise<{ path: string; expiresAt: Date }> {
  const code = randomBytes(CODE_BYTES).toString("hex");
  const madeAt = clock.now();
  const expiresAt = new Date(madeAt.getTime() + TESTER_CODE_HOLDS_MS);
  await store.insertCode(tx, { hash: hashToken(code), madeAt, expiresAt, ...by });
  return { path: `/register#${code}`, expiresAt };
}

/**
 * The code that lets a tester register before the opening. Throws Refusal `not_opened` when the code
 * is missing, unknown, used, revoked or too old.
 */
export async function testerCodeIn(
  { db, clock }: { db: Queryable; clock: Clock },
  code: string | undefined,
): Promise<string> {
  if (code === undefined || !(await store.isOpenCode(db, hashToken(code), clock.now())))
    throw new Refusal("not_opened");
  return code;
}

/**
 * Uses a code up for the member who registers with it. Throws Refusal `not_opened` when it was used,
 * revoked or became too old meanwhile.
 */
export async function joinAsTester(
  tx: Transaction,
  clock: Clock,
  { code, memberId }: { code: string; memberId: bigint },
): Promise<void> {
  const isSpent = await store.spendCode(tx, { hash: hashToken(code), memberId, at: clock.now() });
  if (!isSpent) throw new Refusal("not_opened");
}

const LINKS_AT_MOST = 200;

/** What became of a link. */
const stateOf = (link: store.LinkRow, now: Date): TesterLink["state"] => {
  if (link.memberId !== null) return "used";
  if (link.revokedAt !== null) return "revoked";
  return link.expiresAt > now ? "open" : "expired";
};

/** The links of testers, the newest first; never their codes, of which only hashes are stored. */
export async function testerLinks(db: Queryable, clock: Clock): Promise<TesterLink[]> {
  const now = clock.now();
  return (await store.listLinks(db, LINKS_AT_MOST)).map((link) => ({
    id: Number(link.id),
    madeAt: link.madeAt.toISOString(),
    madeBy: link.madeBy,
    checkedBy: link.checkedBy,
    expiresAt: link.expiresAt.toISOString(),
    state: stateOf(link, now),
    member:
      link.memberId === null ? null : { id: Number(link.memberId), loginId: link.loginId ?? "" },
    revokedBy: link.revokedBy,
  }));
}

/**
 * Revokes a link that was not used, by one operator, because it lets fewer people in. Throws Refusal
 * `not_found`, `already_decided` when it was used, revoked or is too old.
 */
export async function revokeTesterLink(
  { tx, clock }: Act,
  { id, by }: { id: number; by: bigint },
): Promise<{ expiresAt: string }> {
  const link = await store.lockLink(tx, BigInt(id));
  if (!link) throw new Refusal("not_found");
  const at = clock.now();
  if (link.memberId !== null || link.revokedAt !== null || link.expiresAt <= at)
    throw new Refusal("already_decided");
  await store.revokeLink(tx, { id: BigInt(id), by, at });
  return { expiresAt: link.expiresAt.toISOString() };
}

/** Whether a member may deposit and play before the opening. */
export const isTester = store.isTester;
