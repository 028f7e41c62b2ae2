import { openYardstick } from "#bench/pages/open-yardstick.ts";
import { asker, type Ask } from "#bench/office/ask.ts";
import { databaseTimeOf, explainAll, prepareExplaining } from "#bench/office/database-time.ts";
import { measureQuestions, type Figure } from "#bench/office/first-pages.ts";
import { addRound, forgetSearches, growOffice } from "#bench/office/growth.ts";
import { GROWN_MAILING } from "#bench/office/grown/desk.ts";
import type { Size } from "#bench/office/grown/size.ts";
import { openSessions } from "#bench/office/operators.ts";
import { questionsOf, type Question } from "#bench/office/questions.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** The longest time that an operator waits for the first page of a list or search. */
const FIRST_PAGE_MS = 200;
const OPERATORS = 12;
const YARDSTICKS_AT_ONCE = 50;

type Output = { say: (line: string) => void; figure: (name: string, value: string) => void };
/** The part of a product that is measured; its worker is stopped, because it would delete old rows. */
type MeasuredProduct = Pick<TestProduct, "webUrl" | "databaseUrl" | "dataDir">;

/** Grows the product's database to this size and measures every reading call and file of the office. */
export async function benchOffice(
  product: TestProduct,
  size: Size,
  times: number,
  { say, figure }: Output,
): Promise<void> {
  const words = (count: number) => count.toLocaleString("en");
  say(
    `\nReading calls of the office (${words(size.members)} members, ${words(size.requests)} requests, ${words(size.rounds)} rounds, ${words(Math.round(size.requests * 0.9))} bank lines; p99 < ${FIRST_PAGE_MS} ms)`,
  );
  const { round, session } = await addRound(product.databaseUrl);
  await product.web.stop();
  // It would use indexes that are disabled meanwhile, and delete what is older than it may be kept.
  await product.worker.stop();
  // As the database's owner, because it disables indexes and triggers meanwhile.
  const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
  await growOffice(product.databaseUrl, appSecret, size, say);
  await prepareExplaining(product.databaseUrl);
  await product.web.start();
  await measureOffice(product, questionsOf({ round, session, mailing: GROWN_MAILING }), times, {
    say,
    figure,
  });
}

/** Asks these questions of a grown office and prints the figures of each call. */
async function measureOffice(
  product: MeasuredProduct,
  questions: readonly Question[],
  times: number,
  { say, figure }: Output,
): Promise<void> {
  const { databaseUrl, webUrl } = product;
  const ask = asker(webUrl, await openSessions(databaseUrl, OPERATORS));
  const yardstick = await openYardstick({
    page: { bytes: "", encoding: "identity" },
    databaseUrl,
    memberId: "1000001",
  });
  const row: number[] = [];
  try {
    const between = async () => {
      for (let made = 0; made < YARDSTICKS_AT_ONCE; made++)
        row.push(await timeOf(`${yardstick.url}/row`));
    };
    const figures = await measureQuestions(questions, ask, {
      times,
      forgetSearches: () => forgetSearches(databaseUrl),
      between,
    });
    await between();
    row.sort((a, b) => a - b);
    const ofRow = [0.5, 0.99, 1].map((share) =>
      inMs(row[Math.ceil(row.length * share) - 1] ?? Number.NaN),
    );
    say("  p50 / p99 / slowest in ms; of several inputs of a call the slowest");
    figure("yardstick: one indexed query through Fastify", ofRow.join(" / "));
    printCalls(figures, figure);
    await printSlow(product, figures.filter(isOver), ask, { say, figure });
  } finally {
    await yardstick.close();
  }
}

const isOver = ({ p99Ms }: Figure): boolean => p99Ms >= FIRST_PAGE_MS;
const inMs = (ms: number): string => ms.toFixed(1);

function printCalls(figures: readonly Figure[], figure: Output["figure"]): void {
  for (const [call, own] of Map.groupBy(figures, ({ question }) => question.call)) {
    const slowest = own.reduce((a, b) => (b.p99Ms > a.p99Ms ? b : a));
    const over = own.filter(isOver).length;
    const p50Ms = Math.max(...own.map((each) => each.p50Ms));
    const refused = [...new Set(own.map(({ status }) => status))].filter(
      (status) => status !== "success",
    );
    figure(
      `  ${call}${own.length > 1 ? ` (${own.length})` : ""}`,
      [
        [p50Ms, slowest.p99Ms, slowest.slowestMs].map(inMs).join(" / "),
        own.length > 1 ? nameOf(slowest) : "",
        over > 0 ? `over: ${over}` : "",
        own.every(({ isEmpty }) => isEmpty) ? "no rows" : "",
        refused.length > 0 ? `some were refused: ${refused.join(", ")}` : "",
      ]
        .filter((part) => part !== "")
        .join("  "),
    );
  }
}

const nameOf = ({ question: { filters, isFile }, place }: Figure): string =>
  [filters, place === undefined ? "" : "in the middle", isFile ? "first row" : ""]
    .filter((part) => part !== "")
    .join(", ");

/** Each one over the target, with what its statements cost the database. */
async function printSlow(
  { databaseUrl, dataDir }: MeasuredProduct,
  slow: readonly Figure[],
  ask: Ask,
  { say, figure }: Output,
): Promise<void> {
  figure(`  over ${FIRST_PAGE_MS} ms`, String(slow.length));
  if (slow.length === 0) return;
  await explainAll(databaseUrl);
  say("  each of them: ms in the database (statements), pages and text of the slowest statement");
  for (const each of slow.toSorted((a, b) => b.p50Ms - a.p50Ms)) {
    await forgetSearches(databaseUrl);
    await ask(each.question, each.place);
    const { ms, statements, slowest } = await databaseTimeOf(dataDir, () =>
      ask(each.question, each.place),
    );
    figure(
      `  ${each.question.call} ${nameOf(each)}`,
      `${[each.p50Ms, each.p99Ms, each.slowestMs].map(inMs).join(" / ")}  ${each.status}  database ${inMs(ms)} (${statements})${slowest ? `  ${inMs(slowest.ms)} ms, ${slowest.pages} pages: ${slowest.text.slice(0, 90)}` : ""}`,
    );
  }
}

async function timeOf(url: string): Promise<number> {
  const started = performance.now();
  await (await fetch(url, { method: "POST" })).text();
  return performance.now() - started;
}
