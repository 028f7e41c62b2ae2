import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, it } from "vitest";
import { openTelemetryIn, reportPackages } from "#tests/support/loaded-packages.ts";

it.each(["server/main.ts", "server/worker.ts"])(
  "%s loads OpenTelemetry's SDK only where traces are exported",
  async (entry) => {
    // Without a database's address the process ends after its own imports.
    const { stdout, stderr } = await promisify(execFile)(
      process.execPath,
      [...reportPackages, entry],
      { env: { NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] ?? "" } },
    ).catch((ended: unknown) => ended as { stdout: string; stderr: string });
    expect(stderr).toContain("DATABASE_URL is not set");
    expect(JSON.parse(stdout)).toContain("pg");
    // prom-client loads the API, which does nothing without the SDK.
    expect(openTelemetryIn(stdout)).toEqual(["@opentelemetry/api"]);
  },
);
