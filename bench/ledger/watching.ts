import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import pg from "pg";
import type { BetOrder } from "#bench/ledger/bets.ts";
import type { Print } from "#bench/ledger/figures.ts";
import { addMembers } from "#bench/ledger/members.ts";
import { runBets } from "#bench/ledger/run-bets.ts";
import { medianOf } from "#bench/median.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";
import { openDatabase } from "#server/kit/database.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { measuredCalls } from "#server/app/measured-calls.ts";
import type { CallLog } from "#server/games/calls/call-log.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { startWebProcess } from "#tests/support/web-process.ts";

const SECONDS = 10;
/** A cycle of the database's own upkeep, which doubles the cost of a bet for some seconds of it. */
const CYCLE_SECONDS = 60;
/** Compiles what a bet runs. */
const FIRST_SECONDS = 20;
const WARM_UP_SECONDS = 3;
const CALLERS = 128;
const TURNS = 5;
const RECORDS = 500_000;
const STATEMENTS = 20_000;

/**
 * What metrics, traces and the check of each connection add to the processor time of a bet, in one
 * product: two web processes by turns that were started alike, one of which exports traces with the
 * standard share; and the cost of one record and one statement alone. Of the two only their own time
 * is compared, because the database does the same for both, and its time varies by a fifth.
 */
export async function benchWatching(product: TestProduct, print: Print): Promise<void> {
  print.say("\nCost of metrics and traces on bets, one call a spin");
  const receiver = createServer((request, answer) =>
    request.resume().on("end", () => answer.end("{}")),
  );
  await new Promise<void>((done) => receiver.listen(0, "127.0.0.1", done));
  const address = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}`;
  const plain = await startWebProcess(product, print.say);
  const traced = await startWebProcess(product, print.say, {
    OTEL_EXPORTER_OTLP_ENDPOINT: address,
  });
  try {
    const secret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    const members = (await addMembers(product.databaseUrl, secret)).map(({ ref }) => ref);
    const costOf = async (url: string, pids: readonly (number | null)[], seconds = SECONDS) => {
      const order: BetOrder = {
        shape: "together",
        urls: [`${url}/providers/sandbox/betwin`],
        connections: CALLERS,
        seconds,
        warmUpSeconds: WARM_UP_SECONDS,
        secret: readSecrets(product.dataDir).sandboxSecret,
        members,
      };
      return (
        await runBets(
          order,
          pids.filter((pid) => pid !== null),
        )
      ).cpuMicros;
    };
    const unwatched = (seconds?: number) => costOf(plain.url, [plain.pid], seconds);
    const watched = (seconds?: number) => costOf(traced.url, [traced.pid], seconds);
    await unwatched(FIRST_SECONDS);
    await watched(FIRST_SECONDS);
    const [without, withTraces]: [number[], number[]] = [[], []];
    for (let turn = 0; turn < TURNS; turn++) {
      // Each goes first in every other turn, so that a machine that slows down favours neither.
      const runs = [
        async () => without.push(await unwatched()),
        async () => withTraces.push(await watched()),
      ];
      for (const run of turn % 2 === 0 ? runs : runs.toReversed()) await run();
    }
    const all = [plain.pid, product.worker.pid, product.postgres.pid];
    const bet = await costOf(plain.url, all, CYCLE_SECONDS);
    print.figure("CPU time a bet, of all processes", `${bet.toFixed(1)} µs`);
    print.figure(
      "  of the web process without traces, with them",
      `${medianOf(without).toFixed(1)} and ${medianOf(withTraces).toFixed(1)} µs`,
    );
    const more = medianOf(withTraces) - medianOf(without);
    print.figure("  a bet with traces by one without (≤ 1.05)", (1 + more / bet).toFixed(3));
    const record = costOfRecord();
    print.figure("metrics of one provider's call", `${record.toFixed(2)} µs`);
    print.figure("  by a bet without traces (≤ 0.02)", (record / bet).toFixed(4));
    const { direct, checked } = await costOfStatement(product.applicationUrl);
    print.figure(
      "a statement of the driver's pool, of ours",
      `${direct.toFixed(1)} and ${checked.toFixed(1)} µs`,
    );
    print.figure(
      "  the difference by a bet, each in its own batch",
      ((checked - direct) / bet).toFixed(3),
    );
  } finally {
    await Promise.all([plain.stop(), traced.stop()]);
    await new Promise((done) => receiver.close(done));
  }
}

const cpuMicros = (): number => {
  const { user, system } = process.cpuUsage();
  return user + system;
};

/** CPU time that counting and timing one provider's call takes, in µs. */
function costOfRecord(): number {
  const nothing: Pick<CallLog, "record"> = { record: () => {} };
  const calls = measuredCalls(
    nothing as CallLog,
    openMetrics(),
    { received: () => {} },
    () => "beexar",
  );
  const call = {
    connection: "sandbox",
    endpoint: "betwin",
    memberRef: null,
    gameCode: null,
    roundRef: null,
    isSigned: true,
    http: 200,
    outcome: "ok",
    isFault: false,
    durationMs: 4,
    body: null,
  };
  const runs = (): number => {
    const startedAt = cpuMicros();
    for (let n = 0; n < RECORDS; n++) calls.record(call);
    return (cpuMicros() - startedAt) / RECORDS;
  };
  runs(); // Compiled by then.
  return runs();
}

/** CPU time of this process for a statement through the driver's pool and through ours, in µs. */
async function costOfStatement(url: string): Promise<{ direct: number; checked: number }> {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  const db = openDatabase(url, { size: 1 });
  const cost = async (ask: () => Promise<unknown>): Promise<number> => {
    const startedAt = cpuMicros();
    for (let n = 0; n < STATEMENTS; n++) await ask();
    return (cpuMicros() - startedAt) / STATEMENTS;
  };
  const direct: number[] = [];
  const checked: number[] = [];
  for (let turn = 0; turn <= TURNS; turn++) {
    const [one, other] = [
      await cost(() => pool.query("select 1")),
      await cost(() => db.query("select 1")),
    ];
    if (turn === 0) continue; // Compiled by then.
    direct.push(one);
    checked.push(other);
  }
  await pool.end();
  await db.close();
  return { direct: medianOf(direct), checked: medianOf(checked) };
}
