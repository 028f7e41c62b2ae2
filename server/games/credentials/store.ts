import type { Queryable } from "#server/kit/database.ts";

export const listNewest = (
  db: Queryable,
  connection: string,
): Promise<{ secret: Buffer; setAt: Date }[]> =>
  db.query(
    `select secret, set_at as "setAt" from game_credentials
     where connection = $1 order by id desc limit 2`,
    [connection],
    "game-credentials",
  );

export async function insertCredential(
  db: Queryable,
  row: { connection: string; secret: Buffer; setAt: Date; setBy: bigint; checkedBy: bigint },
): Promise<void> {
  await db.query(
    `insert into game_credentials (connection, secret, set_at, set_by, checked_by)
     values ($1, $2, $3, $4, $5)`,
    [row.connection, row.secret, row.setAt, row.setBy, row.checkedBy],
  );
}

export type SetRow = { connection: string; setAt: Date; setBy: string };

export const listSet = (db: Queryable): Promise<SetRow[]> =>
  db.query<SetRow>(
    `select distinct on (c.connection) c.connection, c.set_at as "setAt", o.name as "setBy"
     from game_credentials c join operators o on o.id = c.set_by
     order by c.connection, c.id desc`,
  );
