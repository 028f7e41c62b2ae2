import { FUNDS_VERSION, type FundsLevel, type FundsNotice } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/funds-notices/store.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { lockMember } from "#server/members/store.ts";
import { fundsHash } from "#server/settings/documents/statements.ts";

/**
 * Members whose money is not protected are reminded every six months; the shortest six months have
 * 181 days. Source: LCCP 4.2.1 as of 31 October 2025.
 */
const REMINDED_AFTER_MS = 180 * 86_400_000;

/**
 * How far the jurisdiction of the member's site says that money is protected, and whether the member
 * knows; null where it prescribes no notice. Source: LCCP 4.2.1.
 */
export async function fundsNoticeOf(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<FundsNotice | null> {
  const [level] = (await rulesOfMember(db, memberId)).fundsProtection;
  if (level === undefined) return null;
  const latest = await store.findLatest(db, memberId);
  const isThis = latest?.level === level && latest.version === FUNDS_VERSION;
  const ageMs = latest === undefined ? 0 : clock.now().getTime() - latest.acknowledgedAt.getTime();
  const isAcknowledged = isThis && (level !== "not_protected" || ageMs < REMINDED_AFTER_MS);
  return { level, version: FUNDS_VERSION, isAcknowledged };
}

/** Throws Refusal `funds_notice_due` while the notice that holds is not acknowledged. */
export async function assertFundsNoticeSeen(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<void> {
  if ((await fundsNoticeOf(db, clock, memberId))?.isAcknowledged === false)
    throw new Refusal("funds_notice_due");
}

/**
 * Where money is not protected, throws Refusal `funds_notice_due` when the member's acknowledgement of
 * it is missing or older than 180 days. Source: LCCP 4.2.1 as of 31 October 2025.
 */
export async function assertFundsReminderSeen(
  db: Queryable,
  clock: Clock,
  memberId: bigint,
): Promise<void> {
  const notice = await fundsNoticeOf(db, clock, memberId);
  if (notice?.level === "not_protected" && !notice.isAcknowledged)
    throw new Refusal("funds_notice_due");
}

/**
 * Keeps that the member acknowledges the notice that was shown. Throws Refusal `not_found` for
 * another level or version than those that hold, `already_decided` when it was acknowledged before.
 */
export async function acknowledgeFundsNotice(
  { tx, clock }: Act,
  memberId: bigint,
  shown: { level: FundsLevel; version: string },
  { address, locale }: { address: string; locale: Locale },
): Promise<void> {
  await lockMember(tx, memberId);
  const notice = await fundsNoticeOf(tx, clock, memberId);
  if (notice?.level !== shown.level || notice.version !== shown.version)
    throw new Refusal("not_found");
  if (notice.isAcknowledged) throw new Refusal("already_decided");
  const hash = fundsHash(shown.level, locale);
  await store.insertNotice(tx, { memberId, ...shown, locale, hash, address, at: clock.now() });
}
