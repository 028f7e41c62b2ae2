import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { protocols, runProtocol, type Result } from "#conformance/run.ts";
import { ownWallets } from "#scripts/conformance/own-wallets.ts";
import { listedPlayers, overHttp, type Wallet } from "#scripts/conformance/wallets.ts";
import { requireNode24 } from "#scripts/node-version.ts";

const help = `npm run conformance -- [options]

  --protocol <names>     ${protocols.map(({ name }) => name).join(", ")}; several with commas; all by default
  --url <address>        the wallet's address for one protocol; our own running product by default
  --secret-file <file>   what the provider signs with (docs/providers.md); with --url
  --players <file>       JSON list of test players, each used once; with --url
  --json <file>          writes the report as JSON too`;

requireNode24();
const { values: options } = parseArgs({
  options: {
    protocol: { type: "string" },
    url: { type: "string" },
    "secret-file": { type: "string" },
    players: { type: "string" },
    json: { type: "string" },
    help: { type: "boolean" },
  },
});

type Report = { protocol: string; url: string; results: readonly Result[] };

if (options.help) console.log(help);
else
  try {
    process.exitCode = (await run()) ? 0 : 1;
  } catch (error) {
    console.error(`\n${error instanceof Error ? error.message : String(error)}\n\n${help}`);
    process.exitCode = 2;
  }

async function run(): Promise<boolean> {
  const startedAt = new Date().toISOString();
  const reports: Report[] = [];
  await using wallets = options.url === undefined ? await ownWallets(process.env) : givenWallets();
  for (const protocol of wanted()) {
    const wallet = wallets.of(protocol.name);
    console.log(`\n${protocol.name} at ${wallet.url}`);
    reports.push({
      protocol: protocol.name,
      url: wallet.url,
      results: await runProtocol(protocol, wallet, tell),
    });
  }
  const count = (result: Result["result"]): number =>
    reports.flatMap(({ results }) => results).filter((each) => each.result === result).length;
  const [passed, failed, skipped] = [count("passed"), count("failed"), count("skipped")];
  console.log(`\n${passed} passed, ${failed} failed, ${skipped} skipped.`);
  if (options.json !== undefined) {
    const report = { startedAt, passed, failed, skipped, reports };
    writeFileSync(options.json, `${JSON.stringify(report, null, 2)}\n`);
  }
  return failed === 0;
}

function wanted() {
  const names = options.protocol?.split(",") ?? protocols.map(({ name }) => name);
  if (options.url !== undefined && names.length !== 1)
    throw new Error("With --url name one --protocol.");
  return names.map((name) => {
    const found = protocols.find((each) => each.name === name);
    if (!found) throw new Error(`There is no protocol "${name}".`);
    return found;
  });
}

function givenWallets() {
  const { url = "", "secret-file": secretFile, players } = options;
  if (secretFile === undefined || players === undefined)
    throw new Error("With --url name --secret-file and --players.");
  const wallet: Wallet = {
    url,
    transport: overHttp(url),
    secret: readFileSync(secretFile, "utf8").trim(),
    players: listedPlayers(players),
  };
  return { of: () => wallet, [Symbol.asyncDispose]: async () => undefined };
}

function tell({ section, title, result, why, durationMs }: Result): void {
  const mark = { passed: "ok     ", failed: "FAILED ", skipped: "skipped" }[result];
  console.log(`${mark} ${`11.${section}`.padEnd(6)} ${title} (${durationMs} ms)`);
  if (why !== undefined) console.log(`               ${why}`);
}
