import type { ScheduledJob } from "#server/app/running-jobs.ts";
import { presentConnections } from "#server/games/connections/connections.ts";
import { endSelfTest, nextSelfTest } from "#server/games/connections/self-tests/self-tests.ts";
import type { TestedCase } from "#server/games/connections/self-tests/report.ts";
import type { SecretReader } from "#server/games/credentials/credentials.ts";
import type { RoundWriter } from "#server/games/round-writer.ts";
import { SYSTEM, type Acts } from "#server/kit/act.ts";
import type { Config, Connection } from "#server/kit/config.ts";
import type { Log } from "#server/kit/log.ts";
import type { LiveConnections } from "#server/providers/live-connections.ts";
import { testConnection } from "#server/providers/self-test/self-test.ts";

/** A self-test begins within this time after an operator started it. */
const TESTED_MS = 1_000;

type TestParts = {
  acts: Acts;
  writer: RoundWriter;
  config: Config;
  log: Log;
  connections: LiveConnections;
  /** A reader that has cached nothing yet. */
  readSecrets(): SecretReader;
};

/**
 * Runs the self-tests of connections that operators started, one after the other. One whose process
 * ended is run again, because it changes nothing.
 */
export const testJob = (parts: TestParts): ScheduledJob => ({
  name: "test connections",
  everyMs: TESTED_MS,
  step: () => testNext(parts),
});

async function testNext(parts: TestParts): Promise<number> {
  const { acts, connections } = parts;
  const claimed = await nextSelfTest(acts.db);
  if (!claimed) return 0;
  const present = await presentConnections({ db: acts.db, connections: connections.all });
  const connection = present.find((each) => each.connection === claimed.connection) ?? null;
  const cases = connection === null ? [] : await casesOf(connection, parts);
  await acts.perform(SYSTEM, (act) => endSelfTest(act, claimed, { connection, cases }));
  return 1;
}

/** The report; empty, which is no pass, when a fault of ours ended the test. */
async function casesOf(
  connection: Connection,
  { acts, writer, config, log, readSecrets }: TestParts,
): Promise<readonly TestedCase[]> {
  const onFault = (error: unknown) =>
    log.error({ err: error, connection: connection.connection }, "a self-test met a fault");
  try {
    return await testConnection(connection, {
      writer,
      clock: acts.clock,
      secrets: readSecrets(),
      networks: config.providerNetworks,
      isReal: config.mode === "real",
      onFault,
    });
  } catch (error) {
    onFault(error);
    return [];
  }
}
