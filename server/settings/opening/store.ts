import type { Queryable } from "#server/kit/database.ts";

export async function findOpening(db: Queryable): Promise<Date | null> {
  const [row] = await db.query<{ openedAt: Date }>(
    `select opened_at as "openedAt" from settings_opening`,
    [],
    "settings-opening",
  );
  return row?.openedAt ?? null;
}

/** False when the house is open. */
export async function insertOpening(db: Queryable, at: Date): Promise<boolean> {
  const rows = await db.query<{ openedAt: Date }>(
    `insert into settings_opening (opened_at) values ($1) on conflict do nothing
     returning opened_at as "openedAt"`,
    [at],
  );
  return rows.length > 0;
}
