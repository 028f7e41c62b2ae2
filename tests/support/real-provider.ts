import { randomBytes } from "node:crypto";
import { join } from "node:path";
import { Child } from "#scripts/child.ts";
import { freePort } from "#scripts/ports.ts";
import { builtProgram } from "#scripts/processes/programs.ts";
import type { LaterClock } from "#tests/support/later-clock/later-clock.ts";
import type { RealHouse } from "#tests/support/real-house.ts";

/** What a provider counted of a month, in won. */
export type Counted = { stakes: number; wins: number };

/** Starts a provider beside the house, as a process of its own with secrets of its own. */
export async function startProvider(house: RealHouse, connection: string, clock: LaterClock) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const own = randomBytes(32).toString("base64url");
  const start = async (): Promise<Child> => {
    const provider = new Child({
      name: "The provider",
      entry: builtProgram("sandbox"),
      environment: {
        NODE_ENV: "production",
        NODE_OPTIONS: clock.nodeOptions(),
        SANDBOX_PORT: String(port),
        SANDBOX_SECRET: own,
        SANDBOX_WALLET_URL: `${house.innerUrl}/providers/${connection}`,
        SANDBOX_DATA: join(house.dataDir, "provider"),
      },
      logFile: join(house.dataDir, "provider.log"),
      say: () => {},
    });
    await provider.start();
    return provider;
  };
  let provider = await start();
  return {
    url,
    secret: own,
    /** The sums of a day of UTC by its own books, from the file that it offers operators. */
    countedOn: async (day: string): Promise<Counted> => {
      const answer = await fetch(`${url}/__sim/day-file?dialect=beexar&day=${day}&hoursAhead=0`);
      if (!answer.ok) throw new Error(`The provider's file of ${day} answered ${answer.status}.`);
      return sumsOf(await answer.text());
    },
    stop: () => provider.stop(),
    async start() {
      provider = await start();
    },
  };
}

/** The sums of a provider's file by the names of its columns; what is not done counts nothing. */
function sumsOf(file: string): Counted {
  const [head = "", ...lines] = file.trimEnd().split("\n");
  const names = head.split(",");
  const rows = lines.map((line) => {
    const cells = line.split(",");
    return Object.fromEntries(names.map((name, index) => [name, cells[index]]));
  });
  const sumOf = (kind: string) =>
    rows
      .filter((row) => row["kind"] === kind && row["state"] === "done")
      .reduce((sum, row) => sum + Number(row["amount"]), 0);
  return { stakes: sumOf("stake"), wins: sumOf("win") };
}
