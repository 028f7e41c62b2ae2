import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { CREDENTIAL } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";
import type { CallerWatch } from "#server/games/credentials/callers.ts";
import * as store from "#server/games/credentials/store.ts";

/** Every call of a provider asks: what was read is kept for a second. */
const KEPT_FOR_MS = 1_000;
/** The secret before the newest is still taken this long, because both sides cannot change at once. */
const OLD_ONE_HOLDS_MS = 3_600_000;

/** The secrets of a connection that are taken now; the first is the one to sign with. */
export type SecretReader = (connection: string) => Promise<readonly string[]>;

/**
 * Reads what staff wrote, and before they wrote anything what the environment says. A
 * connection without any secret has an empty list: nothing is signed well enough for it.
 */
export function createSecretReader(options: {
  db: Queryable;
  clock: Clock;
  appSecret: AppSecret;
  fromEnvironment: ReadonlyMap<string, string>;
  /** Told of the newest secret that staff wrote, before any call is compared with it. */
  learn: CallerWatch["learn"];
}): SecretReader {
  const kept = new Map<string, { secrets: Promise<readonly string[]>; until: number }>();
  return (connection) => {
    const now = options.clock.now().getTime();
    const known = kept.get(connection);
    if (known && now < known.until) return known.secrets;
    const secrets = read(connection, now);
    kept.set(connection, { secrets, until: now + KEPT_FOR_MS });
    secrets.catch(() => kept.delete(connection));
    return secrets;
  };

  async function read(connection: string, now: number): Promise<readonly string[]> {
    const rows = await store.listNewest(options.db, connection);
    options.learn(connection, rows[0]);
    const written = rows.map(({ secret }) => unseal(secret, options.appSecret, CREDENTIAL));
    const first = options.fromEnvironment.get(connection);
    const all = written.length < 2 && first !== undefined ? [...written, first] : written;
    const isOldTaken = !rows[0] || now - rows[0].setAt.getTime() < OLD_ONE_HOLDS_MS;
    return isOldTaken ? all : all.slice(0, 1);
  }
}

/** Writes a connection's new secret, by two operators; it is valid from now on and is never shown again. */
export const setCredential = (
  tx: Transaction,
  clock: Clock,
  appSecret: AppSecret,
  wanted: { connection: string; secret: string; setBy: bigint; checkedBy: bigint },
): Promise<void> =>
  store.insertCredential(tx, {
    connection: wanted.connection,
    secret: seal(wanted.secret, appSecret, CREDENTIAL),
    setAt: clock.now(),
    setBy: wanted.setBy,
    checkedBy: wanted.checkedBy,
  });

type SetCredential = store.SetRow & { callers: { address: string; firstAt: Date }[] };

/** When each connection's secret was last written, by whom, and who signed with it on its first day. */
export async function credentialsSet(db: Queryable): Promise<SetCredential[]> {
  const rows = await store.listSet(db);
  const callers = await store.listCallers(
    db,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...row,
    callers: callers.filter(({ credentialId }) => credentialId === row.id),
  }));
}
