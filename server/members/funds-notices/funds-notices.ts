import type { FundsLevel, FundsNotice } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import type { Act } from "#server/kit/act.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/members/funds-notices/store.ts";
import { rulesOfMember } from "#server/members/home-site/home-site.ts";
import { lockMember } from "#server/members/store.ts";
import { FUNDS_VERSION, fundsHash } from "#server/settings/documents/statements.ts";

/**
 * How far the jurisdiction of the member's site says that money is protected, and whether the member
 * knows; null where it prescribes no notice. Source: LCCP 4.2.1.
 */
export async function fundsNoticeOf(db: Queryable, memberId: bigint): Promise<FundsNotice | null> {
  const [level] = (await rulesOfMember(db, memberId)).fundsProtection;
  if (level === undefined) return null;
  const latest = await store.findLatest(db, memberId);
  const isAcknowledged = latest?.level === level && latest.version === FUNDS_VERSION;
  return { level, version: FUNDS_VERSION, isAcknowledged };
}

/** Throws Refusal `funds_notice_due` while the notice that holds is not acknowledged. */
export async function assertFundsNoticeSeen(db: Queryable, memberId: bigint): Promise<void> {
  if ((await fundsNoticeOf(db, memberId))?.isAcknowledged === false)
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
  const notice = await fundsNoticeOf(tx, memberId);
  if (notice?.level !== shown.level || notice.version !== shown.version)
    throw new Refusal("not_found");
  if (notice.isAcknowledged) throw new Refusal("already_decided");
  const hash = fundsHash(shown.level, locale);
  await store.insertNotice(tx, { memberId, ...shown, locale, hash, address, at: clock.now() });
}
