import { endLaunchesOfMember } from "#server/games/launch.ts";
import type { StandingJoins } from "#server/members/care/standing.ts";
import type { ErasureJoins } from "#server/members/erasure/erasure.ts";
import { eraseMessages } from "#server/messages/erasure/erasure.ts";
import { sendAccountLetter } from "#server/messages/letters.ts";
import { hasUndecidedRequest } from "#server/payments/of-member/requests-of-member.ts";

/**
 * What games, payments and messages do when a member's standing changes or their person is
 * erased; members know none of them.
 */
export const standingJoins: StandingJoins & ErasureJoins = {
  endLaunches: endLaunchesOfMember,
  hasUndecidedRequest,
  tell: sendAccountLetter,
  eraseMessages,
};
