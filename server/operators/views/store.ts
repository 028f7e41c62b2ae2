import type { ViewedScreen } from "#contract/office/saved-views.ts";
import type { Queryable } from "#server/kit/database.ts";

export type ViewRow = { id: bigint; name: string; query: string };

export const listViews = (
  db: Queryable,
  operatorId: bigint,
  screen: ViewedScreen,
  most: number,
): Promise<ViewRow[]> =>
  db.query<ViewRow>(
    `select id, name, query from operator_views where operator_id = $1 and screen = $2
     order by name, id limit $3`,
    [operatorId, screen, most],
  );

export type NewView = {
  operatorId: bigint;
  screen: ViewedScreen;
  name: string;
  query: string;
  at: Date;
};

/** Its id; undefined when the operator has a view of that name. */
export async function insertView(db: Queryable, view: NewView): Promise<bigint | undefined> {
  const [row] = await db.query<{ id: bigint }>(
    `insert into operator_views (operator_id, screen, name, query, made_at)
     values ($1, $2, $3, $4, $5) on conflict on constraint operator_views_name do nothing
     returning id`,
    [view.operatorId, view.screen, view.name, view.query, view.at],
  );
  return row?.id;
}

/** False when the operator has no such view. */
export async function deleteView(db: Queryable, operatorId: bigint, id: bigint): Promise<boolean> {
  const rows = await db.query(
    "delete from operator_views where id = $1 and operator_id = $2 returning id",
    [id, operatorId],
  );
  return rows.length > 0;
}

/** Locks the operator's row, so that two keepings at once are counted one after the other. */
export async function lockOperator(db: Queryable, operatorId: bigint): Promise<void> {
  await db.query("select from operators where id = $1 for no key update", [operatorId]);
}
