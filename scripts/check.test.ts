import { spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { expect, it } from "vitest";
import { projectFolder } from "#scripts/project.ts";

it("npm run check with a word that no check has fails, and names the checks", async () => {
  const child = spawn(process.execPath, [join(projectFolder, "scripts/check.ts"), "statemnts"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = once(child, "exit");
  const [said, complaints] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  expect(said).not.toContain("All checks pass");
  expect(complaints).toContain("statements");
  expect(child.exitCode).toBe(1);
});
