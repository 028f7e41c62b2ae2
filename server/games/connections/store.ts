import { textArray, type Queryable } from "#server/kit/database.ts";

export type ConnectionRow = {
  connection: string;
  protocol: "beexar" | "hub88" | "caleta" | "igsp" | "betsy" | "hub88-transfer";
  url: string;
  operatorId: string;
  country: string;
  currency: string;
  gameHosts: string[];
  networks: string[];
  roundPage: string | null;
  /** How many months the provider keeps transactions; null when staff have not entered it yet. */
  keptMonths: number | null;
  isTest: boolean;
};
export type WrittenRow = ConnectionRow & {
  version: number;
  changedAt: Date;
  changedBy: string;
  checkedBy: string;
};

/** What two operators wrote, in the order of the names. */
export const listWritten = (db: Queryable): Promise<WrittenRow[]> =>
  db.query<WrittenRow>(
    `select c.connection, c.protocol, c.url, c.operator_id as "operatorId", c.country, c.currency,
       c.game_hosts as "gameHosts", c.networks, c.round_page as "roundPage",
       c.kept_months as "keptMonths", c.is_test as "isTest",
       c.version, c.changed_at as "changedAt", m.name as "changedBy", s.name as "checkedBy"
     from game_connections c join operators m on m.id = c.changed_by
     join operators s on s.id = c.checked_by order by c.connection limit 1000`,
  );

/** One connection, locked until the transaction ends. */
export async function lockWritten(
  db: Queryable,
  connection: string,
): Promise<(ConnectionRow & { version: number }) | undefined> {
  const [row] = await db.query<ConnectionRow & { version: number }>(
    `select connection, protocol, url, operator_id as "operatorId", country, currency,
       game_hosts as "gameHosts", networks, round_page as "roundPage", kept_months as "keptMonths",
       is_test as "isTest", version
     from game_connections where connection = $1 for update`,
    [connection],
  );
  return row;
}

/** Whether the catalogue has studios of a connection. */
export async function hasStudios(db: Queryable, connection: string): Promise<boolean> {
  const rows = await db.query("select from game_providers where connection = $1 limit 1", [
    connection,
  ]);
  return rows.length > 0;
}

/** Writes a connection, as two operators agreed on it. */
export async function saveConnection(
  db: Queryable,
  row: ConnectionRow & { at: Date; changedBy: bigint; checkedBy: bigint },
): Promise<void> {
  await db.query(
    `insert into game_connections as c (connection, protocol, url, operator_id, country, currency,
       game_hosts, networks, round_page, is_test, changed_at, changed_by, checked_by, kept_months)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)
     on conflict (connection) do update
     set protocol = excluded.protocol, url = excluded.url, operator_id = excluded.operator_id,
       country = excluded.country, currency = excluded.currency, game_hosts = excluded.game_hosts,
       networks = excluded.networks, round_page = excluded.round_page, kept_months = excluded.kept_months, is_test = excluded.is_test,
       changed_at = excluded.changed_at, changed_by = excluded.changed_by,
       checked_by = excluded.checked_by, version = c.version + 1`,
    [
      row.connection,
      row.protocol,
      row.url,
      row.operatorId,
      row.country,
      row.currency,
      textArray(row.gameHosts),
      textArray(row.networks),
      row.roundPage,
      row.isTest,
      row.at,
      row.changedBy,
      row.checkedBy,
      row.keptMonths,
    ],
  );
}
