import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll, inject } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { codeAt } from "#server/operators/second-factor.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { confirm, goInApp, openProposal } from "#tests/support/office-windows.ts";
import { startProvider, startRealHouse } from "#tests/support/real-house.ts";

export const STAFF_PASSWORD = "seven green lanterns";

/**
 * A house with real money on an empty database, a provider beside it at the connection of this name,
 * and a browser, for the tests of a file. Call it in `describe`.
 */
export function useOpeningDay(connection: string) {
  let parts:
    | {
        house: Awaited<ReturnType<typeof startRealHouse>>;
        provider: Awaited<ReturnType<typeof startProvider>>;
        browser: TestBrowser;
      }
    | undefined;
  beforeAll(async () => {
    const house = await startRealHouse(inject("postgresUrl"));
    const provider = await startProvider(house, connection);
    parts = { house, provider, browser: await openBrowser() };
  });
  afterAll(async () => {
    await parts?.browser.close();
    await parts?.provider.stop();
    await parts?.house.stop();
  });
  const started = () => {
    if (!parts) throw new Error("the house starts in beforeAll");
    return parts;
  };
  /** A page of a new browser. */
  const open = async (): Promise<Page> => {
    const context: BrowserContext = await started().browser.newContext({
      baseURL: started().house.url,
      ignoreHTTPSErrors: true,
      viewport: { width: 1280, height: 860 },
      reducedMotion: "reduce",
      serviceWorkers: "block",
    });
    return context.newPage();
  };
  return {
    get house() {
      return started().house;
    },
    get provider() {
      return started().provider;
    },
    open,
    /** Opens an invitation's link, and joins with a password and a second factor. */
    async join(link: string): Promise<Page> {
      const page = await open();
      await page.goto(link);
      await page.getByLabel("비밀번호", { exact: true }).fill(STAFF_PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: "QR" }).waitFor();
      const secret = (await page.locator(".secret code").innerText()).replaceAll(/\s/g, "");
      await page.getByLabel("인증 앱 번호 6자리").fill(codeAt(secret, new Date()));
      await page.keyboard.press("Enter");
      await page.getByRole("navigation", { name: "주 메뉴" }).waitFor();
      return page;
    },
  };
}

/** A call of the office with the session of a page. */
export async function askOffice(page: Page, call: string, data: object) {
  const answer = await page.request.post(`/api/office/${call}`, { data });
  return (await answer.json()) as Record<string, unknown>;
}

/** Fills the fields of the open sheet by their names. */
export async function fillSheet(page: Page, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values))
    await page.locator(`dialog[open] [name="${name}"]`).fill(value);
}

/** Looks at the waiting proposal with these words, and approves it. */
export async function approve(page: Page, words: string): Promise<void> {
  await goInApp(page, "/proposals");
  const detail = await openProposal(page, words);
  await page.getByRole("button", { name: koOffice.proposals.carryOut }).click();
  await confirm(page, "함께 확인했습니다");
  await detail.waitFor({ state: "detached" });
}

/** Imports a bank's file with one transfer, and approves the deposit that it names. */
export async function bringIn(page: Page, line: string): Promise<void> {
  await goInApp(page, "/statements");
  await page.keyboard.press("i");
  const buffer = Buffer.from(["거래일시,입금액,출금액,보낸분,메모", line].join("\n"));
  await page
    .locator("dialog[open] input[type=file]")
    .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
  await page.locator("dialog[open]").getByText("입금 1건, 출금 0건").waitFor();
  await confirm(page, "오늘 내역");
  await page.locator(".data tbody tr[aria-rowindex]").first().waitFor();
  await page.keyboard.press("s");
  await page.keyboard.press("a");
  await page.locator("dialog[open] textarea[name=reason]").fill("내역과 일치");
  await page.keyboard.press("Enter");
  await page.locator("dialog[open] .line-outcomes .tag").waitFor();
  await page.keyboard.press("Enter");
  await page.locator("dialog[open]").waitFor({ state: "detached" });
}
