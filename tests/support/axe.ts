import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import type { Page } from "playwright-core";

const source = await readFile(
  createRequire(import.meta.url).resolve("axe-core/axe.min.js"),
  "utf8",
);
const rules = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa", "best-practice"];

type Found = { id: string; nodes: { target: unknown[] }[] };

/** What axe finds wrong on the page as it is now: each rule with the places that break it. */
export async function axeFindings(page: Page): Promise<string[]> {
  await page.evaluate(source);
  const found = await page.evaluate(
    async (tags) =>
      (
        (await (
          window as unknown as {
            axe: { run: (root: Document, options: object) => Promise<unknown> };
          }
        ).axe.run(document, { runOnly: tags })) as { violations: Found[] }
      ).violations,
    rules,
  );
  return found.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`,
  );
}
