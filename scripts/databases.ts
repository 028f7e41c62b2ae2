import pg from "pg";
import { APPLICATION_ROLE } from "#database/privileges.ts";

/** The URL of another database on the same server. */
export function databaseUrl(serverUrl: string, name: string): string {
  const [base = "", query] = serverUrl.split("?", 2);
  const renamed = base.replace(/\/[^/@]*$/, `/${name}`);
  return query === undefined ? renamed : `${renamed}?${query}`;
}

/** Creates the database if it does not exist, and returns its URL. */
export async function ensureDatabase(serverUrl: string, name: string): Promise<string> {
  await withClient(serverUrl, async (client) => {
    const found = await client.query("SELECT 1 FROM pg_database WHERE datname = $1", [name]);
    if (found.rowCount === 0) await client.query(`CREATE DATABASE ${pg.escapeIdentifier(name)}`);
  });
  return databaseUrl(serverUrl, name);
}

/**
 * Creates the login of this database's serving processes, or renews its password, and returns its
 * URL. The login has only the rights of the application role. Only this login and the owner may
 * connect, so a login of another database on the same server cannot.
 * @param ownerUrl the migrated database, as its owner
 */
export async function ensureApplicationLogin(ownerUrl: string, password: string): Promise<string> {
  let login = "";
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
    const name = rows[0]?.name ?? "";
    login = `${name}_app`;
    const role = pg.escapeIdentifier(login);
    const found = await client.query("SELECT 1 FROM pg_roles WHERE rolname = $1", [login]);
    const verb = found.rowCount === 0 ? "CREATE" : "ALTER";
    await client.query(`${verb} ROLE ${role} LOGIN PASSWORD ${pg.escapeLiteral(password)}`);
    await client.query(`GRANT ${APPLICATION_ROLE} TO ${role}`);
  }).catch((error: Error) => {
    throw new Error(
      `The login of the serving processes cannot be made (${error.message}). Give the owner's ` +
        `login CREATEROLE, or make one yourself that is in ${APPLICATION_ROLE} and name it in ` +
        "APP_DATABASE_URL.",
    );
  });
  await allowConnectionsOnlyOf(ownerUrl, login);
  return asUser(ownerUrl, login, password);
}

/** Lets only this login and the owner connect to a database. */
export async function allowConnectionsOnlyOf(ownerUrl: string, login: string): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>("SELECT current_database() AS name");
    const database = pg.escapeIdentifier(rows[0]?.name ?? "");
    await client.query(`REVOKE ALL ON DATABASE ${database} FROM PUBLIC`);
    await client.query(`GRANT CONNECT ON DATABASE ${database} TO ${pg.escapeIdentifier(login)}`);
  });
}

/** The URL of the same database as another user. */
export function asUser(url: string, user: string, password: string): string {
  const who = `${encodeURIComponent(user)}:${encodeURIComponent(password)}@`;
  return url.replace(/^(postgres(?:ql)?:\/\/)(?:[^@/]*@)?/, `$1${who}`);
}

/**
 * Creates a copy of another database, which must have no sessions. Copying its files takes half the
 * time of writing them through the log.
 */
export async function cloneDatabase(
  serverUrl: string,
  template: string,
  name: string,
): Promise<string> {
  const [from, to] = [pg.escapeIdentifier(template), pg.escapeIdentifier(name)];
  await withClient(serverUrl, (client) =>
    client.query(`CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`),
  );
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
