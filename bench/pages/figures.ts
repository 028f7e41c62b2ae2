import { spawn } from "node:child_process";
import { once } from "node:events";
import { get, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { LoadOrder } from "#bench/load.ts";
import { processorSeconds } from "#bench/ledger/processor-time.ts";
import { openYardstick } from "#bench/pages/open-yardstick.ts";
import { homeAnswersOf } from "#bench/pages/home-answers.ts";
import type { RenderOrder, RenderResult } from "#bench/pages/render-loop.ts";
import { runLoad } from "#bench/run-load.ts";
import { measureRefusals, measureSignIns } from "#bench/sign-ins.ts";
import { addressOf, signInMembers } from "#tests/support/attack/visitors.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** Until the code of the measured process is compiled. */
const WARM_UP_SECONDS = 8;
/** A figure and its yardstick take turns, so that other load is beside both. */
const TURNS = 3;
const SECONDS_A_TURN = 4;
export const READERS = 32;
/** Members, each in a network of their own, so that each stays below the rate limit. */
const VISITORS = 600;

type Print = (name: string, value: string) => void;

const inCpu = (rate: number): string => `${Math.round(rate).toLocaleString("en")} per CPU-second`;

/** How much was done, and the processor time that it took. */
type Done = { count: number; cpuSeconds: number };
type Work = { warmUp(): Promise<unknown>; turn(): Promise<Done> };

/** Requests, and the processor time of the process that answers them. */
const requests = (order: Omit<LoadOrder, "seconds">, pid: number): Work => ({
  warmUp: () => runLoad({ ...order, seconds: WARM_UP_SECONDS }),
  async turn() {
    const before = processorSeconds([pid]);
    const { answered } = await runLoad({ ...order, seconds: SECONDS_A_TURN });
    return { count: answered, cpuSeconds: processorSeconds([pid]) - before };
  },
});

/** Both works in turns: how much of each is done in a second of processor time. */
async function inTurns(...works: readonly [Work, Work]): Promise<[number, number]> {
  for (const work of works) await work.warmUp();
  const done = works.map(() => ({ count: 0, cpuSeconds: 0 }));
  for (let turn = 0; turn < TURNS; turn++)
    for (const [at, work] of works.entries()) {
      const { count, cpuSeconds } = await work.turn();
      const sum = done[at];
      if (sum)
        Object.assign(sum, { count: sum.count + count, cpuSeconds: sum.cpuSeconds + cpuSeconds });
    }
  const [own = Number.NaN, bare = Number.NaN] = done.map((sum) => sum.count / sum.cpuSeconds);
  return [own, bare];
}

/** Renders in a separate process, which is production as the served site is. */
async function renderLoop(order: RenderOrder): Promise<RenderResult> {
  const child = spawn(process.execPath, [join(import.meta.dirname, "render-loop.ts")], {
    stdio: ["pipe", "pipe", "inherit"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  child.stdin.end(JSON.stringify(order));
  const [printed, [code]] = await Promise.all([
    text(child.stdout),
    once(child, "exit") as Promise<[number | null]>,
  ]);
  if (code !== 0) throw new Error(`the rendering loop ended with ${code}`);
  return JSON.parse(printed) as RenderResult;
}

const rendering = (order: Omit<RenderOrder, "seconds">): Work => ({
  warmUp: () => Promise.resolve(),
  turn: () => renderLoop({ ...order, seconds: SECONDS_A_TURN }),
});

/** Rendered pages and health checks, each beside its yardstick, and sign-ins. */
export async function benchPages(product: TestProduct, figure: Print): Promise<void> {
  const { webUrl, web } = product;
  const signedIn = await signInMembers(product, VISITORS);
  const members = signedIn.map(({ cookie }, n) => ({
    cookie,
    "x-forwarded-for": addressOf(n),
    "accept-encoding": "br, gzip",
  }));
  const [{ cookie, ...visitor } = { cookie: "" }] = members;
  const visitors = members.map(({ cookie: _, ...headers }) => headers);
  const home = { url: `${webUrl}/`, connections: READERS, kind: "get" } as const;
  const checks = { ...home, url: `${webUrl}/api/routes/user-health-check`, kind: "post" } as const;
  const pid = web.pid ?? Number.NaN;
  const yardstick = await openYardstick({
    page: await compressedPage(`${webUrl}/`, visitor),
    databaseUrl: product.applicationUrl,
    memberId: String(signedIn[0]?.memberId),
  });
  const beside = async (name: string, own: Work, than: string, yard: Work, least: number) => {
    const [rate, bare] = await inTurns(own, yard);
    figure(name, inCpu(rate));
    figure(`  ${than} (≥ ${least} ×)`, `${inCpu(bare)}, ${(rate / bare).toFixed(2)} ×`);
  };
  const bare = (path: string, kind: LoadOrder["kind"]) =>
    requests({ ...home, kind, visitors, url: `${yardstick.url}${path}` }, yardstick.pid);
  try {
    const page = bare("/page", "get");
    const visits = requests({ ...home, visitors }, pid);
    await beside("home pages, visitor", visits, "a route with the same bytes", page, 0.5);
    const loop = rendering(await homeAnswersOf(webUrl, { cookie, ...visitor }));
    const own = requests({ ...home, visitors: members }, pid);
    await beside("home pages, member", own, "rendering from ready data", loop, 0.5);
    const row = bare("/row", "post");
    const health = requests({ ...checks, visitors: members }, pid);
    await beside("health checks", health, "a route with one query", row, 0.8);
  } finally {
    await yardstick.close();
  }
  const signIns = await measureSignIns(webUrl, 10);
  figure("sign-ins", `${Math.round(signIns.signInsPerSecond)}/s`);
  figure("  bare password hashes beside", `${Math.round(signIns.hashesPerSecond)}/s`);
  const ratio = (await measureRefusals(webUrl)).toFixed(2);
  figure("  a refusal of an unknown id, by that of a wrong password", ratio);
}

/** A page's bytes as the product sends them. `fetch` would decompress them. */
async function compressedPage(url: string, headers: Record<string, string>) {
  const [answer] = (await once(get(url, { headers }), "response")) as [IncomingMessage];
  const bytes = Buffer.concat(await answer.toArray());
  return {
    bytes: bytes.toString("base64"),
    encoding: answer.headers["content-encoding"] ?? "identity",
  };
}
