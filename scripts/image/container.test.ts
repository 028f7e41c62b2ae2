import { execFileSync, spawnSync } from "node:child_process";
import { chownSync, copyFileSync, mkdirSync, mkdtempSync, realpathSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { removeContainers, startContainer, type Container } from "#scripts/image/container.ts";

const canRun = process.getuid?.() === 0 && spawnSync("runc", ["--version"]).status === 0;

/** Makes a root file system with a shell and the libraries that the shell loads. */
function makeRoot(root: string): void {
  for (const folder of ["bin", "proc", "dev", "sys", "tmp", "data"])
    mkdirSync(join(root, folder), { recursive: true });
  const shell = realpathSync("/bin/sh");
  copyFileSync(shell, join(root, "bin/sh"));
  const libraries = execFileSync("ldd", [shell], { encoding: "utf8" }).matchAll(/(\/\S+) \(0x/g);
  for (const [, library = ""] of libraries) {
    mkdirSync(join(root, dirname(library)), { recursive: true });
    copyFileSync(library, join(root, library));
  }
}

describe.skipIf(!canRun)("a container of the trial", () => {
  const folder = mkdtempSync(join(tmpdir(), "dalbit-containers-"));
  const names: string[] = [];
  beforeAll(() => makeRoot(join(folder, "root")));
  afterAll(() => removeContainers(folder, names));

  function run(script: string): Container {
    const name = `dalbit-test-${process.pid}-${names.length}`;
    names.push(name);
    const dataDir = join(folder, `data-${name}`);
    mkdirSync(dataDir);
    chownSync(dataDir, 10_001, 10_001);
    const settings = {
      User: "10001:10001",
      Env: ["PATH=/bin"],
      Entrypoint: ["sh", "-c"],
      Cmd: [],
      WorkingDir: "/",
      ExposedPorts: {},
      Volumes: {},
    };
    const image = { root: join(folder, "root"), settings };
    return startContainer(image, { name, folder, dataDir, command: [script], environment: {} });
  }

  it("has said everything when it has ended", async () => {
    const container = run("echo the reason >&2; exit 3");
    expect(container.log()).toBe("");
    expect(await container.ended(20_000)).toBe(3);
    expect(container.log()).toBe("the reason\n");
  });

  it("that does not stop when it is asked is killed after its grace", async () => {
    const container = run("trap '' TERM; echo begun; while :; do :; done");
    await expect.poll(() => container.log(), { timeout: 20_000 }).toContain("begun");
    const { code, ms } = await container.stop(1_000);
    expect(code).toBe(137);
    expect(ms).toBeGreaterThanOrEqual(1_000);
    expect(container.hasEnded()).toBe(true);
  });

  it("that does not end by itself is killed", async () => {
    expect(await run("while :; do :; done").ended(1_000)).toBe(137);
  });
});
