import type { BrowserContext, BrowserContextOptions, Page } from "playwright-core";
import type { Locale } from "#contract/locales.ts";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import type { Texts } from "#locales/ko/site.ts";
import { loadTexts } from "#locales/site-texts.ts";
import type { TestBrowser } from "#tests/support/browser.ts";
import { signInByCall, withDatabase } from "#tests/support/play.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { collectConsoleFaults } from "#tests/support/sweep/console-faults.ts";
import { recordLayoutShifts } from "#tests/support/sweep/layout-shift.ts";
import { installPageTools } from "#tests/support/sweep/page-tools.ts";
import type { Stop, Visitor } from "#tests/support/sweep/stop.ts";

type Setting = {
  /** The source of the pages' texts; the shipped ones by default. */
  textsOf?: (locale: Locale) => Promise<Texts>;
  /** Runs before a window's first page. */
  prepare?: (context: BrowserContext) => Promise<unknown>;
  /**
   * Whether a page follows the last one without a load, as after a click on a link: a sixth of the
   * work, for looks that are not about loading.
   */
  inApp?: boolean;
};

/** One visitor's window, and the console faults of its pages since the last stop. */
export type Seat = {
  page: Page;
  context: BrowserContext;
  consoleFaults: string[];
  /** Whether its page is one of the site, without dialogs and drawers. */
  isPlain: boolean;
};

/** The language and window size of a look at a stop. */
export type Look = { locale: Locale; width: number; height?: number };

/**
 * Walks to the stops of the sweep in one browser, with one window for each visitor that is kept
 * from stop to stop, because a new one costs more than the look. Motion is off. Members have hidden
 * the notice windows for today; only a newcomer sees them.
 */
export class Walker {
  readonly #product: TestProduct;
  readonly #browser: TestBrowser;
  readonly #options: BrowserContextOptions;
  readonly #setting: Setting;
  readonly #seats = new Map<Visitor, Promise<Seat>>();

  constructor(
    product: TestProduct,
    browser: TestBrowser,
    options: BrowserContextOptions = {},
    setting: Setting = {},
  ) {
    this.#product = product;
    this.#browser = browser;
    this.#options = options;
    this.#setting = setting;
  }

  /** Opens the stop and brings it into its state. */
  async goTo(stop: Stop, { locale, width, height }: Look): Promise<Seat> {
    const seat = await this.seat(stop.who);
    const { page } = seat;
    // Answers that the last stop replaced.
    await page.unrouteAll({ behavior: "ignoreErrors" });
    const path = await this.#filledIn(stop.path);
    await page.setViewportSize({ width, height: height ?? (width < 900 ? 844 : 860) });
    seat.consoleFaults.length = 0;
    const address = this.#product.webUrl + (locale === "ko" ? path : `/${locale}${path}`);
    const isNear = this.#setting.inApp === true && seat.isPlain && page.url() !== address;
    if (isNear && stop.route !== null) await followInApp(page, address);
    else await page.goto(address);
    if (stop.route !== null) await page.locator("html[data-hydrated]").waitFor();
    seat.isPlain = stop.route !== null && stop.show === undefined;
    await page.evaluate(() => document.fonts.ready);
    await stop.show?.(page, await (this.#setting.textsOf ?? loadTexts)(locale));
    return seat;
  }

  /** The window of one visitor. */
  seat(who: Visitor): Promise<Seat> {
    const taken = this.#seats.get(who) ?? this.#open(who);
    this.#seats.set(who, taken);
    return taken;
  }

  async close(): Promise<void> {
    for (const seat of this.#seats.values()) await (await seat).context.close();
    this.#seats.clear();
  }

  async #open(who: Visitor): Promise<Seat> {
    const context = await this.#browser.newContext({
      reducedMotion: "reduce",
      ...this.#options,
    });
    if (who.startsWith("demo")) {
      const cookie = await signInByCall(this.#product, who, DEMO_PASSWORD);
      const [name = "", value = ""] = cookie.split("=");
      await context.addCookies([{ name, value, url: this.#product.webUrl, httpOnly: true }]);
    }
    if (who !== "newcomer") await hidePopups(context);
    await context.addInitScript(withoutServiceWorker);
    await context.addInitScript(withoutGutter);
    await this.#setting.prepare?.(context);
    await installPageTools(context);
    await recordLayoutShifts(context);
    const consoleFaults = collectConsoleFaults(context);
    return { context, page: await context.newPage(), consoleFaults, isPlain: false };
  }

  async #filledIn(path: string): Promise<string> {
    const kind = /\{(note|help)\}/.exec(path)?.[1];
    if (kind === undefined) return path;
    const [row] = await withDatabase(this.#product, (db) =>
      db.query<{ id: bigint }>(
        `select id from message_${kind}s where member_id =
           (select id from members where login_id = 'demo1') order by id desc limit 1`,
      ),
    );
    return path.replace(`{${kind}}`, String(row?.id));
  }
}

/** Goes to another page of the site as the Back button does, without a load. */
const followInApp = (page: Page, address: string): Promise<void> =>
  page.evaluate((to) => {
    delete document.documentElement.dataset["hydrated"];
    history.pushState(null, "", to);
    dispatchEvent(new PopStateEvent("popstate"));
  }, address);

/** A browser without service workers: storing pages for later would cost a fifth of each look. */
function withoutServiceWorker(): void {
  Reflect.deleteProperty(Navigator.prototype, "serviceWorker");
}

/** A hidden scroll bar keeps its gutter, which no visitor sees: a dialog would move the page by it. */
function withoutGutter(): void {
  const sheet = new CSSStyleSheet();
  sheet.insertRule("html { scrollbar-gutter: auto !important }");
  document.adoptedStyleSheets.push(sheet);
}

/** The notice windows have separate tests. */
const hidePopups = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const tomorrow = String(Date.now() + 86_400_000);
    for (const id of [1, 2]) localStorage.setItem(`popup.hide.${id}`, tomorrow);
  });
