import type { Queryable } from "#server/kit/database.ts";
import type { SealedColumn } from "#server/kit/seal-keys/columns.ts";

/** The name of the database's secret; undefined before the first start. */
export async function findCurrentKey(db: Queryable): Promise<string | undefined> {
  const [row] = await db.query<{ name: string }>(
    "select name from seal_keys where ended_at is null",
  );
  return row?.name;
}

/** Makes a secret the database's current one and ends its predecessor. */
export async function changeCurrentKey(db: Queryable, name: string, now: Date): Promise<void> {
  await db.query("update seal_keys set ended_at = $2 where ended_at is null and name <> $1", [
    name,
    now,
  ]);
  await db.query(
    `insert into seal_keys (name, begun_at) values ($1, $2)
     on conflict (name) do update set ended_at = null where seal_keys.ended_at is not null`,
    [name, now],
  );
}

export type SealedRow = { id: bigint; sealed: Buffer };

/** Rows after an id whose seal has another head, oldest first. */
export const listSealedOtherwise = (
  db: Queryable,
  { table, column }: SealedColumn,
  { after, head, most }: { after: bigint; head: Buffer; most: number },
): Promise<SealedRow[]> =>
  db.query<SealedRow>(
    `select id, ${column} as sealed from ${table}
     where id > $1 and ${column} is not null
       and substring(${column} from 1 for length($2::bytea)) <> $2
     order by id limit $3 for update`,
    [after, head, most],
  );

export async function replaceSeal(
  db: Queryable,
  { table, column }: SealedColumn,
  row: SealedRow,
): Promise<void> {
  await db.query(`update ${table} set ${column} = $2 where id = $1`, [row.id, row.sealed]);
}
