import type { Page } from "playwright-core";
import sharp from "sharp";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { koHome } from "#locales/ko/home.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, go, useOfficeWindows } from "#tests/support/office-windows.ts";
import { hidePopups } from "#tests/support/site.ts";

const { looks, settings } = koOffice;
const HOST = "ruby.localhost";
const BUILT_IN = "rgb(243, 201, 105)";
const PINK = "rgb(255, 157, 176)";

describe("a site's own look", () => {
  const office = useOfficeWindows();
  beforeAll(async () => {
    await office.query("insert into settings_sites (host, name) values ($1, '루비')", [HOST]);
  });

  beforeEach(async () => {
    await office.query("delete from settings_looks");
    await office.query("delete from settings_banner_texts");
  });

  /** A visitor's home page on a host. */
  const home = async (host: string) => {
    const { port } = new URL(office.product.webUrl);
    return office.memberPage(null, `http://${host}:${port}/`, hidePopups);
  };
  const accentOf = (page: Page) =>
    page
      .locator(".hero .eb")
      .first()
      .evaluate((element) => getComputedStyle(element).color);
  const titleOf = (page: Page) => page.locator("h1.hero-title").innerText();

  it("is changed in the office with a preview, and is on that site's pages only", async () => {
    const page = await office.open("/settings");
    await page.getByRole("link", { name: `${looks.open}: ${HOST}` }).click();
    await page.getByRole("heading", { name: `${looks.title}: ${HOST}` }).waitFor();
    await page.getByLabel(looks.accent, { exact: true }).fill("#ff9db0");
    await page.getByLabel(looks.bannerTitle).fill("붉은 밤이\n시작됩니다");
    await page.getByLabel(looks.bannerButton).fill("게임 보기");
    const picture = await sharp({
      create: { width: 304, height: 76, channels: 3, background: "#ff5c7a" },
    })
      .png()
      .toBuffer();
    await page
      .getByLabel(looks.logo, { exact: true })
      .setInputFiles({ name: "ruby.png", mimeType: "image/png", buffer: picture });

    const preview = page.frameLocator(`iframe[title="${looks.preview}"]`);
    await preview.getByText("시작됩니다").waitFor();
    const label = preview.locator(".eb");
    await expect
      .poll(() => label.evaluate((element) => getComputedStyle(element).color))
      .toBe(PINK);
    const text = preview.locator(".hero-text");
    expect(await text.isVisible()).toBe(true);
    await page.getByLabel(koOffice.messages.announcements.stagePhone).check();
    await text.waitFor({ state: "hidden" });
    await preview.locator(".mh .logo img").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, settings.save).click();
    await confirm(page, "브랜드를 정했습니다");

    const [ruby, other] = [await home(HOST), await home("127.0.0.1")];
    for (const width of [1280, 390]) {
      for (const each of [ruby, other]) await each.setViewportSize({ width, height: 844 });
      expect(await accentOf(ruby)).toBe(PINK);
      expect(await titleOf(ruby)).toContain("붉은 밤이");
      await ruby.getByRole("button", { name: "게임 보기" }).waitFor();
      const logo = ruby.locator("header .logo img:visible");
      expect(await logo.getAttribute("alt")).toBe("루비");
      expect(await logo.evaluate((each: HTMLImageElement) => each.naturalWidth)).toBe(304);
      const fits = () => document.documentElement.scrollWidth <= innerWidth;
      expect(await ruby.evaluate(fits)).toBe(true);
      expect(await violationsOf(ruby)).toEqual([]);
      expect(await accentOf(other)).toBe(BUILT_IN);
      expect(await titleOf(other)).toContain(koHome.home.moonTitle.split("\n")[0]);
      expect(await other.locator("header .logo img").count()).toBe(0);
    }
  });

  it("cannot be saved with a colour that cannot be seen, whose contrast is shown", async () => {
    const [site] = await office.query<{ id: number }>(
      "select id from settings_sites where host = $1",
      [HOST],
    );
    const page = await office.open("/settings");
    await go(page, `/settings/looks/${site?.id}`);
    await page.getByLabel(looks.accent, { exact: true }).fill("#b3261e");
    await page.getByText(looks.weak("1.9", "4.5")).waitFor();
    expect(await button(page, settings.save).isDisabled()).toBe(true);
    await button(page, settings.undo).click();
    await page.getByText(looks.weak("1.9", "4.5")).waitFor({ state: "detached" });
    await page.getByLabel(looks.bannerTitle).fill("가".repeat(23));
    await page.getByText(looks.tooLong).waitFor();
    expect(await button(page, settings.save).isDisabled()).toBe(true);
  });
});
