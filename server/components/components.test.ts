import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import type { Alert } from "#contract/office/alerts.ts";
import type { ComponentCheck } from "#contract/office/components.ts";
import { projectFolder } from "#scripts/project.ts";
import { watchAlerts } from "#server/alerts/watching/watch.ts";
import {
  checkWholeRelease,
  refuseOtherComponents,
  sweepComponentChecks,
} from "#server/components/checks.ts";
import {
  compareFiles,
  compareFunctions,
  FUNCTION_HASHES,
  readFunctionHashes,
} from "#server/components/comparing.ts";
import {
  COMPONENT_LIST,
  readComponentList,
  sha256Of,
  textOfList,
} from "#server/components/list.ts";
import { useTestApp } from "#tests/support/app.ts";
import { officeCall, operatorWithRole } from "#tests/support/office.ts";

const DAY_MS = 86_400_000;
const hashes = await readFunctionHashes(projectFolder);

describe("the components of a release", () => {
  const test = useTestApp();
  const folder = mkdtempSync(join(tmpdir(), "dalbit-components-"));
  afterAll(() => rmSync(folder, { recursive: true }));
  const write = (path: string, text: string) => {
    mkdirSync(join(folder, path, ".."), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const files = {
    "build/processes/web.js": "serve();",
    "build/site/client/app.js": "show();",
    "node_modules/pg/index.js": "ask();",
  };
  let checking: Parameters<typeof refuseOtherComponents>[0];

  /** A release as it was built. */
  beforeEach(async () => {
    for (const [path, text] of Object.entries(files)) write(path, text);
    write(FUNCTION_HASHES, JSON.stringify(hashes));
    const listed = Object.entries(files).map(([path, text]) => ({ path, hash: sha256Of(text) }));
    write(COMPONENT_LIST, textOfList(listed));
    const { app, clock } = test;
    checking = { db: app.db, clock, folder, process: "web", pinned: null };
    await app.db.query("delete from alert_findings");
    await app.db.query("delete from component_checks");
    await app.db.query("update alert_settings set looked_until = null");
  });

  const reader = () => operatorWithRole(test, "viewer");
  const checks = async () => {
    const { body } = await officeCall(test, "get-component-checks", {}, await reader());
    return body["checks"] as ComponentCheck[];
  };
  const raised = async () => {
    await watchAlerts(test.app.acts);
    const { body } = await officeCall(test, "get-alerts", { view: "open" }, await reader());
    const alerts = body["alerts"] as Alert[];
    return alerts.filter(({ rule }) => rule === "component_changed").map(({ facts }) => facts);
  };

  it("that are as released let a process start, and the check is kept without an alert", async () => {
    await refuseOtherComponents(checking);
    const { hash } = await readComponentList(folder);
    const [check] = await checks();
    expect(check).toMatchObject({ kind: "start", process: "web", release: hash, faults: [] });
    expect(check?.components, "two files of the web process and every function").toBe(
      2 + Object.keys(hashes).length,
    );
    expect(await raised()).toEqual([]);
  });

  it("are listed in the format of sha256sum", () => {
    const said = execFileSync("sha256sum", ["--check", COMPONENT_LIST], { cwd: folder });
    expect(said.toString()).toContain("node_modules/pg/index.js: OK");
  });

  it.each([
    ["changed", () => write("build/processes/web.js", "serve(); steal();")],
    ["missing", () => rmSync(join(folder, "build/processes/web.js"))],
  ])("let no process start when a file that it loads is %s", async (fault, harm) => {
    harm();
    await expect(refuseOtherComponents(checking)).rejects.toThrow(
      `differ from this release: 1, the first is build/processes/web.js (${fault})`,
    );
    const [check] = await checks();
    expect(check?.faults).toEqual([{ component: "build/processes/web.js", fault }]);
    expect(await raised()).toEqual([
      expect.objectContaining({ process: "web", count: 1, first: "build/processes/web.js" }),
    ]);
    expect(await raised(), "once").toHaveLength(1);
  });

  it("of many megabytes are compared too", async () => {
    const large = "x".repeat(5 * 2 ** 20);
    write("build/processes/web.js", large);
    const listed = { path: "build/processes/web.js", hash: sha256Of(large) };
    expect(await compareFiles(folder, [listed])).toEqual({ count: 1, faults: [] });
    write("build/processes/web.js", `${large}y`);
    expect((await compareFiles(folder, [listed])).faults).toEqual([
      { component: "build/processes/web.js", fault: "changed" },
    ]);
  });

  it("that a process does not load are found by the whole check", async () => {
    write("node_modules/pg/index.js", "ask(); tell();");
    await refuseOtherComponents(checking);
    await checkWholeRelease(checking);
    const [check] = await checks();
    expect(check).toMatchObject({
      kind: "whole",
      faults: [{ component: "node_modules/pg/index.js", fault: "changed" }],
    });
    expect(await raised()).toHaveLength(1);
  });

  it("of another release than the pinned one do not start", async () => {
    const { hash } = await readComponentList(folder);
    await refuseOtherComponents({ ...checking, pinned: hash });
    await expect(refuseOtherComponents({ ...checking, pinned: "0".repeat(64) })).rejects.toThrow(
      `COMPONENTS_HASH is ${"0".repeat(64)}, and this release is ${hash}`,
    );
  });

  it("without a list do not start", async () => {
    rmSync(join(folder, COMPONENT_LIST));
    await expect(refuseOtherComponents(checking)).rejects.toThrow("run `npm run build`");
    write(COMPONENT_LIST, "build/processes/web.js\n");
    await expect(refuseOtherComponents(checking)).rejects.toThrow("a line that is none");
  });

  /** Compares the functions while the database is changed, and takes the change back. */
  const comparedWith = (...changes: string[]) =>
    test.owner
      .transaction(async (tx) => {
        for (const change of changes) await tx.query(change);
        const { faults } = await compareFunctions(tx, hashes);
        throw Object.assign(new Error("taken back"), { faults });
      })
      .catch((error: Error & { faults: unknown }) => error.faults);

  it("in the database are its functions and triggers, with their rights and whether they are on", async () => {
    expect(await comparedWith()).toEqual([]);
    const keeper = "trigger ledger_limits_stay on ledger_limits";
    expect(
      await comparedWith("alter table ledger_limits disable trigger ledger_limits_stay"),
    ).toEqual([{ component: keeper, fault: "changed" }]);
    expect(await comparedWith("drop trigger ledger_limits_stay on ledger_limits")).toEqual([
      { component: keeper, fault: "missing" },
    ]);
    const poster = Object.keys(hashes).find((name) => name.startsWith("function ledger_post("));
    expect(await comparedWith(`alter ${poster} security invoker`)).toEqual([
      { component: poster, fault: "changed" },
    ]);
    expect(
      await comparedWith(
        "create function ledger_thief() returns trigger language plpgsql as 'begin return new; end'",
        `create trigger thief before insert on ledger_entries
           for each row execute function ledger_thief()`,
      ),
    ).toEqual([{ component: "trigger thief on ledger_entries", fault: "unknown" }]);
    const own = "create function own_report() returns text language sql as 'select null::text'";
    expect(await comparedWith(own)).toEqual([]);
    expect(await comparedWith(own.replace("own_report()", "ledger_post(text)"))).toEqual([
      { component: "function ledger_post(text)", fault: "unknown" },
    ]);
  });

  it("in a database of the next release are not compared", async () => {
    const faults = await comparedWith(
      "update migrations_functions set version = version + 1, hash = 'later'",
      "alter table ledger_limits disable trigger ledger_limits_stay",
    );
    expect(faults).toEqual([]);
  });

  it("leave checks that are deleted after five years", async () => {
    await refuseOtherComponents(checking);
    test.clock.advance((5 * 365 - 1) * DAY_MS);
    expect(await sweepComponentChecks(test.app.db, test.clock)).toBe(0);
    test.clock.advance(2 * DAY_MS);
    expect(await sweepComponentChecks(test.app.db, test.clock)).toBe(1);
    test.clock.advance(-(5 * 365 + 1) * DAY_MS);
  });
});
