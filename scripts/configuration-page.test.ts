import { describe, expect, it } from "vitest";
import { environmentFor } from "#scripts/child-environment.ts";
import { projectFolder } from "#scripts/project.ts";
import { readSources } from "#scripts/sources.ts";
import { variables as declared } from "#server/kit/environment/variables.ts";

/** The rooms that run in production, without their tests. */
const code = readSources(projectFolder).filter(
  ({ path }) =>
    /^(server|scripts|sandbox)\//.test(path) &&
    !path.endsWith(".test.ts") &&
    path !== "server/kit/environment/variables.ts",
);
/** What the system and npm give to every program. */
const ofSystem = /^(PATH|HOME|TMPDIR|TZ|LANG|NODE_OPTIONS|npm_.*|CI|NO_COLOR)$/;
/** What Patroni gives the programs that it starts. */
const ofPatroni = /^PGPASSFILE$/;
/** What the supervisor makes for the sandbox alone; its README lists them. */
const ofSandbox =
  /^SANDBOX_(HOST|DATA|SECRET|LINKS|PUBLIC_URL|WALLET_URL|JACKPOTS_URL|CONTROL_SECRET)$/;

const READS = [
  /\b(?:environment|process\.env)(?:\.|\[")([A-Z][A-Z_]+|npm_[a-z_]+)\b/g,
  /\b(?:environment|process\.env), "([A-Z][A-Z_]+)"/g,
];

describe("the declaration of environment variables", () => {
  it("has every variable that the code reads", () => {
    const read = code.flatMap(({ path, text }) =>
      READS.flatMap((pattern) =>
        [...text.matchAll(pattern)].map(([, name = ""]) => ({ path, name })),
      ),
    );
    expect(read.length).toBeGreaterThan(50);
    const unknown = read.filter(
      ({ name }) =>
        !(name in declared) && ![ofSystem, ofPatroni, ofSandbox].some((kind) => kind.test(name)),
    );
    expect(unknown).toEqual([]);
  });

  it("has no variable that nothing reads", () => {
    const texts = code.map(({ text }) => text).join("\n");
    const unread = Object.keys(declared).filter(
      (name) => !new RegExp(`["'.{ ]${name}["': ,\\]?)]`).test(texts),
    );
    expect(unread).toEqual([]);
  });

  it("names a process as the reader of each variable that the supervisor passes on", () => {
    const everything = Object.fromEntries(Object.keys(declared).map((name) => [name, "x"]));
    for (const kind of ["web", "worker", "sandbox"] as const)
      for (const name of Object.keys(environmentFor(kind, everything)))
        expect([name, declared[name]?.readers]).toEqual([name, expect.arrayContaining([kind])]);
  });
});
