import type { BrowserContext, Cookie, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { visitOffice } from "#tests/support/office.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { visit } from "#tests/support/visits.ts";

type Row = Record<string, unknown>;
type Started = { product: TestProduct; browser: TestBrowser };
export type OfficeWindows = {
  readonly product: TestProduct;
  /**
   * A page below `/office`, signed in as operator1 unless another is named. An operator signs in
   * once for the file, as long as the session lasts.
   */
  open(address: string, options?: Parameters<typeof visitOffice>[2]): Promise<Page>;
  /** A page that stays open from test to test. */
  openForFile: OfficeWindows["open"];
  /** A page below `/office` without a session. */
  openSignedOut(address: string): Promise<Page>;
  /** A page of the member site, signed in, or a visitor's without a name; `before` runs in it first. */
  memberPage(member: string | null, path: string, before?: () => void): Promise<Page>;
  /** A call of the member site, signed in. */
  memberCall(member: string, name: string, body: object): Promise<Row>;
  query<R extends Row>(sql: string, values?: unknown[]): Promise<R[]>;
};

/** Windows of operators, each with the operator's existing session, or a new one after its end. */
function visitsWithKeptSessions(windows: BrowserContext[]) {
  const sessions = new Map<string, Cookie[]>();
  return async ({ product, browser }: Started, operator: string, options: object) => {
    const kept = sessions.get(operator);
    if (kept) {
      const context = await visitOffice(product, browser, options);
      windows.push(context);
      await context.addCookies(kept);
      const self = await context.request.post("/api/office/get-own-self", { data: {} });
      if (self.ok()) return context;
    }
    const context = await visitOffice(product, browser, { ...options, operator });
    windows.push(context);
    sessions.set(operator, await context.cookies());
    return context;
  };
}

/** Keeps the page's window out of those that close after each test; the browser closes it. */
function keepOpen(windows: BrowserContext[], page: Page): Page {
  windows.splice(windows.indexOf(page.context()), 1);
  return page;
}

/** A product and a browser for the file; windows close after each test. Call it in `describe`. */
export function useOfficeWindows(): OfficeWindows {
  let started: Started | undefined;
  const windows: BrowserContext[] = [];
  const visitAs = visitsWithKeptSessions(windows);
  const get = () => {
    if (!started) throw new Error("the product starts in beforeAll");
    return started;
  };
  const memberSessions = new Map<string, Promise<string>>();
  beforeAll(async () => {
    const [product, browser] = await Promise.all([openJourneyProduct(), openBrowser()]);
    started = { product, browser };
  });
  afterEach(async () => {
    for (const window of windows.splice(0)) await window.close();
  });
  afterAll(async () => {
    await started?.browser.close();
    await started?.product.stop();
  });
  const show = async (context: BrowserContext, address: string): Promise<Page> => {
    const page = await context.newPage();
    await page.goto(`/office${address}`);
    await screen(page);
    return page;
  };
  const open: OfficeWindows["open"] = async (
    address,
    { operator = "operator1", ...options } = {},
  ) => show(await visitAs(get(), operator, options), address);
  return {
    get product() {
      return get().product;
    },
    open,
    openForFile: async (address, options) => keepOpen(windows, await open(address, options)),
    async openSignedOut(address) {
      const context = await visitOffice(get().product, get().browser);
      windows.push(context);
      return show(context, address);
    },
    async memberPage(member, path, before) {
      const { product, browser } = get();
      const context = await visit(product, browser, member === null ? {} : { member });
      windows.push(context);
      if (before) await context.addInitScript(before);
      const page = await context.newPage();
      await page.goto(path);
      await page.locator("html[data-hydrated]").waitFor();
      return page;
    },
    async memberCall(member, name, body) {
      const { product } = get();
      const kept = memberSessions.get(member) ?? signInByCall(product, member, DEMO_PASSWORD);
      memberSessions.set(member, kept);
      const answer = await fetch(`${product.webUrl}/api/routes/${name}`, {
        method: "POST",
        headers: { "content-type": "application/json", cookie: await kept },
        body: JSON.stringify(body),
      });
      return (await answer.json()) as Row;
    },
    query: <R extends Row>(sql: string, values: unknown[] = []) =>
      withDatabase(get().product, (db) => db.query<R>(sql, values)),
  };
}

/** Waits until a screen of the office is shown. */
const screen = (page: Page): Promise<void> =>
  page.locator("html[data-hydrated] main :is(h1, .queue)").first().waitFor();

/** Goes to another screen of the office. */
export async function go(page: Page, address: string): Promise<void> {
  await page.goto(`/office${address}`);
  await screen(page);
}

/** Opens the waiting proposal whose sentence has this text, on the screen of approvals. */
export async function openProposal(page: Page, text: string | RegExp): Promise<Locator> {
  await page.locator("[data-proposal]").filter({ hasText: text }).click();
  const detail = page.locator(".detail").filter({ hasText: text });
  await detail.waitFor();
  return detail;
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole("button", { name, exact: true });

/** Gives the reason in the sheet that is open, and waits until it is done. */
export async function confirm(page: Page, reason = "정기 안내"): Promise<void> {
  const field = page.locator("dialog[open] textarea[name=reason]");
  await field.fill(reason);
  await field.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}
