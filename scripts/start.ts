import { relative } from "node:path";
import { demoSignIns, hasAdministrator } from "#database/seed-operators.ts";
import { buildIfStale } from "#scripts/builds.ts";
import { logsToFrom, type Configuration } from "#scripts/configuration.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { startProduct, type Product } from "#scripts/product.ts";
import { projectFolder } from "#scripts/project.ts";
import { runProduct } from "#scripts/running.ts";
import { appSecretOf } from "#scripts/secrets.ts";

requireNode24();
await runProduct(async (configuration, signal) => {
  const say = (line: string): void => console.log(line);
  await buildIfStale(say, signal);
  signal.throwIfAborted();
  const logsTo = logsToFrom(process.env);
  const options = { configuration, nodeEnv: "production", logsTo, say, signal } as const;
  const product = await startProduct(options);
  say(await greeting(product, configuration));
  return product;
});

async function greeting(
  { webUrl, sandboxUrl, databaseUrl }: Product,
  configuration: Configuration,
): Promise<string> {
  const { dataDir, mode } = configuration;
  const inProject = relative(projectFolder, dataDir);
  const shownFolder = inProject.startsWith("..") ? dataDir : inProject;
  const lines = ["", `  Dalbit            ${webUrl}`, `  back office       ${webUrl}/office`];
  if (sandboxUrl !== null) lines.push(`  sandbox provider  ${sandboxUrl}`);
  lines.push(`  data and logs     ${shownFolder}/`);
  if (mode === "play") {
    lines.push("", "  Play money. Sign in as demo1, demo2 or demo3, password moonlight-demo.");
    lines.push(
      "  Back office, same password, and a code from an authenticator app with this secret:",
    );
    const demo = await demoSignIns(databaseUrl, appSecretOf(configuration));
    for (const { loginId, secret, uri } of demo)
      lines.push(`    ${loginId}  ${secret}`, `               ${uri}`);
  }
  if (mode === "real" && !(await hasAdministrator(databaseUrl)))
    lines.push("", "  There is no administrator yet: npm run operator -- invite <id> <name>");
  lines.push("", "  Ctrl-C stops it.");
  return lines.join("\n");
}
