import type { OfficeConnection } from "#contract/office/connections.ts";
import type { Connection } from "#server/kit/config.ts";
import { Refusal } from "#server/kit/refusal.ts";
import { healthOfProviders, type HealthRow } from "#server/games/calls/health.ts";
import { readCatalogue, type Provider } from "#server/games/catalogue.ts";
import {
  presentConnections,
  type ConnectionOffice,
} from "#server/games/connections/connections.ts";
import * as store from "#server/games/connections/store.ts";
import { credentialsSet } from "#server/games/credentials/credentials.ts";
import { CURRENCY } from "#server/ledger/accounts.ts";

type Services = Pick<ConnectionOffice, "db" | "clock" | "connections" | "isAnswering">;

/** The connections of the environment, then those that staff wrote, each with its state. */
export async function connectionsNow(office: Services): Promise<OfficeConnection[]> {
  const { db } = office;
  const [secrets, { providers }, health, rows, all] = await Promise.all([
    credentialsSet(db),
    readCatalogue(db, office.clock.now()),
    healthOfProviders(db),
    store.listWritten(db),
    presentConnections(office),
  ]);
  return all.map((each) => {
    const studios = providers.filter(({ connection }) => connection === each.connection);
    const row = each.isOfOffice && rows.find(({ connection }) => connection === each.connection);
    return {
      ...settingsOf(each, row ? row.currency : CURRENCY),
      written: row
        ? {
            version: row.version,
            at: row.changedAt.toISOString(),
            by: row.changedBy,
            checkedBy: row.checkedBy,
          }
        : null,
      keptMonths: row ? row.keptMonths : null,
      providers: studios.length,
      isAnswering: office.isAnswering(each.connection),
      ...newestOf(studios, health),
      ...secretOf(each, secrets),
    };
  });
}

/** One of them with its studios. Throws Refusal `not_found`. */
export async function connectionNow(
  office: Services,
  name: string,
): Promise<{ connection: OfficeConnection; studios: Provider[] }> {
  const connection = (await connectionsNow(office)).find((each) => each.connection === name);
  if (!connection) throw new Refusal("not_found");
  const { providers } = await readCatalogue(office.db, office.clock.now());
  return { connection, studios: providers.filter((each) => each.connection === name) };
}

const settingsOf = (connection: Connection, currency: string) => ({
  connection: connection.connection,
  protocol: connection.protocol,
  url: connection.url,
  operatorId: connection.operatorId,
  country: connection.country,
  currency,
  gameHosts: connection.gameHosts ?? null,
  networks: connection.networks ?? [],
  roundPage: connection.roundPage ?? null,
  isTest: connection.isTest ?? false,
});

/** The newest call and launch of any of its studios. */
function newestOf(
  studios: readonly Provider[],
  health: ReadonlyMap<number, HealthRow>,
): Pick<OfficeConnection, "lastCall" | "lastLaunch"> {
  const rows = studios.flatMap(({ id }) => health.get(id) ?? []);
  const newest = (at: (row: HealthRow) => Date | null) =>
    rows
      .filter((row) => at(row) !== null)
      .toSorted((one, other) => Number(at(other)) - Number(at(one)))
      .at(0);
  const call = newest((row) => row.lastCallAt);
  const launch = newest((row) => row.lastLaunchAt);
  return {
    lastCall: call?.lastCallAt
      ? {
          at: call.lastCallAt.toISOString(),
          outcome: call.lastCallOutcome ?? "",
          isFault: call.lastCallIsFault ?? false,
        }
      : null,
    lastLaunch: launch?.lastLaunchAt
      ? {
          at: launch.lastLaunchAt.toISOString(),
          outcome: launch.lastLaunchIsFault ? "failed" : "ok",
          isFault: launch.lastLaunchIsFault ?? false,
        }
      : null,
  };
}

function secretOf(
  { connection, secret }: Connection,
  rows: Awaited<ReturnType<typeof credentialsSet>>,
): Pick<OfficeConnection, "secret" | "hasSecret"> {
  const row = rows.find((each) => each.connection === connection);
  if (!row) return { secret: null, hasSecret: secret !== undefined };
  const callers = row.callers.map(({ address, firstAt }) => ({
    address,
    firstAt: firstAt.toISOString(),
  }));
  return {
    secret: { setAt: row.setAt.toISOString(), setBy: row.setBy, callers },
    hasSecret: true,
  };
}
