import type { SuspicionSign } from "#contract/office/suspicions.ts";
import type { ProfileRuleName, ProfileValues } from "#contract/office/profile-rules.ts";
import type { Queryable } from "#server/kit/database.ts";

export const DAY_MS = 86_400_000;

/** A member who reached a sign, with its value: whole won, percent, times or days. */
export type Found = { memberId: bigint; value: bigint };

/** Members of one site, or one member of it; those without a site belong to the default one. */
export type Asked = { siteId: number; memberId: bigint | null; at: Date; rules: ProfileValues };

/** A sign that money may be laundered. */
export type Sign = {
  name: SuspicionSign;
  /** The rule of the jurisdiction that holds its threshold, with its source. */
  rule: Extract<ProfileRuleName, `suspicion${string}` | "dueDiligenceSum">;
  /** A sign that a closed suspicion had opens no new one within these days. */
  quietDays: number;
  find(db: Queryable, asked: Asked): Promise<Found[]>;
};

/** The moment `days` before. */
export const daysBefore = (at: Date, days: number): Date => new Date(at.getTime() - days * DAY_MS);
