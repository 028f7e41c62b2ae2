import { growHistory, measurePageTimes } from "#bench/ledger/history.ts";
import { giveLimits } from "#bench/ledger/limited.ts";
import { medianOf } from "#bench/median.ts";
import { addMembers, type BenchMember } from "#bench/ledger/members.ts";
import { watchMemory } from "#bench/ledger/memory.ts";
import { measurePosting, type Posting, type PostingResult } from "#bench/ledger/posting.ts";
import type { BetOrder, RoundShape } from "#bench/ledger/bets.ts";
import { runBets } from "#bench/ledger/run-bets.ts";
import { countPostings, settle, whenSealed } from "#bench/ledger/settling.ts";
import { measureYardstick, type Yardstick } from "#bench/ledger/yardstick.ts";
import { ensureDatabase } from "#scripts/databases.ts";
import { appSecretOf, readSecrets } from "#scripts/secrets.ts";
import { openProduct, type TestProduct } from "#tests/support/product.ts";
import { startWebProcess } from "#tests/support/web-process.ts";

/** Longer than the warm-up and short enough that all figures take minutes. */
const SECONDS = 10;
const WARM_UP_SECONDS = 5;
/** A web process needs this long until its code is compiled. */
const HTTP_WARM_UP_SECONDS = 20;
/** After a checkpoint, as at the end of growing, each page is logged whole at its first change. */
const HISTORY_WARM_UP_SECONDS = 40;
const CALLERS = 128;
const SMALL_HISTORY = 100_000;
const LARGE_HISTORY = 10_000_000;
/** As many calls as a busy installation has in an hour, within minutes. */
const MEMORY_RUNS = 12;
/** Of members with limits and of those without, by turns: the machine's speed changes meanwhile. */
const LIMITED_TURNS = 7;

/** Live tables report a stake and its win in separate calls, slots report a spin in one. */
const shapes: readonly (readonly [RoundShape, string])[] = [
  ["apart", "a call each"],
  ["together", "one call a spin"],
];

type Rate = { perSecond: number; cpuMicros: number };
type Posted = Pick<Posting, "shape" | "isWithRounds">;

export type Print = { say(line: string): void; figure(name: string, value: string): void };

const perSecond = (rate: number): string => `${Math.round(rate).toLocaleString("en")}/s`;
const megabytes = (bytes: number): string => `${Math.round(bytes / 1e6)} MB`;

/** The figures of the ledger, each beside the yardstick of the same minutes on the same server. */
export class LedgerFigures {
  readonly #product: TestProduct;
  readonly #print: Print;
  readonly #members: readonly BenchMember[];

  private constructor(product: TestProduct, print: Print, members: readonly BenchMember[]) {
    this.#product = product;
    this.#print = print;
    this.#members = members;
  }

  static async open(product: TestProduct, print: Print): Promise<LedgerFigures> {
    const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    return new LedgerFigures(product, print, await addMembers(product.databaseUrl, appSecret));
  }

  /**
   * Rates of bets and wins over HTTP with everything that runs in production, and in the database
   * alone, without other load; in both shapes. Earlier figures slow later ones down, so each figure
   * over HTTP has a product of its own; the others have the postings of earlier ones as history,
   * and their number is printed beside each.
   */
  async rates(): Promise<void> {
    this.#print.say(
      `\nLedger (fsync and synchronous_commit on, ${CALLERS} callers, ${SECONDS} s each)`,
    );
    const { worker, databaseUrl } = this.#product;
    for (const [shape, label] of shapes.toReversed())
      for (const processes of [1, 2] as const)
        await this.#signedInANewProduct(shape, label, processes);
    await LedgerFigures.limits(this.#print);
    const yardstick = await this.#yardstick();
    const postings: Posted = { shape: "apart", isWithRounds: false };
    const sealing = await this.#posting(this.#members, postings);
    this.#rate("postings, while the worker seals", sealing, yardstick);
    await settle(databaseUrl);
    await worker.stop();
    await this.#inBatches("postings", postings);
    for (const [shape, label] of shapes)
      await this.#inBatches(`with rounds, ${label}`, { shape, isWithRounds: true });
    await worker.start();
    await whenSealed(databaseUrl);
    await this.#signed("signed, one call a spin, one process, with history", "together", 1);
  }

