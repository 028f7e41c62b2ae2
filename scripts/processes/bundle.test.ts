import { execFile } from "node:child_process";
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { builds } from "#scripts/builds.ts";
import { bundle } from "#scripts/processes/bundle.ts";
import { programs, threads } from "#scripts/processes/programs.ts";
import { projectFolder } from "#scripts/project.ts";
import { openTelemetryIn, reportPackages } from "#tests/support/loaded-packages.ts";

/** Inside the project, where the libraries are found. */
const cache = join(projectFolder, ".cache", "tests");
mkdirSync(cache, { recursive: true });
const folder = mkdtempSync(join(cache, "bundles-"));
afterAll(() => rmSync(folder, { recursive: true }));

type Ended = { stdout: string; stderr: string };
const run = (...args: string[]): Promise<Ended> =>
  promisify(execFile)(process.execPath, args, { env: {} }).catch(
    (ended: unknown) => ended as Ended,
  );

describe("A bundle", () => {
  const built = join(folder, "built");
  const moved = join(folder, "moved");
  beforeAll(async () => {
    mkdirSync(join(built, "room"), { recursive: true });
    const write = (name: string, text: string) => writeFileSync(join(built, "room", name), text);
    write("main.ts", 'import { say } from "./place.ts";\nsay();\n');
    write(
      "place.ts",
      `type Line = string;
export function say(): void {
  const lines: Line[] = [import.meta.dirname, new URL("place.ts", import.meta.url).pathname];
  console.log(JSON.stringify([...lines, import.meta.url]));
  throw new Error("named");
}
`,
    );
    await bundle({
      root: built,
      into: join(built, "build/processes"),
      programs: { main: "room/main.ts" },
      threads: {},
    });
    renameSync(built, moved);
  });

  it("finds the files beside its sources after it was moved", async () => {
    const { stdout } = await run(join(moved, "build/processes/main.js"));
    const [own, file, url] = JSON.parse(stdout) as string[];
    expect(join(own ?? "")).toBe(join(moved, "room"));
    expect(file).toBe(join(moved, "room/place.ts"));
    expect(url).toBe(`file://${file}`);
  });

  it("names in errors the source and its line", async () => {
    const { stderr } = await run(join(moved, "build/processes/main.js"));
    expect(stderr).toContain(`at say (${join(moved, "room/place.ts")}:5:`);
    expect(stderr).toContain(`${join(moved, "room/main.ts")}:2:`);
  });
});

describe("The processes", () => {
  const into = join(folder, "processes");
  beforeAll(() => bundle({ root: projectFolder, into, programs, threads }));

  it("are made from the inputs of their build", () => {
    const inputs = builds.find(({ name }) => name === "processes")?.inputs ?? [];
    const maps = readdirSync(into).filter((name) => name.endsWith(".map"));
    const sources = maps.flatMap((name) => {
      const map = JSON.parse(readFileSync(join(into, name), "utf8")) as { sources: string[] };
      return map.sources.map((source) => join(into, source).slice(projectFolder.length + 1));
    });
    expect(sources).toContain("server/main.ts");
    // The lock file, an input, names the versions of libraries.
    const isInput = (source: string) =>
      [...inputs, "node_modules"].some((input) => source.startsWith(`${input}/`));
    expect(sources.filter((source) => !isInput(source))).toEqual([]);
  });

  it.each(["web", "worker"])("%s names its source, and loads no more than that", async (name) => {
    // Without a database's address the process ends after its own imports.
    const { stdout, stderr } = await run(...reportPackages, join(into, `${name}.js`));
    expect(stderr).toContain("DATABASE_URL is not set");
    expect(stderr).toContain(`at need (${projectFolder}/server/kit/config.ts:`);
    expect(openTelemetryIn(stdout)).toEqual(["@opentelemetry/api"]);
  });
});
