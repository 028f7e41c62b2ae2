import type { TestBrowser } from "#tests/support/browser.ts";
import { browserOf } from "#tests/support/member-browser.ts";
import type { BrowserContext } from "playwright-core";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { TestProduct } from "#tests/support/product.ts";

type Visit = {
  /** The member to sign in; a visitor by default. */
  member?: string;
  width?: number | undefined;
};

/**
 * A separate browser window on the product, without motion. The service worker is disabled, so that
 * a journey sees every call of the page.
 */
export async function visit(
  product: TestProduct,
  browser: TestBrowser,
  { member, width = 1280 }: Visit = {},
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: product.webUrl,
    viewport: { width, height: width < 900 ? 844 : 860 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  if (member !== undefined) await signIn(product, context, member);
  return context;
}

/** Signs a member in, in a window. @throws Error when the product refuses */
export async function signIn(
  product: TestProduct,
  context: BrowserContext,
  member: string,
): Promise<void> {
  await context.addCookies([{ ...browserOf(member), url: product.webUrl }]);
  const answer = await context.request.post("/api/routes/user-do-login", {
    data: { userId: member, password: DEMO_PASSWORD },
  });
  const { status } = (await answer.json()) as { status: string };
  if (status !== "success") throw new Error(`${member} could not sign in: ${status}`);
}
