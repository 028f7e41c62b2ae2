import type { BrowserContext, Page } from "playwright-core";

/** The largest layout shift of a page (CLS); 0.1 counts as good. */
const mostShift = 0.02;
/**
 * The same below a heading that a member wrote. Its script may be another one than the page's, whose
 * font is not asked for in advance: a system without that script draws boxes of another width first.
 */
const mostBelowWritten = 0.05;

declare global {
  var shifts: { value: number; of: string }[];
}

/** Records every layout shift that was not caused by a press or key. */
export const recordLayoutShifts = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    type Shift = PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null }[];
    };
    globalThis.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? tools.nameOf(node) : String(node?.textContent),
        );
        if (!hadRecentInput) globalThis.shifts.push({ value, of: moved.join(", ") });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** The shifts until now, when their sum is above the limit. */
export const shiftsNow = (page: Page): Promise<string[]> =>
  page.evaluate(
    (limits) => {
      const most = limits[document.querySelector("main h1[dir=auto]") ? "written" : "usual"];
      const sum = globalThis.shifts.reduce((total, { value }) => total + value, 0);
      if (sum <= most) return [];
      return [`shifts by ${sum.toFixed(3)}: ${globalThis.shifts.map(({ of }) => of).join("; ")}`];
    },
    { usual: mostShift, written: mostBelowWritten },
  );

/**
 * The shifts since the page was loaded, when their sum is above the limit. A busy machine may draw
 * a page before it has read the fonts from disk, so such a page is loaded again.
 */
export async function layoutShifts(page: Page): Promise<string[]> {
  for (let again = 0; again < 2; again++) {
    if ((await shiftsNow(page)).length === 0) return [];
    await page.reload();
    await page.evaluate(() => document.fonts.ready);
  }
  return shiftsNow(page);
}
