import type { Clock } from "#server/kit/clock.ts";
import type { Queryable, Transaction } from "#server/kit/database.ts";
import { CREDENTIAL } from "#server/kit/seal-keys/columns.ts";
import { seal, unseal, type AppSecret } from "#server/kit/sealed.ts";
import type { CallerWatch } from "#server/games/credentials/callers.ts";
import * as store from "#server/games/credentials/store.ts";

/** Cached for a second, because every call of a provider needs it. */
const KEPT_FOR_MS = 1_000;
/**
 * The previous secret stays valid this long, because the two sides cannot change at the same
 * moment.
 */
const OLD_ONE_HOLDS_MS = 3_600_000;

/** The valid secrets of a connection; the first one signs. */
export type SecretReader = (connection: string) => Promise<readonly string[]>;

/**
 * Reads the secrets that staff wrote, or, before the first one, those of the environment. Without
 * any secret the list is empty, and every signature is refused.
 */
export function createSecretReader(options: {
  db: Queryable;
  clock: Clock;
  appSecret: AppSecret;
  fromEnvironment: ReadonlyMap<string, string>;
  /** Called with the newest secret that staff wrote, before calls are compared with it. */
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
