import { join, resolve } from "node:path";
import { openBooks } from "./books/books.ts";
import { buildServer } from "./http/server.ts";
import { readSettings } from "./settings.ts";
import { walletClient } from "./wallet/client.ts";
import { settlement } from "./wallet/settlement.ts";
import { documentedTiming } from "./wallet/timing.ts";

/** How long a clean stop waits for rounds that the wallet is just answering. */
const lastRoundsMs = 2_000;
/** A spin waits this long for the wallet; then the page is told "pending" and asks again. */
const patienceMs = 6_000;

const settings = readSettings(process.env);
const books = openBooks(settings.dataFolder);
const wallet = walletClient(settings.walletUrl, settings.secret);
const now = () => Date.now();
let closing = false;

const rounds = settlement({
  books,
  wallet,
  timing: documentedTiming,
  now,
  report: (message, round) => server.log.warn({ round }, message),
});
const server = buildServer({
  settings,
  books,
  game: { books, settlement: rounds, wallet, now, patienceMs, isClosing: () => closing },
  builtFolder: resolve(join(import.meta.dirname, "../build/sandbox")),
  logLevel: process.env.SANDBOX_LOG ?? "warn",
});

async function stop(): Promise<void> {
  if (closing) return;
  closing = true;
  const deadline = Date.now() + lastRoundsMs;
  while (rounds.openRounds() > 0 && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 25));
  }
  await rounds.stop();
  await server.close();
  books.close();
  process.exit(0);
}

process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
if (process.channel) process.on("disconnect", () => void stop());

await server.listen({ host: settings.host, port: settings.port });
rounds.resume();
process.send?.({ ready: true });
