import type { Browser, BrowserContext } from "playwright-core";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { TestProduct } from "#tests/support/product.ts";

type Visit = {
  /** Signed in as this member when given; a visitor otherwise. */
  member?: string;
  width?: number;
};

/**
 * A browser window of its own on the product, without motion. The service worker stays out, so
 * that a journey sees every call that the page makes.
 */
export async function visit(
  product: TestProduct,
  browser: Browser,
  { member, width = 1280 }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.webUrl,
    viewport: { width, height: width < 900 ? 844 : 860 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  if (member !== undefined) {
    const answer = await context.request.post("/api/routes/user-do-login", {
      data: { userId: member, password: DEMO_PASSWORD },
    });
    const { status } = (await answer.json()) as { status: string };
    if (status !== "success") throw new Error(`${member} could not sign in: ${status}`);
  }
  return context;
}
