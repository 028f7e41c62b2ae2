import { endLaunchesOfMember } from "#server/games/launch.ts";
import type { StandingJoins } from "#server/members/care/standing.ts";
import { hasUndecidedRequest } from "#server/payments/of-member/requests-of-member.ts";

/** What games and payments do when a member's standing changes; members know neither. */
export const standingJoins: StandingJoins = {
  endLaunches: endLaunchesOfMember,
  hasUndecidedRequest,
};
