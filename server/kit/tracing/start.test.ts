import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";

/** Names on standard output the packages that were loaded when the process ends. */
const reportPackages = `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  const { cache } = createRequire("${process.cwd()}/");
  process.on("exit", () => {
    const packages = Object.keys(cache).map((path) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(path)?.[1]);
    process.stdout.write(JSON.stringify([...new Set(packages)]));
  });
`)}`;

it.each(["server/main.ts", "server/worker.ts"])(
  "%s loads OpenTelemetry's SDK only where traces are exported",
  async (entry) => {
    // Without a database's address the process ends after its own imports.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      ["--import", reportPackages, entry],
      { env: { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "" } },
    ).catch((ended: unknown) => ended as { stdout: string; stderr: string });
    expect(stderr).toContain("DATABASE_URL is not set");
    const packages = JSON.parse(stdout) as string[];
    expect(packages).toContain("pg");
    // prom-client loads the API, which does nothing without the SDK.
    expect(packages.filter((name) => name.startsWith("@opentelemetry/"))).toEqual([
      "@opentelemetry/api",
    ]);
  },
);
