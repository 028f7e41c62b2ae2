import { describe, expect, it } from "vitest";
import type { Page } from "playwright-core";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

const { frame, payments } = ko;

/** What the frame around every page tells a member. */
describe("the frame around a member's pages", () => {
  const site = useSite();
  const shown = (page: Page, selector: string) =>
    page.locator(selector).filter({ visible: true }).allInnerTexts();

  it.each([1280, 390])(
    "shows on every kind of page how long the member is signed in, and the local time with its zone, without announcing them, at %i",
    async (width) => {
      for (const path of ["/", "/game", "/user", "/terms"]) {
        const page = await site.open(path, { member: "demo1", width });
        const clocks = page.locator("footer .clock");
        await clocks.first().scrollIntoViewIfNeeded();
        await expect.poll(() => clocks.first().innerText(), { message: path }).toMatch(/\d+:\d\d/);
        expect(await clocks.first().innerText()).toContain(frame.session);
        const local = await clocks.nth(1).innerText();
        expect(local).toContain(frame.localTime);
        const said = new Intl.DateTimeFormat("en-GB", {
          timeZone: "Asia/Seoul",
          timeStyle: "short",
        });
        const around = [0, 60_000].map((ago) => said.format(Date.now() - ago));
        expect(
          around.some((time) => local.includes(time)),
          `${path}: ${local}`,
        ).toBe(true);
        expect(local).toContain("Asia/Seoul (GMT+9)");
        for (const clock of await clocks.all()) {
          expect(await clock.isVisible()).toBe(true);
          expect(await clock.getAttribute("aria-live")).toBe("off");
        }
        expect(await fitsWindow(page)).toBe(true);
        await page.close();
      }
    },
  );

  it("shows neither to a visitor", async () => {
    const page = await site.open("/");
    expect(await page.locator(".clock").count()).toBe(0);
  });

  it.each([1280, 390])(
    "offers a deposit in header and lobby, and in a reduced session none, at %i",
    async (width) => {
      const offers = (page: Page) =>
        shown(page, "header .btn-gold, .mw-deposit, .qa :is(a, button)");
      const usual = await site.open("/", { member: "demo1", width });
      const before = await offers(usual);
      expect(before.length).toBeGreaterThan(0);
      expect(before.some((text) => text.includes(payments.deposit))).toBe(true);
      const reduced = await site.open("/", { member: "demo3", width });
      // The test of the other width may have begun the break; the second call is refused.
      await reduced.request.post("/api/routes/start-break", { data: { term: "7d" } });
      await reduced.reload();
      await reduced.locator(".reduced").waitFor();
      const after = await offers(reduced);
      expect(after.filter((text) => text.includes(payments.deposit))).toEqual([]);
      expect(await reduced.locator(".wallet .btn-gold, .mw-deposit").count()).toBe(0);
      if (width === 390) {
        await reduced.locator(".mh .icobtn").last().click();
        await reduced.locator(".bal").waitFor();
        expect(await shown(reduced, ".bal .two a")).toEqual([payments.withdraw]);
      }
      expect(await violationsOf(reduced)).toEqual([]);
      expect(await fitsWindow(reduced)).toBe(true);
    },
  );
});