  /** What three limits of a member add to the cost of a bet, over HTTP, in one new product. */
  static async limits(print: Print): Promise<void> {
    const product = await openProduct();
    try {
      const figures = await LedgerFigures.open(product, print);
      const half = figures.#members.length / 2;
      const [without, limited] = [figures.#members.slice(half), figures.#members.slice(0, half)];
      await giveLimits(product.databaseUrl, limited);
      await figures.#costOf(without, HTTP_WARM_UP_SECONDS);
      const plain: number[] = [];
      const held: number[] = [];
      for (let turn = 0; turn < LIMITED_TURNS; turn++) {
        // Each goes first in every other turn, so that a machine that slows down favours neither.
        const measure = [
          async () => plain.push(await figures.#costOf(without)),
          async () => held.push(await figures.#costOf(limited)),
        ];
        for (const run of turn % 2 === 0 ? measure : measure.toReversed()) await run();
      }
      const [free, limitedCost] = [
        `${medianOf(plain).toFixed(1)} µs`,
        `${medianOf(held).toFixed(1)} µs`,
      ];
      print.figure("CPU time a bet without limits, with three", `${free}, ${limitedCost}`);
      print.figure(
        "  the second by the first (≤ 1.1)",
        (medianOf(held) / medianOf(plain)).toFixed(2),
      );
    } finally {
      await product.stop();
    }
  }

  /** CPU time of a signed bet or win of some members, one call a spin, in µs. */
  async #costOf(members: readonly BenchMember[], warmUp = WARM_UP_SECONDS): Promise<number> {
    const order = this.#order([this.#url], "together", warmUp, members);
    return (await runBets(order, this.#pids())).cpuMicros;
  }

  /** Over HTTP, in a new product with only its seed. */
  async #signedInANewProduct(shape: RoundShape, label: string, processes: 1 | 2): Promise<void> {
    const product = await openProduct();
    try {
      const figures = await LedgerFigures.open(product, this.#print);
      const name = processes === 1 ? "one process (≥ 2.5 ×)" : "two processes (≥ 3 ×)";
      await figures.#signed(`signed, ${label}, ${name}`, shape, processes);
    } finally {
      await product.stop();
    }
  }

  async #signed(name: string, shape: RoundShape, processes: 1 | 2): Promise<void> {
    const yardstick = await this.#yardstick();
    const run = async (urls: string[], ...morePids: (number | null)[]) => {
      const bets = await runBets(this.#order(urls, shape), this.#pids(...morePids));
      this.#rate(name, bets, yardstick);
      this.#print.figure("  p50 and p99 (< 40 ms)", `${bets.p50Ms} and ${bets.p99Ms} ms`);
    };
    if (processes === 1) await run([this.#url]);
    else await this.#withSecondProcess((second, pid) => run([this.#url, second], pid));
  }

  /** The same rate with a short and a long history, and the time of near and far pages. */
  async history(): Promise<void> {
    const { say, figure } = this.#print;
    say(`\nThe ledger's history (${LARGE_HISTORY.toLocaleString("en")} postings by the end)`);
    const { databaseUrl, worker } = this.#product;
    await settle(databaseUrl);
    // Otherwise it would seal ten million entries of the history, which were never posted.
    await worker.stop();
    const rounds: Posted = { shape: "apart", isWithRounds: true };
    await growHistory(databaseUrl, this.#members, SMALL_HISTORY, say);
    const young = await this.#posting(this.#members, rounds, HISTORY_WARM_UP_SECONDS);
    await growHistory(databaseUrl, this.#members, LARGE_HISTORY - SMALL_HISTORY, say);
    const old = await this.#posting(this.#members, rounds, HISTORY_WARM_UP_SECONDS);
    figure(`with ${SMALL_HISTORY.toLocaleString("en")} postings`, perSecond(young.perSecond));
    figure(`with ${LARGE_HISTORY.toLocaleString("en")} postings`, perSecond(old.perSecond));
    figure("  of the rate before (≥ 0.9)", (old.perSecond / young.perSecond).toFixed(2));
    const [busiest] = this.#members;
    if (!busiest) throw new RangeError("no members");
    for (const { name, firstMs, thousandthMs } of await measurePageTimes(databaseUrl, busiest)) {
      const [near, far] = [firstMs.toFixed(1), thousandthMs.toFixed(1)];
      figure(`${name}, pages 1 and 1,000`, `${near} and ${far} ms`);
      figure("  the second by the first (≤ 2)", (thousandthMs / firstMs).toFixed(2));
    }
    await worker.start();
  }

  /** Whether the web process releases its memory. */
  async memory(): Promise<void> {
    const { say, figure } = this.#print;
    say(`\nMemory of the web process under ${MEMORY_RUNS} × ${SECONDS} s of signed calls`);
    const pid = this.#product.web.pid;
    if (pid === null) throw new Error("the web process does not run");
    const { result: calls, middleBytes, endBytes } = await watchMemory(pid, this.#manyBets());
    figure("calls", Math.round(calls).toLocaleString("en"));
    figure("second third and last third", `${megabytes(middleBytes)} and ${megabytes(endBytes)}`);
    figure("  the last by the second (≤ 1.1)", (endBytes / middleBytes).toFixed(2));
  }

  /**
   * Several runs, because each run's requests are made before it begins; answers the number of
   * calls.
   */
  async #manyBets(): Promise<number> {
    let calls = 0;
    for (let run = 0; run < MEMORY_RUNS; run++)
      calls += SECONDS * (await runBets(this.#order([this.#url], "apart", 1), [])).perSecond;
    return calls;
  }

  get #url(): string {
    return `${this.#product.webUrl}/providers/sandbox/betwin`;
  }

  #rate(name: string, { perSecond: rate, cpuMicros }: Rate, yardstick: Yardstick): void {
    this.#print.figure(name, perSecond(rate));
    this.#print.figure("  of the yardstick", `${(rate / yardstick.tps).toFixed(2)} ×`);
    this.#print.figure("  CPU time a bet, all processes", `${cpuMicros.toFixed(1)} µs`);
  }

  /** The serving processes, whose time together is the cost of a bet, without the load's own. */
  #pids(...more: (number | null)[]): number[] {
    const { web, worker, postgres } = this.#product;
    const pids = [web.pid, worker.pid, postgres.pid, ...more];
    if (pids.some((pid) => pid === null)) throw new Error("a process of the product does not run");
    return pids as number[];
  }

  async #yardstick(): Promise<Yardstick> {
    await settle(this.#product.databaseUrl);
    const url = await ensureDatabase(this.#product.postgres.url, "yardstick");
    const yardstick = await measureYardstick(url, SECONDS);
    const past = await countPostings(this.#product.databaseUrl);
    this.#print.figure(
      `yardstick: ${yardstick.name}`,
      `${perSecond(yardstick.tps)}, ${(past / 1e6).toFixed(1)} M postings so far`,
    );
    return yardstick;
  }

  async #inBatches(name: string, what: Posted): Promise<void> {
    const yardstick = await this.#yardstick();
    const all = await this.#posting(this.#members, what);
    this.#rate(`in batches, ${name} (≥ 5 ×)`, all, yardstick);
    await settle(this.#product.databaseUrl);
    const one = await this.#posting(this.#members.slice(0, 1), what);
    this.#rate("  all of one member (≥ 4 ×)", one, yardstick);
  }

  #posting(
    members: readonly BenchMember[],
    what: Posted,
    warmUpSeconds: number = WARM_UP_SECONDS,
  ): Promise<PostingResult> {
    const { databaseUrl, postgres } = this.#product;
    const posting = { callers: CALLERS, warmUpSeconds, seconds: SECONDS, ...what };
    return measurePosting(databaseUrl, postgres.pid, members, posting);
  }

  #order(
    urls: string[],
    shape: RoundShape,
    warmUpSeconds: number = HTTP_WARM_UP_SECONDS,
    members: readonly BenchMember[] = this.#members,
  ): BetOrder {
    return {
      shape,
      urls,
      connections: CALLERS,
      seconds: SECONDS,
      warmUpSeconds,
      secret: readSecrets(this.#product.dataDir).sandboxSecret,
      members: members.map(({ ref }) => ref),
    };
  }

  /** A second web process on the same database, as in an installation with several. */
  async #withSecondProcess(
    work: (url: string, pid: number | null) => Promise<void>,
  ): Promise<void> {
    const second = await startWebProcess(this.#product, this.#print.say);
    try {
      await work(`${second.url}/providers/sandbox/betwin`, second.pid);
    } finally {
      await second.stop();
    }
  }
}
