import { measureFirstAnswers } from "#bench/catalogue/first-answers.ts";
import { GAMES, growCatalogue } from "#bench/catalogue/grow.ts";
import { STUDIOS } from "#bench/catalogue/names.ts";
import { measureScripts } from "#bench/script-bytes.ts";
import { launchBrowser } from "#tests/support/browser.ts";
import type { TestProduct } from "#tests/support/product.ts";

/** The longest time that a visitor waits for the server's answer. */
const FIRST_ANSWER_MS = 100;

type Print = { say(line: string): void; figure(name: string, value: string): void };

/** Answers about games and the home page's scripts, with the demo's catalogue and with a large one. */
export async function benchLargeCatalogue(
  { webUrl, web, databaseUrl }: TestProduct,
  { say, figure }: Print,
): Promise<void> {
  const browser = await launchBrowser();
  const measured = async () => ({
    answers: await measureFirstAnswers(webUrl),
    scripts: (await measureScripts(browser, webUrl, [])).homeBytes,
  });
  try {
    say(
      `\nA large catalogue: ${GAMES.toLocaleString("en")} games of ${STUDIOS} studios (p99 < ${FIRST_ANSWER_MS} ms)`,
    );
    const small = await measured();
    await web.stop();
    await growCatalogue(databaseUrl);
    await web.start();
    const large = await measured();
    figure("p50 / p99 / slowest of 200 in ms", "the demo's, then the large one");
    for (const [place, answer] of large.answers.entries()) {
      const times = [small.answers[place], answer].map((each) =>
        [each?.p50Ms, each?.p99Ms, each?.slowestMs].map((ms) => ms?.toFixed(1)).join(" / "),
      );
      const verdict = answer.p99Ms < FIRST_ANSWER_MS ? "" : "  over";
      figure(`  ${answer.name}`, `${times.join(", then ")}${verdict}`);
    }
    figure("JavaScript of the home page, in bytes", `${small.scripts}, then ${large.scripts}`);
  } finally {
    await browser.close();
  }
}
