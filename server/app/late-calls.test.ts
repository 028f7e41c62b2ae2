import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { migrate } from "#database/migrate.ts";
import { seed } from "#database/seed.ts";
import { questionsOf } from "#bench/office/questions.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { calls, type CallName } from "#contract/calls.ts";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import type { OfficeCallDeclaration } from "#contract/office/call.ts";
import type { CallDeclaration } from "#contract/call.ts";
import { asUser, ensureApplicationLogin, ensureDatabase } from "#scripts/databases.ts";
import { startPostgres } from "#scripts/postgres.ts";
import { aSession } from "#tests/support/report-acts.ts";
import { useTestApp } from "#tests/support/app.ts";
import { makeTestFolder } from "#tests/support/folders.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";
import { startStandby } from "#tests/support/standby.ts";
import { APP_SECRET } from "#tests/support/template.ts";

const declared = (name: OfficeCallName): OfficeCallDeclaration => officeCalls[name];
const ofMembers = (Object.keys(calls) as CallName[]).filter(
  (name) => (calls[name] as CallDeclaration).mayBeLate,
);
const LOGIN = "house_app";

const NOTHING_PLAYED = {
  round: "none",
  session: "00000000-0000-4000-8000-000000000000",
  mailing: null,
};

/** The whole product on a database with a streaming standby. */
describe("calls that may be late", () => {
  const ends = new AsyncDisposableStack();
  const urls = { primary: "", standby: "" };
  beforeAll(async () => {
    const [folder, copy] = [makeTestFolder(), makeTestFolder()];
    ends.defer(() => Promise.all([folder.remove(), copy.remove()]).then(() => undefined));
    const postgres = await startPostgres({ dataDir: folder.path, say: () => {} });
    ends.defer(() => postgres.stop());
    const owner = await ensureDatabase(postgres.url, "house");
    await migrate(owner);
    await seed(owner, { mode: "play", appSecret: APP_SECRET });
    urls.primary = await ensureApplicationLogin(owner, LOGIN);
    const standby = await startStandby(postgres, copy.path);
    ends.defer(() => standby.stop());
    urls.standby = asUser(standby.urlOf("house"), LOGIN, LOGIN);
  });
  afterAll(() => ends.disposeAsync());
  const test = useTestApp({
    get databaseUrl() {
      return urls.primary;
    },
    get readDatabaseUrl() {
      return urls.standby;
    },
  });

  const readsOf = async (server: string): Promise<number> => {
    const text = await test.app.metrics.registry.getSingleMetricAsString("dalbit_late_reads_total");
    return Number(new RegExp(`server="${server}"} (\\d+)`).exec(text)?.[1] ?? 0);
  };
  const replicaIsUsed = () =>
    vi.waitFor(
      async () => {
        const text = await test.app.metrics.registry.getSingleMetricAsString("dalbit_replica_used");
        expect(text).toMatch(/^dalbit_replica_used 1$/m);
      },
      { timeout: 10_000 },
    );

  it("are answered by the replica alone, each question that the contract allows", async () => {
    const cookie = await operatorWithRole(test, "admin");
    const session = await aSession(async (sql) => {
      const [row] = await test.app.db.query<{ id: string }>(sql);
      return row?.id ?? "";
    });
    const questions = questionsOf({ ...NOTHING_PLAYED, session }).filter(
      ({ call, isPair }) => !isPair && declared(call).mayBeLate,
    );
    const asked = new Set<string>();
    for (const { call, input } of questions) {
      await replicaIsUsed();
      await test.app.db.query("delete from throttles");
      const before = { replica: await readsOf("replica"), primary: await readsOf("primary") };
      const { http } = await officeCall(test, call, input, cookie);
      expect(http, `${call} ${JSON.stringify(input)}`).toBe(200);
      const question = `${call} ${JSON.stringify(input)}`;
      expect(await readsOf("primary"), question).toBe(before.primary);
      expect(await readsOf("replica"), question).toBeGreaterThan(before.replica);
      asked.add(call);
    }
    const late = (Object.keys(officeCalls) as OfficeCallName[]).filter(
      (name) => declared(name).mayBeLate,
    );
    expect([...asked].toSorted()).toEqual(late.toSorted());
  }, 180_000);

  it("of members are the files of their statement", async () => {
    const cookie = await test.signIn("demo1", DEMO_PASSWORD);
    for (const name of ofMembers) {
      await replicaIsUsed();
      const before = { replica: await readsOf("replica"), primary: await readsOf("primary") };
      expect((await test.call(name, {}, { cookie })).http, name).toBe(200);
      expect(await readsOf("primary"), name).toBe(before.primary);
      expect(await readsOf("replica"), name).toBeGreaterThan(before.replica);
    }
    expect(ofMembers.toSorted()).toEqual([
      "get-comp-file",
      "get-statement-file",
      "get-statement-proof",
    ]);
  });

  it("are none by which staff decide: no act without a file, no queue, no approval, no member's balance, no rounds", async () => {
    const late = (Object.keys(officeCalls) as OfficeCallName[]).filter(
      (name) => declared(name).mayBeLate,
    );
    for (const name of late)
      expect(declared(name).kind === "read" || declared(name).file, name).toBeTruthy();
    const decided =
      /queue|proposal|payouts|get-payment$|get-member$|find-members|get-member-entries|find-rounds/;
    expect(late.filter((name) => decided.test(name))).toEqual([]);
    const cookie = await operatorWithRole(test, "admin");
    await replicaIsUsed();
    const before = await readsOf("replica");
    const asked = questionsOf(NOTHING_PLAYED).filter(
      ({ call, isPair }) => !isPair && decided.test(call) && declared(call).kind === "read",
    );
    expect(new Set(asked.map(({ call }) => call)).size).toBeGreaterThan(5);
    for (const { call, input } of asked)
      expect([200, 404], call).toContain((await officeCall(test, call, input, cookie)).http);
    expect(await readsOf("replica")).toBe(before);
  });

  it("show an operator's own act at once", async () => {
    const cookie = await operatorWithRole(test, "admin");
    for (let turn = 0; turn < 20; turn++) {
      await replicaIsUsed();
      const reason = `turn ${turn} of the test`;
      const act = await officeCall(test, "add-member-remark", { id: 1, reason }, cookie);
      expect(act.http).toBe(200);
      const { body } = await officeCall(test, "get-audit-entries", {}, cookie);
      expect((body["entries"] as { reason: string }[])[0]?.reason).toBe(reason);
    }
  });
});
