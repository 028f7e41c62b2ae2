import type { MemberThrottle } from "#contract/office/member-tabs.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Queryable } from "#server/kit/database.ts";
import { usesOf, type ThrottleRule } from "#server/kit/throttle.ts";
import { PASSWORD_CHANGES_PER_MEMBER, passwordChangeKey } from "#server/members/password-change.ts";
import {
  SECOND_FACTOR_PER_MEMBER,
  secondFactorKey,
} from "#server/members/second-factors/proving.ts";
import { SIGN_IN_RULES, signInKey } from "#server/members/sign-in.ts";
import {
  WITHDRAWAL_PASSWORD_PER_MEMBER,
  withdrawalPasswordKey,
} from "#server/members/withdrawal-password.ts";

/** How many attempts a member has used up of each limit, and when the next one is possible. */
export function throttlesOf(
  db: Queryable,
  clock: Clock,
  { memberId, loginId }: { memberId: bigint; loginId: string },
): Promise<MemberThrottle[]> {
  const counted: readonly [MemberThrottle["kind"], string, ThrottleRule][] = [
    ["sign-in", signInKey(loginId), SIGN_IN_RULES.perId],
    ["password-change", passwordChangeKey(memberId), PASSWORD_CHANGES_PER_MEMBER],
    ["second-factor", secondFactorKey(memberId), SECOND_FACTOR_PER_MEMBER],
    ["withdrawal-password", withdrawalPasswordKey(memberId), WITHDRAWAL_PASSWORD_PER_MEMBER],
  ];
  return Promise.all(
    counted.map(async ([kind, key, rule]) => {
      const { uses, opensAt } = await usesOf(db, clock, key, rule);
      return {
        kind,
        uses: Math.min(uses, rule.uses),
        most: rule.uses,
        opensAt: opensAt?.toISOString() ?? null,
      };
    }),
  );
}
