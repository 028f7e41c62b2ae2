import type { connectionOfficeCalls } from "#contract/office/connections.ts";
import {
  assertConnected,
  assertSavable,
  saveConnection,
  type ConnectionOffice,
} from "#server/games/connections/connections.ts";
import { clockReadings } from "#server/games/connections/clocks/clocks.ts";
import { connectionNow, connectionsNow } from "#server/games/connections/shown.ts";
import { selfTestOf, startSelfTest } from "#server/games/connections/self-tests/self-tests.ts";
import { callsOf } from "#server/games/connections/agreed-levels/history.ts";
import type { ConnectionRow } from "#server/games/connections/store.ts";
import { setCredential } from "#server/games/credentials/credentials.ts";
import type { Facts, OfficeHandlersOf } from "#server/operators/office-handler.ts";

const objectOf = (connection: string): string => `game-connection:${connection}`;

/** A connection as the two sides of a proposal and of the audit trail. */
const factsOf = (row: Omit<ConnectionRow, "connection">): Facts => ({
  protocol: row.protocol,
  url: row.url,
  operatorId: row.operatorId,
  country: row.country,
  currency: row.currency,
  gameHosts: row.gameHosts.join(", "),
  networks: row.networks.join(", "),
  roundPage: row.roundPage,
  keptMonths: row.keptMonths,
  isTest: row.isTest,
});

/** The office's calls about connections to providers. */
export const connectionRoutes = (
  office: ConnectionOffice,
): OfficeHandlersOf<keyof typeof connectionOfficeCalls> => ({
  "get-game-connections": async () => ({ connections: await connectionsNow(office) }),
  "get-game-connection": async ({ operator: { timeZone } }, { connection: name }) => {
    const { connection, studios } = await connectionNow(office, name);
    return {
      connection,
      endpoints: [...office.endpointsOf(connection)],
      studios: studios.map(({ code, nameKo, nameEn }) => ({ code, nameKo, nameEn })),
      clocks: await clockReadings(office.db, name),
      selfTest: await selfTestOf(office, name),
      calls: await callsOf(office, name, timeZone),
    };
  },
  "save-game-connection": async (act, { operator, checkerId }, { reason: _reason, ...wanted }) => {
    const object = objectOf(wanted.connection);
    const known = await assertSavable(act.tx, office, wanted);
    const before = known ? factsOf(known) : null;
    const after = factsOf(wanted);
    if (checkerId === undefined) return { proposes: { object, ...(before && { before }), after } };
    const by = { changedBy: operator.operatorId, checkedBy: checkerId };
    await saveConnection(act, wanted, by);
    return { answer: {}, audit: { object, before, after } };
  },
  "set-game-credential": async (act, { operator, checkerId }, { connection, secret }) => {
    await assertConnected(act.tx, office, connection);
    const object = objectOf(connection);
    // The audit trail records that a secret was written, without the secret.
    const after = { secret: "written" };
    if (checkerId === undefined) return { proposes: { object, after } };
    const by = { setBy: operator.operatorId, checkedBy: checkerId };
    await setCredential(act.tx, office.clock, office.appSecret, { connection, secret, ...by });
    return { answer: {}, audit: { object, before: null, after } };
  },
  "test-game-connection": async (act, _context, { connection }) => {
    await assertConnected(act.tx, office, connection);
    await startSelfTest(act, office, connection);
    return { answer: {}, audit: { object: objectOf(connection), before: null, after: null } };
  },
});
