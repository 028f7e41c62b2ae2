import type { Queryable } from "#server/kit/database.ts";

export const listNewest = (
  db: Queryable,
  connection: string,
): Promise<{ id: bigint; secret: Buffer; setAt: Date }[]> =>
  db.query(
    `select id, secret, set_at as "setAt" from game_credentials
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

export type SetRow = { id: bigint; connection: string; setAt: Date; setBy: string };

export const listSet = (db: Queryable): Promise<SetRow[]> =>
  db.query<SetRow>(
    `select distinct on (c.connection) c.id, c.connection, c.set_at as "setAt", o.name as "setBy"
     from game_credentials c join operators o on o.id = c.set_by
     order by c.connection, c.id desc`,
  );

/** Stores an address that signs with a secret, `most` at most; answers whether it is new. */
export async function insertCaller(
  db: Queryable,
  caller: { id: bigint; address: string; at: Date; most: number },
): Promise<boolean> {
  const rows = await db.query<{ address: string }>(
    `insert into game_credential_callers (credential_id, address, first_at)
     select $1, $2, $3
     where (select count(*) from game_credential_callers where credential_id = $1) < $4
     on conflict do nothing returning host(address) as address`,
    [caller.id, caller.address, caller.at, caller.most],
  );
  return rows.length > 0;
}

export const listCallers = (
  db: Queryable,
  credentialIds: readonly bigint[],
): Promise<{ credentialId: bigint; address: string; firstAt: Date }[]> =>
  db.query(
    `select credential_id as "credentialId", host(address) as address, first_at as "firstAt"
     from game_credential_callers where credential_id = any($1) order by first_at, address`,
    [credentialIds],
  );
