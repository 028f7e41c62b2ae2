import type { BrowserContext, Page } from "playwright-core";
import { afterAll, beforeAll } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { codeAt } from "#server/kit/totp.ts";
import { openBrowser, type TestBrowser } from "#tests/support/browser.ts";
import { confirm, goInApp, openProposal } from "#tests/support/office-windows.ts";
import { canClockBeLater, laterClock } from "#tests/support/later-clock/later-clock.ts";
import { startRealHouse } from "#tests/support/real-house.ts";
import { startProvider } from "#tests/support/real-provider.ts";

export const STAFF_PASSWORD = "seven green lanterns";

/** The last evening of the next month in Seoul, ten hours before the month ends in UTC. */
const lastEvening = (): Date => {
  const now = new Date();
  return new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 0, 14));
};
/** From then to the first morning, some minutes into the next month. */
const NIGHT_MS = (10 * 60 + 5) * 60_000;

/**
 * A house with real money on an empty database, a provider beside it at the connection of this name,
 * and a browser, for the tests of a file. Their clock shows the last evening of a month, where this
 * machine can have a later clock; the browser's clock is the machine's. Call it in `describe`.
 */
export function useOpeningDay(connection: string) {
  const evening = canClockBeLater ? lastEvening() : new Date();
  const clock = laterClock(evening);
  const secrets = new Map<Page, string>();
  let parts:
    | {
        house: Awaited<ReturnType<typeof startRealHouse>>;
        provider: Awaited<ReturnType<typeof startProvider>>;
        browser: TestBrowser;
      }
    | undefined;
  beforeAll(async () => {
    const house = await startRealHouse(clock);
    const provider = await startProvider(house, connection, clock);
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
  const open = () => openPage(started().browser, started().house.url);
  return {
    get house() {
      return started().house;
    },
    get provider() {
      return started().provider;
    },
    now: clock.now,
    /** The day that the house has, in UTC: `2026-12-31`. */
    today: () => clock.now().toISOString().slice(0, 10),
    open,
    /** Stops the house and its provider over the night; both start again in the next month. */
    async sleepIntoNextMonth() {
      const { house, provider } = started();
      await provider.stop();
      await house.restartAt(new Date(evening.getTime() + NIGHT_MS));
      await provider.start();
    },
    /** Signs in again on a page that joined, after its session has ended. */
    async signInAgain(page: Page, loginId: string) {
      const code = codeAt(secrets.get(page) ?? "", clock.now());
      const answer = await askOffice(page, "sign-in", { loginId, password: STAFF_PASSWORD, code });
      if (answer["status"] !== "success") throw new Error(`signed in: ${String(answer["status"])}`);
    },
    /** Opens an invitation's link, and joins with a password and a second factor. */
    async join(link: string): Promise<Page> {
      const page = await open();
      await page.goto(link);
      await page.getByLabel("비밀번호", { exact: true }).fill(STAFF_PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByRole("img", { name: "QR" }).waitFor();
      const secret = (await page.locator(".secret code").innerText()).replaceAll(/\s/g, "");
      secrets.set(page, secret);
      await page.getByLabel("인증 앱 번호 6자리").fill(codeAt(secret, clock.now()));
      await page.keyboard.press("Enter");
      await page.getByRole("navigation", { name: "주 메뉴" }).waitFor();
      return page;
    },
  };
}

/** A page of a new browser. */
async function openPage(browser: TestBrowser, baseURL: string): Promise<Page> {
  const context: BrowserContext = await browser.newContext({
    baseURL,
    ignoreHTTPSErrors: true,
    viewport: { width: 1280, height: 860 },
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  return context.newPage();
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
