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
import { measureSignIns } from "#bench/sign-ins.ts";
import { addressOf, signInMembers } from "#tests/support/attack/visitors.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** Until the code of the measured process is compiled. */
const WARM_UP_SECONDS = 8;
const SECONDS = 10;
export const READERS = 32;
/** Members, each in a network of their own, so that each stays below the rate limit. */
const VISITORS = 600;

type Print = (name: string, value: string) => void;

const inCpu = (rate: number): string => `${Math.round(rate).toLocaleString("en")} per CPU-second`;

/**
 * Requests for each second of processor time of the process that serves them. Other load on the
 * machine, the load's own included, changes it little.
 */
async function perCpuSecond(order: Omit<LoadOrder, "seconds">, pid: number): Promise<number> {
  await runLoad({ ...order, seconds: WARM_UP_SECONDS });
  const before = processorSeconds([pid]);
  const { answered } = await runLoad({ ...order, seconds: SECONDS });
  return answered / (processorSeconds([pid]) - before);
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
  const beside = async (name: string, rate: number, than: string, bare: number, least: number) => {
    figure(name, inCpu(rate));
    figure(`  ${than} (≥ ${least} ×)`, `${inCpu(bare)}, ${(rate / bare).toFixed(2)} ×`);
  };
  const bare = { ...home, visitors };
  try {
    await beside(
      "home pages, visitor",
      await perCpuSecond({ ...home, visitors }, pid),
      "a route with the same bytes",
      await perCpuSecond({ ...bare, url: `${yardstick.url}/page` }, yardstick.pid),
      0.5,
    );
    const ready = await homeAnswersOf(webUrl, { cookie, ...visitor });
    await beside(
      "home pages, member",
      await perCpuSecond({ ...home, visitors: members }, pid),
      "rendering from ready data",
      (await renderLoop({ ...ready, seconds: SECONDS })).perCpuSecond,
      0.5,
    );
    await beside(
      "health checks",
      await perCpuSecond({ ...checks, visitors: members }, pid),
      "a route with one query",
      await perCpuSecond({ ...bare, url: `${yardstick.url}/row`, kind: "post" }, yardstick.pid),
      0.8,
    );
  } finally {
    await yardstick.close();
  }
  const signIns = await measureSignIns(webUrl, SECONDS);
  figure("sign-ins", `${Math.round(signIns.signInsPerSecond)}/s`);
  figure("  bare password hashes beside", `${Math.round(signIns.hashesPerSecond)}/s`);
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
