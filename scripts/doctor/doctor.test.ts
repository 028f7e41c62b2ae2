import { spawn } from "node:child_process";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createServer } from "node:tls";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { migrate } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { connectReplication, identifySystem } from "#scripts/backup/replication.ts";
import { formatLsn } from "#scripts/backup/wal-names.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { startPostgres, type Postgres } from "#scripts/postgres.ts";
import { judgeDisk, judgeOpenFiles } from "#scripts/doctor/machine.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSecrets } from "#scripts/secrets.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase, type Database } from "#server/kit/database.ts";
import { claimSealKey } from "#server/kit/seal-keys/seal-keys.ts";
import { makeCertificate } from "#tests/support/certificate.ts";
import { makeTestFolder, type TestFolder } from "#tests/support/folders.ts";
import { environmentOfHouse, openHouse } from "#tests/support/opened-house.ts";

const DAY_MS = 86_400_000;

/** One server with a house that is open for real money, and a demo. */
describe("npm run doctor", () => {
  let folder: TestFolder;
  let postgres: Postgres;
  let house: Database;
  let opened: NodeJS.ProcessEnv = {};
  let renewedTooLate = 0;
  const ends: (() => unknown)[] = [];

  /** The command as an operator runs it: its exit code, and what is not safe. */
  async function examine(environment: NodeJS.ProcessEnv) {
    const child = spawn(process.execPath, [join(projectFolder, "scripts/doctor.ts")], {
      env: { PATH: process.env["PATH"], ...environment },
      stdio: ["ignore", "pipe", "pipe"],
    });
    const ended = once(child, "exit");
    const [said, error] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
    return {
      code: child.exitCode,
      error,
      unsafe: said.split("\n").filter((line) => line.startsWith("UNSAFE")),
    };
  }

  /** The proxy in front: a certificate of so many days, at one port. */
  async function serveTls({ key, certificate }: ReturnType<typeof makeCertificate>) {
    const server = createServer({ key, cert: certificate });
    await once(server.listen(0, "localhost"), "listening");
    ends.push(() => server.close());
    return (server.address() as AddressInfo).port;
  }
  const certificateOf = (days: number) => {
    const now = Date.now();
    return makeCertificate("localhost", {
      from: new Date(now - DAY_MS),
      until: new Date(now + days * DAY_MS),
    });
  };

  beforeAll(async () => {
    folder = makeTestFolder();
    postgres = await startPostgres({ dataDir: folder.path, say: () => {} });
    const urls = await openHouse(postgres.url);
    house = openDatabase(urls.url, { size: 1 });
    const [long, short] = [certificateOf(90), certificateOf(3)];
    const [site, office] = [await serveTls(long), await serveTls(long)];
    renewedTooLate = await serveTls(short);
    const authority = long.certificate + short.certificate;
    opened = environmentOfHouse(folder.path, urls, { site, office, authority });
    // Receives the log as the backup does.
    const patient = `${postgres.url}?options=-c%20wal_sender_timeout%3D0`;
    const receiver = await connectReplication(patient);
    ends.push(() => receiver.end());
    const { flushed, timeline } = await identifySystem(receiver);
    const log = receiver.copy(
      `START_REPLICATION PHYSICAL ${formatLsn(flushed)} TIMELINE ${timeline}`,
    );
    await log.resume().started;
  });
  afterAll(async () => {
    await house.close();
    for (const end of ends) await end();
    await postgres.stop();
    await folder.remove();
  });

  it("finds an opened house safe: exit code 0", async () => {
    expect(await examine(opened)).toEqual({ code: 0, error: "", unsafe: [] });
  });

  it("names each thing that the house lacks, and exits 1", async () => {
    await house.query("update settings_backups set finished_at = now() - interval '26.5 hours'");
    await house.query(
      `insert into operators (login_id, name, role, password_hash, second_factor, second_factor_step)
       select 'viewer.' || n, 'A', 'viewer', password_hash, second_factor, (n < 201)::int
       from operators, generate_series(1, 201) n where login_id = 'first.admin' order by n`,
    );
    await house.query(
      `insert into alert_sendings (channel_id, made_at, attempts, fault)
       select id, now() - interval '1 day', 8, 'no answer' from alert_channels`,
    );
    await house.query("alter role house_app createrole");
    const { code, unsafe } = await examine({
      ...opened,
      PUBLIC_URL: `https://localhost:${renewedTooLate}`,
      OFFICE_URL: "",
      READ_DATABASE_URL: opened["DATABASE_URL"],
      APP_SECRET_PREVIOUS: "an earlier secret of the house",
      BACKUP_KEY: opened["LEDGER_SIGNING_KEY"],
    });
    expect(code).toBe(1);
    expect(unsafe.map((line) => line.replace(/^UNSAFE +/, ""))).toEqual([
      "Addresses: The office is reachable from the internet, or shares its host with the member site.",
      `Certificates: The certificate of localhost:${renewedTooLate} ends in 2 days.`,
      "Keys: Two secrets are the same.",
      "Keys: An earlier APP_SECRET still opens what it sealed.",
      "Replica: READ_DATABASE_URL is a primary server; name a standby that follows it",
      "Roles: The serving processes' login house_app may change postings or roles.",
      "Staff: viewer.201 never proved a second factor.",
      "Backup: The last good backup is 26 hours old.",
      "Alerts: Alerts that have not reached their receiver: 1.",
    ]);
  });

  it("finds the demo unsafe, with its known passwords: exit code 1", async () => {
    const url = await ensureDatabase(postgres.url, "dalbit");
    await migrate(url);
    const appSecret = { current: readSecrets(folder.path).appSecret, previous: [] };
    const owner = openDatabase(url, { size: 1 });
    await claimSealKey(owner, systemClock, appSecret);
    await owner.close();
    await seed(url, { mode: "play", appSecret });
    const { code, unsafe } = await examine({ DATA_DIR: folder.path });
    expect(code).toBe(1);
    const said = unsafe.join("\n");
    for (const sentence of [
      "Settings: The product runs with play money.",
      "Keys: Secrets lie in secrets.json beside the data.",
      "Staff: Operators with the demo's password, which everyone can read: operator1, operator2.",
      "Staff: operator1, operator2 never proved a second factor.",
      "Members: Members with the demo's password, which everyone can read: demo1, demo2, demo3.",
      "Backup: There was no good backup yet.",
    ])
      expect(said).toContain(sentence);
  });

  it("exits 2 with what to do when no database runs", async () => {
    const { code, error } = await examine({ DATA_DIR: join(folder.path, "house") });
    expect(code).toBe(2);
    expect(error).toContain("Start it first");
  });
});

describe("the limit of open files", () => {
  it("is safe when a web process can keep all of its connections", () => {
    expect(judgeOpenFiles(20_000)).toEqual({
      isSafe: true,
      says: "A process may have 20,000 open files.",
    });
    expect(judgeOpenFiles(Infinity).isSafe).toBe(true);
    expect(judgeOpenFiles(19_999).isSafe).toBe(false);
  });
});

describe("a disk", () => {
  const gib = (free: number, all: number) =>
    judgeDisk("/data", { bavail: free, blocks: all, bsize: 2 ** 30 });

  it("is safe with a tenth and 2 GiB free", () => {
    expect(gib(10, 100)).toEqual({ isSafe: true, says: "/data has 10 GiB free, 10 %." });
    expect(gib(9, 100)).toMatchObject({ isSafe: false, says: "/data has 9 GiB free, 9 %." });
    expect(gib(2, 20).isSafe).toBe(true);
    expect(gib(1, 4).isSafe).toBe(false);
  });
});
