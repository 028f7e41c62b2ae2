import pg from "pg";

/** The same server, another database. */
function databaseUrl(serverUrl: string, name: string): string {
  const [base = "", query] = serverUrl.split("?", 2);
  const renamed = base.replace(/\/[^/@]*$/, `/${name}`);
  return query === undefined ? renamed : `${renamed}?${query}`;
}

/** Makes the database unless it is there, and answers its address. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
  return databaseUrl(serverUrl, name);
}

/** Makes a database that starts as a copy of another, which nobody may be using. */
export async function cloneDatabase(
  serverUrl: string,
  template: string,
  name: string,
): Promise<string> {
  const [from, to] = [pg.escapeIdentifier(template), pg.escapeIdentifier(name)];
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${to} TEMPLATE ${from}`));
  return databaseUrl(serverUrl, name);
}

/** Removes the database, ending the sessions in it. */
export async function dropDatabase(serverUrl: string, name: string): Promise<void> {
  const quoted = pg.escapeIdentifier(name);
  await withClient(serverUrl, (client) =>
    client.query(`DROP DATABASE IF EXISTS ${quoted} WITH (FORCE)`),
  );
}

async function withClient(
  url: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
}
