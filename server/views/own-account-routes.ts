import type { HandlersOf } from "#contract/handler.ts";
import type { closingCalls } from "#contract/closing.ts";
import type { secondFactorCalls } from "#contract/second-factor.ts";
import type { staffAccessCalls } from "#contract/staff-accesses.ts";
import type { Acts } from "#server/kit/act.ts";
import { closingRoutes } from "#server/views/closing-routes.ts";
import { ownCopyRoutes } from "#server/views/own-copy.ts";
import { secondFactorRoutes } from "#server/views/second-factor-routes.ts";
import { staffAccessRoutes } from "#server/views/staff-access-routes.ts";

/** What protects a member's account, what the member takes along, and how the account ends. */
export const ownAccountRoutes = (
  acts: Acts,
): HandlersOf<
  | keyof typeof closingCalls
  | keyof typeof secondFactorCalls
  | keyof typeof staffAccessCalls
  | "get-own-data"
> => ({
  ...ownCopyRoutes(acts.db, acts.clock),
  ...closingRoutes(acts),
  ...secondFactorRoutes(acts),
  ...staffAccessRoutes(acts.db),
});
