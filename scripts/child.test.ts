import { writeFileSync } from "node:fs";
import { join, relative } from "node:path";
import { afterAll, expect, it } from "vitest";
import { Child } from "#scripts/child.ts";
import { isAlive } from "#scripts/postgres/postmaster.ts";
import { projectFolder } from "#scripts/project.ts";
import { makeTestFolder } from "#tests/support/folders.ts";

const folder = makeTestFolder();
afterAll(() => folder.remove());

it("a process that hangs at its start is killed, so that it can be started again", async () => {
  const program = join(folder.path, "hangs.ts");
  writeFileSync(program, "setInterval(() => {}, 1_000);\n");
  const child = new Child({
    name: "It",
    entry: relative(projectFolder, program),
    environment: {},
    logFile: join(folder.path, "hangs.log"),
    readyWithinMs: 500,
    say: () => {},
  });
  await expect(child.start()).rejects.toThrow("It was not ready in time and is killed.");
  expect(isAlive(child.pid ?? 0)).toBe(false);
});
