import type { Page } from "playwright-core";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { violationsOf } from "#tests/support/accessibility.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { openJourneyProduct } from "#tests/support/journey-product.ts";
import type { TestProduct } from "#tests/support/product.ts";
import { SandboxControls } from "#tests/support/sandbox-controls.ts";

/** The developer's page of the sandbox: its faults and its trace of bytes. */
describe("the sandbox's controls", () => {
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

  const open = async (width: number): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${product.sandboxUrl}/__sim/`);
    await page.getByRole("heading", { name: "Faults" }).waitFor();
    return page;
  };

  it.each([1_280, 320])("are switched on and off by a person at %i pixels", async (width) => {
    const page = await open(width);
    expect(await violationsOf(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      width,
    );
    await page.getByLabel("Fault", { exact: true }).selectOption("drop_response");
    await page.getByLabel("Protocol", { exact: true }).selectOption("caleta");
    await page.getByLabel("How many calls").fill("");
    await page.getByRole("button", { name: "Switch on" }).click();
    await page.getByText("drop_response is on").waitFor();
    expect(await new SandboxControls(product).met()).toBe(0);
    await page.getByRole("button", { name: "Switch off drop_response" }).click();
    await page.getByText("drop_response is off").waitFor();
    expect(await new SandboxControls(product).met()).toBeNull();
    await page.getByLabel("Protocol of the file").selectOption("igsp");
    await page.getByLabel("Day", { exact: true }).fill("2026-11-24");
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the file" }).click();
    expect((await saved).suggestedFilename()).toBe("igsp-2026-11-24.csv");
    await page.context().close();
  });

  it("refuse other sites' pages and a wrong secret", async () => {
    const ask = (headers: Record<string, string>) =>
      fetch(`${product.sandboxUrl}/__sim/state`, { headers });
    expect((await ask({})).status).toBe(200);
    expect((await ask({ origin: "https://elsewhere.test" })).status).toBe(404);
    expect((await ask({ "x-forwarded-for": "203.0.113.9" })).status).toBe(404);
    expect((await ask({ "x-control-secret": "guessed" })).status).toBe(404);
  });
});
