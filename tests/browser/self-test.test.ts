import { describe, expect, it } from "vitest";
import { koSelfTest } from "#locales/ko/self-test.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { fitsWindow, useSite } from "#tests/support/site.ts";

const { selfTest: words } = koSelfTest;

describe("the self-test", () => {
  const site = useSite();

  it.each([1280, 320])(
    "is open to visitors, asks for what is unanswered, and says what the answers mean, at %i",
    async (width) => {
      const page = await site.open("/protection", { width });
      await page.locator("main").getByRole("link", { name: "자가 점검" }).click();
      await page.getByRole("heading", { name: "자가 점검", level: 1 }).waitFor();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() === "POST") sent.push(request.postData() ?? "");
      });
      const questions = page.getByRole("group");
      expect(await questions.count()).toBe(9);
      for (const at of [0, 1, 2, 3, 4, 5, 6]) await questions.nth(at).getByLabel("가끔").check();
      const show = page.getByRole("button", { name: words.show });
      await show.click();
      await page.getByRole("alert").getByText(words.missing("2")).waitFor();
      const focused = page.locator(":focus");
      expect(await focused.getAttribute("name")).toBe("answer-7");
      // The keyboard alone answers the others.
      await page.keyboard.press("Space");
      await questions.nth(8).getByLabel("전혀 없음").focus();
      await page.keyboard.press("ArrowRight");
      // What lies half below the header would count as a small target.
      await page.evaluate(() => scrollTo(0, 0));
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await page.keyboard.press("Enter");
      const result = page.getByRole("region", { name: words.score("8") });
      await result.getByText(words.results.high).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      expect(sent.filter((body) => body.includes("answer"))).toEqual([]);
      await page.getByRole("button", { name: words.again }).click();
      expect(await page.getByRole("radio", { checked: true }).count()).toBe(0);
    },
  );
});
