import type { HandlersOf } from "#contract/handler.ts";
import type { closingCalls } from "#contract/closing.ts";
import type { Acts } from "#server/kit/act.ts";
import { closingRoutes } from "#server/views/closing-routes.ts";
import { ownCopyRoutes } from "#server/views/own-copy.ts";

/** What a member takes along and how the account ends. */
export const ownAccountRoutes = (
  acts: Acts,
): HandlersOf<keyof typeof closingCalls | "get-own-data"> => ({
  ...ownCopyRoutes(acts.db, acts.clock),
  ...closingRoutes(acts),
});
