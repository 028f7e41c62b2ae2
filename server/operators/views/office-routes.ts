import type { savedViewCalls } from "#contract/office/saved-views.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database } from "#server/kit/database.ts";
import type { OfficeHandlersOf } from "#server/operators/office-handler.ts";
import { keepView, ownViews, removeView } from "#server/operators/views/views.ts";

type Services = { db: Database; clock: Clock };

/** An operator's own views of lists. */
export const savedViewRoutes = ({
  db,
  clock,
}: Services): OfficeHandlersOf<keyof typeof savedViewCalls> => ({
  "get-own-views": async ({ operator: { operatorId } }, { screen }) => ({
    views: await ownViews(db, operatorId, screen),
  }),
  "keep-own-view": async ({ operator: { operatorId } }, view) => ({
    id: await keepView(db, clock, operatorId, view),
  }),
  "remove-own-view": async ({ operator: { operatorId } }, { id }) => {
    await removeView(db, operatorId, BigInt(id));
    return {};
  },
});
