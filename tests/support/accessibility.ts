import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";

type Violation = { id: string; nodes: { target: string[] }[] };
type Axe = { run(options: unknown): Promise<{ violations: Violation[] }> };

/** The small form of axe: the browser compiles it anew for each document. */
const axeSource = readFileSync(fileURLToPath(import.meta.resolve("axe-core/axe.min.js")), "utf8");
/** A fault names elements by selectors, so axe leaves out their HTML. */
const setUpAxe = `${axeSource};axe.configure({ noHtml: true })`;

/**
 * The faults that axe finds on the page, one line each; empty when there are none. The page is
 * scrolled to its top first, because axe calls a control half under the fixed header too small.
 */
export async function violationsOf(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
  if (!(await page.evaluate(() => "axe" in globalThis))) await page.evaluate(setUpAxe);
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as { axe: Axe };
    const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
    const { violations } = await axe.run({
      runOnly: { type: "tag", values: tags },
      // What passes needs no selectors: those cost a third of a run.
      resultTypes: ["violations"],
      preload: false,
    });
    return violations.map(
      ({ id, nodes }) => `${id}: ${nodes.map((n) => n.target.join(" ")).join(", ")}`,
    );
  });
}
