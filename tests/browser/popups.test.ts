import type { BrowserContext, Locator, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { demoPopups } from "#database/demo-popups.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { withDatabase } from "#tests/support/play.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { visit } from "#tests/support/visits.ts";

const { messages, frame } = ko;
const titles = demoPopups.map(({ texts }) => texts.ko[0]);
const hideForMs = 28_800_000;

/**
 * The notice windows of the lobby: their positions, moving them, and how long they stay dismissed.
 */
describe("notice popups", () => {
  let product: TestProduct;
  let browser: TestBrowser;
  const open: BrowserContext[] = [];
  beforeAll(async () => {
    product = await openJourneyProduct();
    browser = await openBrowser();
    // Two of the demo; four more make a queue, of which one belongs to another host.
    await withDatabase(product, async (db) => {
      for (const [n, domain] of [
        "",
        "https://www.127.0.0.1|other.test",
        "a.test, http://127.0.0.1 b.test",
        "elsewhere.test",
      ].entries()) {
        const [row] = await db.query<{ id: number }>(
          `insert into message_popups (title_color, domain, pos_x, pos_y, shown_from)
           values ('#101010', $1, 3000, 3000, $2) returning id`,
          [domain, `2026-10-0${n + 1}T00:00:00Z`],
        );
        await db.query("insert into message_popup_texts values ($1, 'ko', $2, $3)", [
          row?.id,
          `더 ${n}`,
          "<p>내용<script>window.stolen = true</script></p>",
        ]);
      }
    });
  });
  afterEach(async () => {
    for (const context of open.splice(0)) await context.close();
  });
  afterAll(async () => {
    await browser.close();
    await product.stop();
  });

  const lobby = async (width = 1280): Promise<Page> => {
    const context = await visit(product, browser, { width });
    open.push(context);
    const page = await context.newPage();
    await page.goto("/");
    await popups(page).first().waitFor();
    return page;
  };
  const popups = (page: Page) => page.locator(".popup");
  const titled = (page: Page, title: string) =>
    page.getByRole("dialog", { name: title, exact: true });
  const maintenance = "달빛 정기 점검 안내";
  const button = (popup: Locator, name: string) =>
    popup.locator(".popup-buttons").getByRole("button", { name });
  const placeOf = async (popup: Locator) => {
    const box = await popup.boundingBox();
    if (!box) throw new Error("the window is not shown");
    return box;
  };
  const inView = async (page: Page) => {
    const view = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    for (const popup of await popups(page).all()) {
      const { x, y, width, height } = await placeOf(popup);
      expect(x).toBeGreaterThanOrEqual(0);
      expect(y).toBeGreaterThanOrEqual(0);
      expect(x + width).toBeLessThanOrEqual(view.width);
      expect(y + height).toBeLessThanOrEqual(view.height);
    }
  };

  it("shows three at once without taking the focus, then the rest", async () => {
    const page = await lobby();
    expect(await popups(page).count()).toBe(3);
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
    expect(await violationsOf(page)).toEqual([]);
    await inView(page);
    // The newest is on top of the older ones.
    expect(await popups(page).first().getAttribute("data-front")).toBe("true");
    expect(await page.locator('.popup[data-front="true"]').count()).toBe(1);
    expect(await placeOf(titled(page, maintenance))).toMatchObject({ x: 900, y: 216 });
    const seen: string[] = [];
    while ((await popups(page).count()) > 0) {
      const first = popups(page).first();
      seen.push(await first.getByRole("heading").innerText());
      await button(first, frame.close).click();
    }
    expect(seen).toHaveLength(5);
    expect(seen.slice(2)).toEqual(["더 2", "더 1", "더 0"]);
    expect(await page.evaluate(() => "stolen" in window)).toBe(false);
  });

  it.each([1280, 1440, 1920])(
    "of the demo leave the headline, its text and its buttons free at %i pixels",
    async (width) => {
      const page = await lobby(width);
      const covered = await page.evaluate((shown) => {
        const boxes = [...document.querySelectorAll(".popup")]
          .filter((popup) => shown.some((title) => popup.textContent.includes(title)))
          .map((popup) => popup.getBoundingClientRect());
        const parts = [
          ...document.querySelectorAll(".hero-c:not([hidden]) :is(span, button), .car"),
        ];
        return {
          boxes: boxes.length,
          parts: parts.flatMap((part) => {
            const own = part.getBoundingClientRect();
            return boxes.some(
              (box) =>
                own.left < box.right &&
                box.left < own.right &&
                own.top < box.bottom &&
                box.top < own.bottom,
            )
              ? [part.textContent]
              : [];
          }),
        };
      }, titles);
      expect(covered).toEqual({ boxes: 2, parts: [] });
    },
  );

  it("moves by pointer, button and arrow keys, and never out of the window", async () => {
    const page = await lobby();
    const popup = titled(page, maintenance);
    const bar = await placeOf(popup.locator(".popup-bar"));
    await page.mouse.move(bar.x + 60, bar.y + 20);
    await page.mouse.down();
    await page.mouse.move(bar.x - 40, bar.y + 120, { steps: 4 });
    await expect.poll(() => placeOf(popup)).toMatchObject({ x: 800, y: 316 });
    await page.mouse.move(-400, -400, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => placeOf(popup)).toMatchObject({ x: 8, y: 8 });

    const move = popup.getByRole("button", { name: messages.popupMove });
    const corners = [];
    for (let press = 0; press < 4; press++) {
      await move.click();
      const { x, y } = await placeOf(popup);
      corners.push(`${x > 640 ? "right" : "left"} ${y > 300 ? "bottom" : "top"}`);
      await inView(page);
    }
    expect(corners).toEqual(["right top", "right bottom", "left bottom", "left top"]);
    const before = await placeOf(popup);
    await move.press("ArrowRight");
    await move.press("Shift+ArrowDown");
    expect(await placeOf(popup)).toMatchObject({ x: before.x + 16, y: before.y + 64 });
    await page.setViewportSize({ width: 920, height: 420 });
    await expect.poll(async () => (await placeOf(popups(page).nth(2))).x).toBeLessThan(920 - 342);
    await inView(page);
  });

  it("passes the focus on when it is closed by the keyboard", async () => {
    const page = await lobby();
    const active = () => page.evaluate(() => document.activeElement?.id);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    const skip = page.locator("#skips .skip").nth(1);
    expect(await skip.innerText()).toBe(messages.popupSkip("3"));
    await page.keyboard.press("Enter");
    const first = await active();
    expect(first).toMatch(/^popup-/);
    for (let left = 5; left > 0; left--) {
      await page.keyboard.press("Escape");
      if (left > 1) expect(await active()).toMatch(/^popup-/);
    }
    expect(await active()).toBe("content");
    expect(await popups(page).count()).toBe(0);
  });

  it("stays closed until the next load, or for today when so chosen", async () => {
    const page = await lobby();
    const popup = titled(page, maintenance);
    const kept = () =>
      page.evaluate(() =>
        Object.fromEntries(
          Object.entries(localStorage).filter(([key]) => key.startsWith("popup.")),
        ),
      );
    await button(popup, frame.close).click();
    expect(await popup.count()).toBe(0);
    expect(Object.keys(await kept())).toEqual([expect.stringMatching(/^popup\.close\.\d+$/)]);
    await page.goto("/login");
    await page.getByRole("link", { name: frame.lobby, exact: true }).first().click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.reload();
    await popup.waitFor();
    expect(await kept()).toEqual({});

    const askedAt = Date.now();
    await button(popup, messages.popupHideToday).click();
    const [[key, until] = []] = Object.entries(await kept());
    expect(key).toMatch(/^popup\.hide\.\d+$/);
    expect(Number(until)).toBeGreaterThanOrEqual(askedAt + hideForMs);
    const midnight = await page.evaluate(() => new Date().setHours(24, 0, 0, 0));
    expect(Number(until)).toBeGreaterThanOrEqual(midnight);
    await page.reload();
    await popups(page).first().waitFor();
    expect(await popup.count()).toBe(0);
    await page.evaluate((name) => localStorage.setItem(name, String(Date.now() - 1)), String(key));
    await page.reload();
    await popup.waitFor();
  });

  it("is one sheet at a time on a phone", async () => {
    const page = await lobby(390);
    expect(await popups(page).count()).toBe(1);
    expect(await violationsOf(page)).toEqual([]);
    await inView(page);
    const sheet = await placeOf(popups(page));
    expect(sheet.height).toBeLessThanOrEqual(844 * 0.7);
    for (const each of await popups(page).locator(".popup-buttons button").all())
      expect((await placeOf(each)).height).toBeGreaterThanOrEqual(48);
    const first = await popups(page).getByRole("heading").innerText();
    await button(popups(page), frame.close).click();
    await expect.poll(() => popups(page).getByRole("heading").innerText()).not.toBe(first);
    expect(await popups(page).count()).toBe(1);
  });
});
