import { chownSync, mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { BuiltImage } from "#scripts/image/build.ts";
import { removeContainers, startContainer, type Container } from "#scripts/image/container.ts";
import { openTrialDatabase } from "#scripts/image/trial-database.ts";
import { freePort } from "#scripts/ports.ts";
import { builtProgram } from "#scripts/processes/programs.ts";
import type { Say } from "#scripts/project.ts";
import { sandboxConnections } from "#scripts/provider-connections.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { secretNames } from "#server/kit/environment/secret-files.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { GameSession, signInByCall } from "#tests/support/play.ts";

/** On an empty database it takes seconds. */
const MIGRATION_MS = 120_000;
/** Docker kills a container ten seconds after it was asked to stop, Kubernetes after thirty. */
const GRACE_MS = 10_000;
const names = ["migrate", "sandbox", "web", "worker"] as const;
type Name = (typeof names)[number];

/**
 * Starts the processes from the image as its user, with a root that cannot be written, beside a new
 * PostgreSQL, with secrets as files: migrates, signs in, plays a round, and stops.
 * @throws Error with the log of the container that failed, or the signal's reason when it was
 * aborted; either way nothing of the trial is left
 */
export async function tryImage(image: BuiltImage, say: Say, signal: AbortSignal): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "dalbit-image-"));
  await using undo = new AsyncDisposableStack();
  undo.defer(() => removeContainers(folder, names));
  const database = await openTrialDatabase(join(folder, "postgres"));
  undo.defer(() => database.stop());
  signal.throwIfAborted();
  const [uid = 0, gid = 0] = image.settings.User.split(":").map(Number);
  const start = (name: Name, environment: Record<string, string>, command?: string[]) => {
    const dataDir = join(folder, `data-${name}`);
    mkdirSync(dataDir);
    chownSync(dataDir, uid, gid);
    const given = withSecretFiles(environment, dataDir, { uid, gid });
    return startContainer(image, { name, folder, dataDir, command, environment: given });
  };
  const settings = await settingsOf(folder, database.appUrl);
  const { appSecret } = readSecrets(join(folder, "secrets"));
  const migrate = start(
    "migrate",
    { MODE: "play", DATABASE_URL: database.ownerUrl, APP_SECRET: appSecret },
    ["scripts/migrate.ts"],
  );
  const migrated = await migrate.ended(MIGRATION_MS);
  signal.throwIfAborted();
  if (migrated !== 0) throw new Error(`migrate ended with ${migrated}:\n${migrate.log()}`);
  say("migrate: the database is made, its exit code is 0");
  const sandbox = start("sandbox", settings.sandbox, [builtProgram("sandbox")]);
  const worker = start("worker", settings.worker, [builtProgram("worker")]);
  const web = start("web", settings.web);
  const containers = { web, worker, sandbox };
  undo.defer(() => stopAll(Object.values(containers)));
  await whenReady(settings.webReady, web, signal);
  await whenReady(settings.workerReady, worker, signal);
  say("web, worker: ready on their management ports");
  await play(settings, say, signal);
  for (const [name, container] of Object.entries(containers)) {
    const { code, ms } = await container.stop(GRACE_MS);
    if (code !== 0 || ms > GRACE_MS)
      throw new Error(`${name} ended with ${code} after ${ms} ms:\n${container.log()}`);
    say(`${name}: stopped after ${ms} ms, exit code 0`);
  }
}

/** Every secret as a file that only the container's user reads, as compose and Kubernetes give it. */
function withSecretFiles(
  environment: Readonly<Record<string, string>>,
  dataDir: string,
  { uid, gid }: { uid: number; gid: number },
): Record<string, string> {
  const pairs = Object.entries(environment).map(([name, value]) => {
    if (!secretNames.includes(name)) return [name, value];
    const file = join(dataDir, name.toLowerCase());
    writeFileSync(file, `${value}\n`, { mode: 0o400 });
    chownSync(file, uid, gid);
    return [`${name}_FILE`, `/data/${name.toLowerCase()}`];
  });
  return Object.fromEntries(pairs) as Record<string, string>;
}

async function stopAll(containers: readonly Container[]): Promise<void> {
  await Promise.all(containers.map((each) => each.stop(GRACE_MS)));
}

type Settings = Record<"web" | "worker" | "sandbox", Record<string, string>> &
  Record<"webUrl" | "sandboxUrl" | "webReady" | "workerReady", string>;

async function settingsOf(folder: string, appUrl: string): Promise<Settings> {
  const secrets = readSecrets(join(folder, "secrets"));
  const [web, sandbox, webProbe, workerProbe] = await Promise.all(
    [1, 2, 3, 4].map(() => freePort()),
  );
  const [webUrl, sandboxUrl] = [`http://127.0.0.1:${web}`, `http://127.0.0.1:${sandbox}`];
  const connections = sandboxConnections(join(folder, "secrets"), sandboxUrl);
  return {
    webUrl,
    sandboxUrl,
    webReady: `http://127.0.0.1:${webProbe}/health/ready`,
    workerReady: `http://127.0.0.1:${workerProbe}/health/ready`,
    web: {
      DATABASE_URL: appUrl,
      APP_SECRET: secrets.appSecret,
      PORT: String(web),
      MANAGEMENT_PORT: String(webProbe),
      PROVIDER_CONNECTIONS: JSON.stringify(connections.map(({ ours }) => ours)),
    },
    worker: {
      DATABASE_URL: appUrl,
      LEDGER_SIGNING_KEY: secrets.ledgerSigningKey,
      MANAGEMENT_PORT: String(workerProbe),
    },
    sandbox: {
      SANDBOX_HOST: "127.0.0.1",
      SANDBOX_PORT: String(sandbox),
      SANDBOX_SECRET: secrets.sandboxSecret,
      SANDBOX_WALLET_URL: `${webUrl}/providers/sandbox`,
      SANDBOX_JACKPOTS_URL: `${webUrl}/api/routes/get-jackpots`,
      SANDBOX_DATA: "/data/sandbox",
    },
  };
}

async function whenReady(
  address: string,
  container: Container,
  signal: AbortSignal,
): Promise<void> {
  const deadline = Date.now() + 60_000;
  const isReady = () =>
    fetch(address, { signal: AbortSignal.timeout(3_000) }).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    signal.throwIfAborted();
    if (container.hasEnded() || Date.now() > deadline)
      throw new Error(`not ready within a minute:\n${container.log()}`);
    await sleep(200);
  }
}

async function play(
  product: Pick<Settings, "webUrl" | "sandboxUrl">,
  say: Say,
  signal: AbortSignal,
): Promise<void> {
  const home = await fetch(product.webUrl);
  if (!home.ok) throw new Error(`the home page answers ${home.status}`);
  const cookie = await signInByCall(product, "demo1", DEMO_PASSWORD);
  say("demo1 is signed in");
  const game = await GameSession.open(product, cookie, "tiger", "moon-rabbit-mill");
  const { code } = await game.spin("image-round-1", 1_000);
  if (code !== undefined) throw new Error(`the spin was refused: ${code}`);
  const deadline = Date.now() + 30_000;
  for (;;) {
    signal.throwIfAborted();
    const [round] = await game.rounds();
    if (round?.state === "settled") {
      say(`a round of ${round.stake} won is settled, with a win of ${round.win}`);
      return;
    }
    if (Date.now() > deadline) throw new Error(`the round is still ${round?.state}`);
    await sleep(200);
  }
}
