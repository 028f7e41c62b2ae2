/** An option of Node by which a process names its loaded packages on standard output as it ends. */
export const reportPackages: readonly string[] = [
  "--import",
  `data:text/javascript,${encodeURIComponent(`
  import { createRequire } from "node:module";
  const { cache } = createRequire("${process.cwd()}/");
  process.on("exit", () => {
    const packages = Object.keys(cache).map((path) => /node_modules\\/((?:@[^/]+\\/)?[^/]+)/.exec(path)?.[1]);
    process.stdout.write(JSON.stringify([...new Set(packages)]));
  });
`)}`,
];

/** The packages of OpenTelemetry that such a process loaded. */
export const openTelemetryIn = (stdout: string): string[] =>
  (JSON.parse(stdout) as string[]).filter((name) => name.startsWith("@opentelemetry/"));
