import type { OfficeInput } from "#contract/office/calls.ts";
import type { BlockList } from "node:net";
import type { Act } from "#server/kit/act.ts";
import type { Clock } from "#server/kit/clock.ts";
import { SANDBOX, type Connection } from "#server/kit/config.ts";
import type { Database, Queryable, Transaction } from "#server/kit/database.ts";
import { mayName } from "#server/kit/reachable.ts";
import { Refusal } from "#server/kit/refusal.ts";
import type { AppSecret } from "#server/kit/sealed.ts";
import * as store from "#server/games/connections/store.ts";

/** The channel on which the database tells of changed connections. */
export const CONNECTION_CHANGES = "game_connections";

/** What the verbs of operators about connections need. */
export type ConnectionOffice = {
  db: Database;
  clock: Clock;
  /** The connections that this process uses, of the environment and of the office. */
  connections(): readonly Connection[];
  /** Whether the provider of a connection responds now. */
  isAnswering(connection: string): boolean;
  /** The addresses that the provider of a connection calls. */
  endpointsOf(
    connection: Pick<Connection, "connection" | "protocol">,
  ): readonly { method: string; path: string }[];
  mode: "play" | "real";
  /** Networks that connections may reach although they are not on the internet. */
  networks: BlockList;
  appSecret: AppSecret;
};

type Wanted = Omit<OfficeInput<"save-game-connection">, "reason">;

/** The connections that two operators wrote, as the adapters use them. */
export const writtenConnections = async (db: Queryable): Promise<Connection[]> =>
  (await store.listWritten(db)).map((row) => ({
    connection: row.connection,
    protocol: row.protocol,
    url: row.url,
    operatorId: row.operatorId,
    country: row.country,
    gameHosts: row.gameHosts,
    networks: row.networks,
    ...(row.roundPage !== null && { roundPage: row.roundPage }),
    isTest: row.isTest,
    isOfOffice: true,
  }));

/** Those of the environment, then those that staff wrote under other names, as they are now. */
export async function presentConnections({
  db,
  connections,
}: {
  db: Queryable;
  connections: ConnectionOffice["connections"];
}): Promise<Connection[]> {
  const fixed = connections().filter(({ isOfOffice }) => !isOfOffice);
  const names = new Set(fixed.map(({ connection }) => connection));
  const written = await writtenConnections(db);
  return [...fixed, ...written.filter(({ connection }) => !names.has(connection))];
}

/**
 * Checks what an operator proposes, and answers the connection as it is; undefined for a new one.
 * Throws Refusal: `id_taken` for the name of another one, `not_found`, `stale`, `target_refused` for
 * an address that must not be called, `connection_used` for another protocol, currency or kind of a
 * connection with studios.
 */
export async function assertSavable(
  tx: Transaction,
  office: Pick<ConnectionOffice, "connections" | "mode" | "networks">,
  wanted: Wanted,
): Promise<store.ConnectionRow | undefined> {
  assertAddresses(office, wanted);
  const known = await store.lockWritten(tx, wanted.connection);
  if (wanted.version === undefined) {
    if (known || isOfEnvironment(office, wanted.connection)) throw new Refusal("id_taken");
    return undefined;
  }
  if (!known) throw new Refusal("not_found");
  if (known.version !== wanted.version)
    throw new Refusal("stale", { now: { version: known.version } });
  const isOther =
    known.protocol !== wanted.protocol ||
    known.currency !== wanted.currency ||
    known.isTest !== wanted.isTest;
  if (isOther && (await store.hasStudios(tx, wanted.connection)))
    throw new Refusal("connection_used");
  return known;
}

/** Throws Refusal `not_found` for a name without a connection. */
export async function assertConnected(
  tx: Transaction,
  office: Pick<ConnectionOffice, "connections">,
  name: string,
): Promise<void> {
  if (isOfEnvironment(office, name) || (await store.lockWritten(tx, name))) return;
  throw new Refusal("not_found");
}

const isOfEnvironment = (office: Pick<ConnectionOffice, "connections">, name: string): boolean =>
  office.connections().some((each) => each.connection === name && !each.isOfOffice);

/** With real money the built-in provider's name is refused too. */
function assertAddresses(
  { mode, networks }: Pick<ConnectionOffice, "mode" | "networks">,
  { connection, url, roundPage }: Wanted,
): void {
  if (mode === "real" && connection.startsWith(SANDBOX)) throw new Refusal("target_refused");
  // The names in braces are no part of an address.
  const page = roundPage?.replaceAll(/[{}]/g, "") ?? null;
  for (const address of [url, page])
    if (address !== null && !mayName(new URL(address), networks))
      throw new Refusal("target_refused");
}

/** Writes a connection, by two operators; every process uses it as soon as it hears of it. */
export const saveConnection = (
  act: Act,
  { version: _version, ...wanted }: Wanted,
  by: { changedBy: bigint; checkedBy: bigint },
): Promise<void> => store.saveConnection(act.tx, { ...wanted, ...by, at: act.clock.now() });
