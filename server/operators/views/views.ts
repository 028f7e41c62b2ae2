import type { OfficeInput } from "#contract/office/calls.ts";
import { MOST_VIEWS, type SavedView, type ViewedScreen } from "#contract/office/saved-views.ts";
import type { Clock } from "#server/kit/clock.ts";
import type { Database, Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import * as store from "#server/operators/views/store.ts";

/** The operator's own views of a list, by name. */
export const ownViews = async (
  db: Queryable,
  operatorId: bigint,
  screen: ViewedScreen,
): Promise<SavedView[]> =>
  (await store.listViews(db, operatorId, screen, MOST_VIEWS)).map((row) => ({
    ...row,
    id: Number(row.id),
  }));

/**
 * Keeps a view. Throws Refusal `too_many` with twenty views of the list, `already_decided` when
 * one has the name.
 */
export const keepView = (
  db: Database,
  clock: Clock,
  operatorId: bigint,
  view: OfficeInput<"keep-own-view">,
): Promise<number> =>
  db.transaction(async (tx) => {
    await store.lockOperator(tx, operatorId);
    const kept = await store.listViews(tx, operatorId, view.screen, MOST_VIEWS);
    if (kept.length === MOST_VIEWS) throw new Refusal("too_many");
    const id = await store.insertView(tx, { ...view, operatorId, at: clock.now() });
    if (id === undefined) throw new Refusal("already_decided");
    return Number(id);
  });

/** Removes an own view. Throws Refusal `not_found`, also for a colleague's. */
export async function removeView(db: Queryable, operatorId: bigint, id: bigint): Promise<void> {
  if (!(await store.deleteView(db, operatorId, id))) throw new Refusal("not_found");
}
