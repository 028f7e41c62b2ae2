import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";

const read = (name: string): string =>
  readFileSync(join(projectFolder, "deploy/patroni", name), "utf8");

it("acknowledges nothing that is on one disk alone", () => {
  const patroni = read("patroni.yml");
  for (const line of [
    "synchronous_mode: true",
    "synchronous_mode_strict: true",
    "maximum_lag_on_failover: 0",
    'synchronous_commit: "on"',
  ])
    expect(patroni).toContain(line);
});

it("asks Patroni about each server and closes sessions of a former primary", () => {
  const haproxy = read("haproxy.cfg");
  expect(haproxy).toContain("option httpchk GET /primary");
  expect(haproxy).toContain("on-marked-down shutdown-sessions");
  expect(haproxy.match(/server database-\d "\$\{DATABASE_\d\}" check port/g)).toHaveLength(3);
});

it("has no password", () => {
  const passwords = read("node.env.example").match(/^PATRONI_\w+_PASSWORD=.*$/gm) ?? [];
  expect(passwords).toHaveLength(3);
  for (const line of passwords) expect(line).toMatch(/=$/);
});
