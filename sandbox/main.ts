import { join, resolve } from "node:path";
import { openBooks } from "./books/books.ts";
import { buildServer } from "./http/server.ts";
import { openProvider } from "./provider.ts";
import { jackpotFeed } from "./jackpots/feed.ts";
import { readSettings } from "./settings.ts";
import { openControls } from "./control/controls.ts";

/** How long a clean stop waits for rounds whose wallet is answering. */
const lastRoundsMs = 2_000;
/** A spin waits this long for the wallet; then the page gets "pending" and repeats the call. */
const patienceMs = 6_000;
/** How often tables and matches check the clock. */
const tickMs = 200;

const settings = readSettings(process.env);
const books = openBooks(settings.dataFolder);
const controls = openControls(books, settings.links);
let closing = false;

const provider = openProvider({
  books,
  doors: controls.doors,
  now: () => Date.now(),
  pace: () => controls.board.pace,
  patienceMs,
  isClosing: () => closing,
  jackpots:
    settings.jackpotsUrl === null ? null : jackpotFeed(settings.jackpotsUrl, () => Date.now()),
  odds: () => controls.board.odds,
  report: (message, subject) => server.log.warn({ subject }, message),
});
const server = buildServer({
  settings,
  books,
  controls,
  game: provider.game,
  tables: provider.tables,
  sport: provider.sport,
  mines: provider.mines,
  builtFolder: resolve(join(import.meta.dirname, "../build/sandbox")),
  logLevel: process.env.SANDBOX_LOG ?? "warn",
});
const ticking = setInterval(provider.tick, tickMs);

async function stop(): Promise<void> {
  if (closing) return;
  closing = true;
  const deadline = Date.now() + lastRoundsMs;
  while (provider.rounds.openRounds() > 0 && Date.now() < deadline) {
    await new Promise((done) => setTimeout(done, 25));
  }
  clearInterval(ticking);
  await provider.stop();
  await controls.settled();
  await server.close();
  books.close();
  process.exit(0);
}

process.on("SIGTERM", () => void stop());
process.on("SIGINT", () => void stop());
if (process.channel) process.on("disconnect", () => void stop());

await server.listen({ host: settings.host, port: settings.port });
provider.resume();
process.send?.({ ready: true });
