import { createHash } from "node:crypto";
import type { SelfTest } from "#contract/office/connections.ts";
import { operatorOf, type Act } from "#server/kit/act.ts";
import type { Connection } from "#server/kit/config.ts";
import type { Queryable } from "#server/kit/database.ts";
import { Refusal } from "#server/kit/refusal.ts";
import {
  presentConnections,
  type ConnectionOffice,
} from "#server/games/connections/connections.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import * as store from "#server/games/connections/self-tests/store.ts";

/**
 * Starts a self-test, which a process that can reach providers runs within seconds. Throws Refusal
 * `secret_missing` for a connection without a secret, `under_way` while another one of it has not
 * ended.
 */
export async function startSelfTest(
  act: Act,
  { connections }: Pick<ConnectionOffice, "connections">,
  connection: string,
): Promise<void> {
  const { operatorId: by } = operatorOf(act);
  const isGiven = connections().some((each) => each.connection === connection && each.secret);
  if (!isGiven && (await store.newestCredential(act.tx, connection)) === null)
    throw new Refusal("secret_missing");
  const isStarted = await store.claimTest(act.tx, { connection, at: act.clock.now(), by });
  if (!isStarted) throw new Refusal("under_way");
}

/** A self-test that was started, with what must be read before the connection is tested. */
export type ClaimedTest = { id: bigint; connection: string; credentialId: bigint | null };

/** The one that waits longest; undefined for none. */
export async function nextSelfTest(db: Queryable): Promise<ClaimedTest | undefined> {
  const claimed = await store.findClaimed(db);
  if (!claimed) return undefined;
  return { ...claimed, credentialId: await store.newestCredential(db, claimed.connection) };
}

/**
 * Stores the report. It has passed when no case failed and at least one passed; `connection` is null
 * for one that this installation no longer has.
 */
export async function endSelfTest(
  act: Act,
  { id, connection: name, credentialId }: ClaimedTest,
  { connection, cases }: { connection: Connection | null; cases: readonly TestedCase[] },
): Promise<void> {
  const has = (result: TestedCase["result"]) => cases.some((each) => each.result === result);
  await store.saveReport(act.tx, {
    id,
    settingsHash: connection && settingsHash(connection),
    credentialId,
    at: act.clock.now(),
    hasPassed: has("passed") && !has("failed"),
    cases,
  });
  const object = `game-connection:${name}`;
  await act.emit("operator.acted", { memberId: null, call: "test-game-connection", object });
}

/** The newest self-test of a connection; null before the first. */
export async function selfTestOf(
  office: Pick<ConnectionOffice, "db" | "connections">,
  name: string,
): Promise<SelfTest | null> {
  const row = await store.findNewest(office.db, name);
  if (!row) return null;
  const present = (await presentConnections(office)).find(({ connection }) => connection === name);
  const isOfSettings = present && row.settingsHash?.equals(settingsHash(present));
  return {
    askedAt: row.askedAt.toISOString(),
    by: row.by,
    endedAt: row.endedAt?.toISOString() ?? null,
    hasPassed: row.hasPassed ?? false,
    isCurrent: row.isOfNewestSecret && isOfSettings === true,
    cases: row.cases ?? [],
  };
}

/** Those of the connections whose newest self-test did not pass with the present settings and secret. */
export async function untested(
  db: Queryable,
  connections: readonly Connection[],
): Promise<Connection[]> {
  const passed = new Map(
    (await store.listPassed(db)).map((row) => [row.connection, row.settingsHash]),
  );
  return connections.filter((each) => !passed.get(each.connection)?.equals(settingsHash(each)));
}

/** A hash of all settings of a connection but its secret. */
export const settingsHash = (connection: Connection): Buffer =>
  createHash("sha256")
    .update(
      JSON.stringify([
        connection.protocol,
        connection.url,
        connection.operatorId,
        connection.country,
        connection.gameHosts ?? null,
        connection.networks ?? [],
        connection.roundPage ?? null,
        connection.isTest ?? false,
      ]),
    )
    .digest();
