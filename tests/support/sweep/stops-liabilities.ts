import type { Page } from "playwright-core";
import type { Texts } from "#locales/ko/site.ts";
import { madeUpTotal } from "#tests/support/liabilities.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

const total = madeUpTotal("demo1", "2026-11-28", 1_234_567);

const answer = (page: Page, name: string, json: object) =>
  page.route(`**/api/routes/${name}`, (route) =>
    route.fulfill({ json: { status: "success", ...json } }),
  );

/** Opens my statement with published days, of which the older one has no amount, and checks the newer. */
async function checkDay(page: Page, texts: Texts, published: object): Promise<void> {
  const older = { ...total.row, day: "2026-11-27", amount: null };
  await answer(page, "get-own-liabilities", {
    list: [total.row, older],
    next: "2026-11-27",
    keptDays: 92,
  });
  await answer(page, "get-liability-proof", total.answer);
  await answer(page, "get-liability-trees", published);
  await page.getByRole("tab", { name: texts.wallet.statement, exact: true }).click();
  await page.locator("[data-column=check] button").click();
}

/** The published totals on my page, and the check of one. */
export const liabilityStops: readonly Stop[] = [
  {
    name: "my amount in a published total",
    route: "/user",
    path: "/user",
    who: "demo1",
    show: async (page, texts) => {
      await checkDay(page, texts, total.published);
      await page.locator(".liability-verdict[data-is=true]").waitFor();
    },
  },
  {
    name: "a total that is not the published one",
    route: "/user",
    path: "/user",
    who: "demo1",
    show: async (page, texts) => {
      await checkDay(page, texts, { ...total.published, trees: [] });
      await page.locator(".liability-verdict[data-is=false]").waitFor();
    },
  },
];
