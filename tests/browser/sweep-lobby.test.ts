import type { Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { localeCodes, type Locale } from "#contract/locales.ts";
import { ko } from "#locales/ko/site.ts";
import { units } from "#server/kit/money.ts";
import { getAccount, houseAccountId, scopeId } from "#server/ledger/accounts.ts";
import { post } from "#server/ledger/post.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { passingTime, type PassTime } from "#tests/support/passing-time.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { overlaps } from "#tests/support/sweep/overlaps.ts";
import { layoutFaults } from "#tests/support/sweep/sweep.ts";
import { shiftsNow } from "#tests/support/sweep/layout-shift.ts";
import { countPoliteMessages, politeMessages } from "#tests/support/sweep/live-regions.ts";
import type { Stop, Visitor } from "#tests/support/sweep/stop.ts";
import { Walker } from "#tests/support/sweep/walker.ts";

const pollMs = 30_000;
const lobby = (who: Visitor): Stop => ({ name: "the lobby", route: "/", path: "/", who });

/** Phones, upright and on their side, and small tablets. */
const phones = [320, 360, 375, 390, 412, 480, 540, 600, 768];

/**
 * A third of them, so that every language meets each width and each slide, and every slide meets
 * each width in two languages; `SWEEP=all` shows them all.
 */
const phonesOf = (turn: number): number[] =>
  phones.filter((_, place) => process.env["SWEEP"] === "all" || (place + turn) % 3 === 0);

/** The larger widths and languages in which the lobby has the least room, or the most. */
const tightest: [Locale, number][] = [
  ["vn", 900],
  ["th", 960],
  ["vn", 1024],
  ["jp", 1100],
  ["en", 1200],
  ["vn", 1440],
  ["vn", 1920],
  ["ko", 2560],
];

let product: TestProduct;
let browser: TestBrowser;
beforeAll(async () => {
  product = await openJourneyProduct();
  browser = await openBrowser();
});
afterAll(async () => {
  await browser.close();
  await product.stop();
});

describe("the lobby", () => {
  let walker: Walker;
  beforeAll(() => {
    walker = new Walker(product, browser);
  });
  afterAll(() => walker.close());
  const open = async (locale: Locale, width: number) =>
    (await walker.goTo(lobby("demo1"), { locale, width })).page;

  it("keeps its words, pictures and numbers apart at every width", async () => {
    const faults: string[] = [];
    for (const [locale, width] of tightest) {
      const page = await open(locale, width);
      const found = [...(await layoutFaults(page)), ...(await overlaps(page))];
      faults.push(...found.map((fault) => `${locale} at ${width}: ${fault}`));
    }
    expect(faults).toEqual([]);
  });

  it.each(localeCodes.map((locale, turn) => ({ locale, turn })))(
    "does so on phones, on each slide, in $locale",
    async ({ locale, turn }) => {
      const page = await open(locale, 390);
      const faults: string[] = [];
      for (const slide of [1, 2, 3]) {
        for (const width of phonesOf(slide + turn)) {
          await page.setViewportSize({ width, height: 844 });
          const found = [...(await layoutFaults(page)), ...(await overlaps(page))];
          faults.push(...found.map((fault) => `slide ${slide} at ${width}: ${fault}`));
        }
        await page.locator(".car button").nth(1).click();
      }
      expect(faults).toEqual([]);
    },
  );

  it("uses large screens, and keeps the names of recent games whole on phones", async () => {
    const page = await open("en", 1920);
    expect((await page.locator(".hero").boundingBox())?.width).toBeGreaterThan(1500);
    await open("en", 390);
    const cut = await page
      .locator(".rec-name b")
      .evaluateAll((names) => names.filter((name) => name.scrollWidth > name.clientWidth).length);
    expect(cut).toBe(0);
  });
});

/** What may move or be announced without an action of the user. */
describe("a page at rest", () => {
  let walker: Walker;
  let passTime: PassTime;
  afterEach(() => walker.close());

  /** The lobby with a clock that the test moves. */
  async function open(who: Visitor, { motion = false, width = 1280 } = {}): Promise<Page> {
    walker = new Walker(product, browser, motion ? { reducedMotion: "no-preference" } : {});
    const { page } = await walker.seat(who);
    await page.clock.install();
    passTime = passingTime(page);
    await walker.goTo(lobby(who), { locale: "ko", width });
    return page;
  }
  /** Runs this many checks and waits for each answer. */
  async function poll(page: Page, times: number): Promise<void> {
    for (let each = 0; each < times; each++) {
      const answered = page.waitForResponse("**/api/routes/user-health-check");
      await passTime(pollMs);
      await answered;
    }
    await passTime(1000);
  }
  const slide = (page: Page) => page.locator(".hero .pg").innerText();

  it("moves nothing and announces nothing while nothing changes", async () => {
    const page = await open("demo1");
    await countPoliteMessages(page);
    await poll(page, 3);
    expect(await politeMessages(page)).toEqual([]);
    expect(await shiftsNow(page)).toEqual([]);
  });

  it("announces a requested balance exactly once", async () => {
    const page = await open("demo1");
    await countPoliteMessages(page);
    await page.getByRole("button", { name: ko.wallet.refresh }).click();
    await page.clock.runFor(2000);
    await expect.poll(() => politeMessages(page)).toHaveLength(1);
    await page.clock.runFor(2000);
    expect(await politeMessages(page)).toEqual([ko.wallet.refreshed("1,284,500원", "12,340P")]);
  });

  it("a new balance moves nothing outside the wallet", async () => {
    const page = await open("demo2");
    const wallet = page.locator("header .amount").filter({ visible: true }).first();
    const become = async (won: bigint) => {
      await give("demo2", won - (await wonOf("demo2")));
      await poll(page, 1);
      await expect.poll(() => wallet.innerText()).toBe(`${won.toLocaleString("ko-KR")}원`);
    };
    await become(999n);
    for (const [width, won] of [
      [1280, 1_284_500n],
      [1024, 12_345_678n],
      [390, 23_456_789n],
    ] as const) {
      await page.setViewportSize({ width, height: 860 });
      const before = await placesOutside(page);
      await become(won);
      expect(await placesOutside(page), `at ${width}`).toEqual(before);
    }
  });

  it("moves nothing when the font of the jackpots' digits loads late", async () => {
    walker = new Walker(product, browser);
    const { page } = await walker.seat("visitor");
    await page.setViewportSize({ width: 390, height: 844 });
    const drawn = Promise.withResolvers<void>();
    await page.route("**/fonts/numerals-*", async (route) => {
      await drawn.promise;
      await route.continue();
    });
    await page.goto(product.webUrl, { waitUntil: "domcontentloaded" });
    await page.locator("html[data-hydrated]").waitFor();
    await page.locator(".minor .reel b").first().waitFor();
    const digits = () =>
      page.evaluate(() => document.fonts.check('700 20px "Barlow Semi Condensed"'));
    expect(await digits()).toBe(false);
    drawn.resolve();
    await expect.poll(digits).toBe(true);
    await page.evaluate(() => new Promise(requestAnimationFrame));
    expect(await shiftsNow(page)).toEqual([]);
  });

  it("changes the tab without moving what is above it", async () => {
    const page = await open("demo1");
    await page.locator("#lobby-tab-slot").scrollIntoViewIfNeeded();
    const tops = () =>
      page
        .locator("#lobby [role=tab], #lobby .chip")
        .evaluateAll((elements) =>
          elements.map((element) => Math.round(element.getBoundingClientRect().top)),
        );
    const before = await tops();
    for (const tab of ["slot", "casino"]) {
      await page.locator(`#lobby-tab-${tab}`).click();
      await page.locator(`#lobby-panel-${tab} .tile`).first().waitFor();
      expect(await tops()).toEqual(before);
    }
    expect(await shiftsNow(page)).toEqual([]);
  });

  it("does not turn the banner with reduced motion", async () => {
    const page = await open("visitor");
    const first = await slide(page);
    await page.clock.runFor(20_000);
    expect(await slide(page)).toBe(first);
  });

  it("turns the banner without reduced motion, until it is paused", async () => {
    const page = await open("visitor", { motion: true });
    const first = await slide(page);
    await page.clock.runFor(7500);
    await expect.poll(() => slide(page)).not.toBe(first);
    const pause = page.getByRole("button", { name: ko.home.pauseSlides });
    await pause.evaluate((button) => (button as HTMLElement).click());
    await page.getByRole("button", { name: ko.home.playSlides }).waitFor();
    const paused = await slide(page);
    await page.clock.runFor(20_000);
    expect(await slide(page)).toBe(paused);
  });

  const wonOf = (loginId: string): Promise<bigint> =>
    withDatabase(product, async (db) => {
      const [row] = await db.query<{ won: bigint }>(
        `select balance / 100000 as won from ledger_accounts where kind = 'cash'
         and member_id = (select id from members where login_id = $1)`,
        [loginId],
      );
      return row?.won ?? 0n;
    });
  /** Gives play money, or takes it back, through the ledger. */
  const give = (loginId: string, won: bigint): Promise<unknown> =>
    withDatabase(product, (db) =>
      db.transaction(async (tx) => {
        const [member] = await tx.query<{ id: bigint }>(
          "select id from members where login_id = $1",
          [loginId],
        );
        if (!member) throw new Error(`${loginId} is not there`);
        await post(tx, [
          {
            account: await getAccount(tx, member.id, "cash"),
            movement: "play_money_grant",
            amount: units(won * 100_000n),
            houseAccountId: await houseAccountId(tx, "play_money"),
            scopeId: await scopeId(tx, "test-grants"),
            key: `${loginId} ${won} ${Date.now()}`,
          },
        ]);
      }),
    );
});

/** The position of everything in the header and the page, apart from the wallet. */
const placesOutside = (page: Page): Promise<string[]> =>
  page.locator("header *, main *").evaluateAll((elements) =>
    elements
      .filter(
        (element) => !element.closest(".wallet, .mw, .reel, .clock") && tools.isShown(element),
      )
      .map((element, index) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        const name = `${index} ${element.localName} ${element.getAttribute("class")}`;
        return `${name}: ${[x, y, width, height].map(Math.round).join(" ")}`;
      }),
  );
