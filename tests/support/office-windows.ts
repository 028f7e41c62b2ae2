import type { BrowserContext, Cookie, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { KeptWindows } from "#tests/support/kept-windows.ts";
import { signIntoOffice, visitOffice, type OfficeLook } from "#tests/support/office.ts";
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
  open(address: string, options?: OfficeLook & { operator?: string }): Promise<Page>;
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
function visitsWithKeptSessions(windows: KeptWindows) {
  const sessions = new Map<string, Cookie[]>();
  const isSignedIn = async (context: BrowserContext): Promise<boolean> =>
    (await context.request.post("/api/office/get-own-self", { data: {} })).ok();
  return async ({ product, browser }: Started, operator: string, look: OfficeLook) => {
    const context = await windows.take(JSON.stringify([operator, look]), () =>
      visitOffice(product, browser, look),
    );
    const kept = sessions.get(operator);
    if (kept) await context.addCookies(kept);
    if (!(await isSignedIn(context))) await signIntoOffice(product, context, operator);
    sessions.set(operator, await context.cookies());
    return context;
  };
}

/** A product and a browser for the file; windows close after each test. Call it in `describe`. */
export function useOfficeWindows(): OfficeWindows {
  let started: Started | undefined;
  const windows = new KeptWindows();
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
  afterEach(() => windows.giveBack());
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
  const open: OfficeWindows["open"] = async (address, { operator = "operator1", ...look } = {}) =>
    show(await visitAs(get(), operator, look), address);
  return {
    get product() {
      return get().product;
    },
    open,
    async openForFile(address, options) {
      const page = await open(address, options);
      windows.leaveOpen(page.context());
      return page;
    },
    async openSignedOut(address) {
      const context = await visitOffice(get().product, get().browser);
      windows.takeOnce(context);
      return show(context, address);
    },
    async memberPage(member, path, before) {
      const { product, browser } = get();
      const context = await visit(product, browser, member === null ? {} : { member });
      windows.takeOnce(context);
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

/** A screen without data to load may be shown without the sign of loading. */
const SHOWN_AT_ONCE_MS = 500;

/**
 * Goes to another screen of the office as the Back button does: without loading the document, which
 * is most of the work.
 */
export async function goInApp(page: Page, address: string): Promise<void> {
  await page.locator(".frame").evaluate(
    async (frame, { to, patience }) => {
      const loaded = new Promise<void>((resolve) => {
        const watch = new MutationObserver(() => {
          if (frame.ariaBusy === "true") return;
          watch.disconnect();
          resolve();
        });
        watch.observe(frame, { attributeFilter: ["aria-busy"] });
        setTimeout(() => {
          if (frame.ariaBusy !== "true") resolve();
        }, patience);
      });
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
      await loaded;
    },
    { to: `/office${address}`, patience: SHOWN_AT_ONCE_MS },
  );
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
