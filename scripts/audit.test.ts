import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";
import { systemClock } from "#server/kit/clock.ts";
import { openDatabase } from "#server/kit/database.ts";
import { fromWon } from "#server/kit/money.ts";
import { createSealer } from "#server/ledger/seals/sealing.ts";
import { sealKeyOf } from "#server/ledger/seals/signing.ts";
import { useTestDatabase } from "#tests/support/database.ts";
import { makeMember, type TestMember } from "#tests/support/members.ts";

/** The two commands as a user runs them: their output and their exit codes. */
describe("npm run audit and npm run verify", () => {
  const database = useTestDatabase();
  const seed = Buffer.alloc(32, 11).toString("base64url");
  const folder = mkdtempSync(join(tmpdir(), "dalbit-audit-"));
  const checkpointsFile = join(folder, "ledger-checkpoints");
  let member: TestMember;

  const run = (command: "audit" | "verify", rest: string[] = [], more: NodeJS.ProcessEnv = {}) => {
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [join(projectFolder, "scripts", `${command}.ts`), ...rest],
      {
        encoding: "utf8",
        env: {
          ...process.env,
          DATABASE_URL: database.url,
          LEDGER_SIGNING_KEY: seed,
          DATA_DIR: folder,
          ...more,
        },
      },
    );
    return { status, text: stdout + stderr };
  };
  const change = (by: number) =>
    database.db.query("update ledger_accounts set balance = balance + $2 where id = $1", [
      member.cash.id,
      by,
    ]);

  beforeAll(async () => {
    member = await makeMember(database.db, { cash: fromWon(1_234) });
    const app = openDatabase(database.appUrl, { size: 2 });
    const key = sealKeyOf(seed);
    const sealer = createSealer({ db: app, clock: systemClock, key, checkpointsFile });
    while ((await sealer.step()) > 0) continue;
    await app.close();
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  it("report clean books with figures and exit with 0", () => {
    const audit = run("audit");
    expect(audit.text).toContain("The books are clean.");
    expect(audit.text).toMatch(/members' cash, won +1,234\.00000/);
    expect(audit.status).toBe(0);
    const verify = run("verify");
    expect(verify.text).toMatch(/rows that match their seals +1\n/);
    expect(verify.status).toBe(0);
  });

  it("name the account whose balance was changed, and exit with 1", async () => {
    await change(5);
    const [audit, verify] = [run("audit"), run("verify")];
    await change(-5);
    for (const { status, text } of [audit, verify]) {
      expect(text).toContain(`account ${member.cash.id}: balance`);
      expect(status).toBe(1);
    }
  });

  it("exit with 2 when the books cannot be read", () => {
    const nowhere = { DATABASE_URL: "", DATA_DIR: join(folder, "nothing") };
    const audit = run("audit", [], nowhere);
    expect(audit.text).toContain("No PostgreSQL runs on");
    expect(audit.status).toBe(2);
    expect(run("verify", [], { LEDGER_PUBLIC_KEYS: "abc" }).status).toBe(2);
    expect(run("verify", ["statement", join(folder, "none.json")]).status).toBe(2);
  });

  it("print an account's balance at a moment, and refuse a file that is not a proof", () => {
    const account = String(member.cash.id);
    expect(run("audit", [account, "2020-01-01T00:00:00Z"]).text).toContain("held 0.00 when");
    expect(run("audit", [account, "2090-01-01T00:00:00Z"]).text).toContain("held 1234.00 when");
    const file = join(folder, "proof.json");
    writeFileSync(file, JSON.stringify({ format: "something else" }));
    expect(run("verify", ["statement", file])).toMatchObject({ status: 1 });
  });
});
