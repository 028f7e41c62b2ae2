import { parseArgs } from "node:util";
import { benchOffice } from "#bench/office/figures.ts";
import { sizeOf } from "#bench/office/grown/size.ts";
import { benchLargeCatalogue } from "#bench/catalogue/large-catalogue.ts";
import { measureFrames, measureReady } from "#bench/game-window.ts";
import { measurePaint } from "#bench/home-page.ts";
import { benchBytes } from "#bench/ledger/bytes.ts";
import { LedgerFigures } from "#bench/ledger/figures.ts";
import { benchWatching } from "#bench/ledger/watching.ts";
import { benchPages, READERS } from "#bench/pages/figures.ts";
import { benchHouse } from "#bench/house/figures.ts";
import { benchProcesses } from "#bench/processes/figures.ts";
import { benchRestore } from "#bench/restore.ts";
import { measureScripts } from "#bench/script-bytes.ts";
import { benchStreams } from "#bench/streams/figures.ts";
import { buildIfStale } from "#scripts/builds.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { routes } from "#site/routes.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import { openProduct } from "#tests/support/product.ts";

requireNode24();
// The readers use many addresses, which only a trusted proxy may name.
process.env["TRUSTED_PROXIES"] = "1";
const say = (line: string): void => console.log(line);
const figure = (name: string, value: string): void => say(`  ${name.padEnd(46)} ${value}`);
const inMs = (ms: number): string => `${Math.round(ms).toLocaleString("en")} ms`;
const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`;

let ledgerFigures: Promise<LedgerFigures> | null = null;
/** Its members are added once, for all of its parts. */
const ledger = () => (ledgerFigures ??= LedgerFigures.open(product, { say, figure }));

const parts = {
  ledger: async () => (await ledger()).rates(),
  bytes: () => benchBytes({ say, figure }),
  processes: () => benchProcesses({ say, figure }),
  streams: () => benchStreams({ say, figure }),
  house: () => benchHouse(officeMembers, { say, figure }),
  watching: () => benchWatching(product, { say, figure }),
  memory: async () => (await ledger()).memory(),
  pages: async () => {
    say(`\nPages and calls (${READERS} clients)`);
    await benchPages(product, figure);
  },
  browser: benchBrowser,
  games: benchGames,
  catalogue: () => benchLargeCatalogue(product, { say, figure }),
  history: async () => (await ledger()).history(),
  office: () => benchOffice(product, officeSize, officeTimes, { say, figure }),
  restore: () => benchRestore(product, { say, figure }),
};
const { values, positionals: asked } = parseArgs({
  options: {
    members: { type: "string", default: "1000000" },
    rows: { type: "string" },
    times: { type: "string", default: "200" },
  },
  allowPositionals: true,
});
const officeMembers = Number(values.members);
if (!Number.isInteger(officeMembers) || officeMembers < 1_000)
  throw new Error("--members is the size of the grown office: a whole number from 1000.");
const officeRows = values.rows === undefined ? officeMembers * 10 : Number(values.rows);
if (!Number.isInteger(officeRows) || officeRows < officeMembers)
  throw new Error(
    "--rows is how many requests, rounds and bank lines it has: at least its members.",
  );
const officeTimes = Number(values.times);
if (!Number.isInteger(officeTimes) || officeTimes < 1)
  throw new Error("--times is how often each question is asked: a whole number.");
const officeSize = sizeOf(officeMembers, officeRows);
const unknown = asked.filter((name) => !(name in parts));
if (unknown.length > 0)
  throw new Error(`No part "${unknown.join()}"; there are ${Object.keys(parts).join(", ")}.`);

await buildIfStale(say, new AbortController().signal);
say("Starting a separate product for the figures …");
const product = await openProduct();
try {
  // Catalogue, history and office run last: the rows that they add would slow every later figure.
  for (const [name, bench] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await bench();
} finally {
  await product.stop();
}

async function signInDemo(): Promise<string> {
  const answer = await fetch(`${product.webUrl}/api/routes/user-do-login`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ userId: "demo1", password: "moonlight-demo" }),
  });
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

async function benchBrowser(): Promise<void> {
  say("\nHome page in Chromium");
  const browser = await launchBrowser();
  try {
    const cookie = await signInDemo();
    const pages = routes
      .filter((route) => /^\/[a-z]/.test(route.path))
      .map(({ path, visitorsOnly }) => (visitorsOnly ? { path } : { path, cookie }));
    const scripts = await measureScripts(browser, product.webUrl, pages);
    figure("JavaScript, compressed (≤ 120 kB)", kilobytes(scripts.homeBytes));
    for (const { route, moreBytes } of scripts.others)
      figure(`  ${route} adds (≤ 15 kB)`, kilobytes(moreBytes));
    const paint = await measurePaint(browser, product.webUrl);
    figure("LCP at 4× slower CPU and slow 4G (≤ 1,200 ms)", inMs(paint.lcpMs));
    figure("TBT (≤ 150 ms)", inMs(paint.tbtMs));
    figure("CLS (≤ 0.02)", paint.cls.toFixed(3));
    figure("a tap at the first picture is answered (≤ 1,500 ms)", inMs(paint.tapShownMs));
    figure("  and what it opens is there", inMs(paint.tapDoneMs));
    figure("yardstick: sorting a fixed list in that page", inMs(paint.yardstickMs));
  } finally {
    await browser.close();
  }
}

async function benchGames(): Promise<void> {
  say("\nA slot's window in Chromium");
  const browser = await launchBrowser();
  try {
    const cookie = await signInDemo();
    const launch = () => openPractice(cookie);
    figure(
      "ready at 4× slower CPU and slow 4G (≤ 4,000 ms)",
      inMs(await measureReady(browser, launch)),
    );
    const spins = await measureFrames(browser, launch);
    const rates = spins.map(({ perSecond }) => Math.round(perSecond));
    figure("frames a second without a GPU (≥ 30), spin by spin", rates.join(", "));
    figure("  slowest frame of each", spins.map(({ slowestMs }) => inMs(slowestMs)).join(", "));
  } finally {
    await browser.close();
  }
}

async function openPractice(cookie: string): Promise<string> {
  const answer = await fetch(`${product.webUrl}/api/routes/open-practice`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify({ company: "tiger", code: "moon-rabbit-mill" }),
  });
  const { gameUrl, status } = (await answer.json()) as { gameUrl?: string; status: string };
  if (gameUrl === undefined) throw new Error(`the practice was answered ${status}`);
  return gameUrl;
}
