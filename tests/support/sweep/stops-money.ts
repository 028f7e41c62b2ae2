import type { Page } from "playwright-core";
import { DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

const chip = (page: Page, index: number) => page.locator(".amount-buttons .chip").nth(index);
const next = (page: Page) => page.locator("form:has(.amount-field) button[type=submit]");

/** Opens the page of deposits in a state that the demo's members are not in. */
async function openDeposit(page: Page, state: object): Promise<void> {
  await page.route("**/api/routes/get-deposit-list", async (route) => {
    const answer = await route.fetch();
    const list = (await answer.json()) as object;
    await route.fulfill({ response: answer, json: { ...list, ...state } });
  });
  await page.locator('a[href$="/deposit"]:visible').first().click();
}

const measuredTimes = {
  deposit: { requests: 1_204, medianSeconds: 340, p95Seconds: 2_950 },
  withdrawal: { requests: 318, medianSeconds: 8_100, p95Seconds: 95_400 },
};

/** Deposits, withdrawals and comp. */
export const moneyStops: readonly Stop[] = [
  { name: "a deposit", route: "/deposit", path: "/deposit", who: "demo1" },
  {
    name: "the offer of a limit before the first deposit",
    route: "/deposit",
    path: "/withdraw",
    who: "demo1",
    show: async (page, { limits }) => {
      await openDeposit(page, { offersLimit: true });
      await page.getByRole("button", { name: limits.decline }).click();
      await page.getByText(limits.declineAsk).waitFor();
    },
  },
  {
    name: "the notice of how far money is protected",
    route: "/deposit",
    path: "/withdraw",
    who: "demo1",
    show: async (page, { funds }) => {
      const notice = { level: "not_protected", version: "2026-11", isAcknowledged: false };
      await openDeposit(page, { current: null, funds: notice });
      await page.getByRole("button", { name: funds.acknowledge }).waitFor();
    },
  },
  {
    name: "a deposit while a national register does not answer",
    route: "/deposit",
    path: "/withdraw",
    who: "demo1",
    show: async (page, { person }) => {
      const asks = ["firstName", "lastName", "email", "postcode", "personalNumber", "cpf"];
      await openDeposit(page, { barred: { asks } });
      await page.getByRole("button", { name: person.give, exact: true }).click();
      await page.locator("[data-state=bad] [name=cpf]").waitFor();
      await page.locator("[name=firstName]:focus").waitFor();
    },
  },
  {
    name: "a deposit without an amount",
    route: "/deposit",
    path: "/deposit",
    who: "demo2",
    show: async (page, { payments }) => {
      await next(page).click();
      await page.getByText(payments.amountNeeded).waitFor();
    },
  },
  {
    name: "the account for a deposit and the last look",
    route: "/deposit",
    path: "/deposit",
    who: "demo2",
    show: async (page) => {
      await page.locator("input[name=pass]").fill(DEMO_WITHDRAWAL_PASSWORD);
      await page.keyboard.press("Enter");
      await page.locator(".facts").first().waitFor();
      await chip(page, 4).click();
      await next(page).click();
      await page.locator(".review").waitFor();
    },
  },
  {
    name: "a waiting deposit whose account was changed since",
    route: "/deposit",
    path: "/withdraw",
    who: "demo2",
    show: async (page) => {
      const bank = {
        bankname: "달빛은행",
        banknum: "301-2026-1121-77",
        bankOwner: "주식회사 달빛",
      };
      await openDeposit(page, {
        current: {
          id: 1,
          kind: "deposit",
          date: "2026-11-26",
          askedAt: "2026-11-26T09:00:00.000Z",
          expiresAt: "2099-11-26T09:30:00.000Z",
          amount: 300_000,
          status: "wait",
          reference: "D-A2B3C4",
          bank,
          told: { ...bank, banknum: "301-2026-1121-01" },
          entries: [],
          queue: { ahead: 1_000, countedAt: "2026-11-26T09:05:00.000Z" },
        },
        times: { measuredAt: "2026-11-26T09:05:00.000Z", days: 7, least: 20, ...measuredTimes },
      });
      await page.locator(".account-warning").waitFor();
    },
  },
  {
    name: "too few payments to show times",
    route: "/payment-times",
    path: "/payment-times",
    who: "visitor",
  },
  {
    name: "the times of payments",
    route: "/payment-times",
    path: "/payment-times",
    who: "demo1",
    show: async (page) => {
      await page.route("**/api/routes/get-payment-times", async (route) => {
        const answer = await route.fetch();
        const times = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...times, ...measuredTimes } });
      });
      await page.locator("footer a[href$='/terms']").click();
      await page.locator(".legal-text").waitFor();
      await page.locator("footer a[href$='/payment-times']").click();
      await page.locator(".facts").nth(1).waitFor();
    },
  },
  { name: "a withdrawal", route: "/withdraw", path: "/withdraw", who: "demo1" },
  {
    name: "a withdrawal over the balance",
    route: "/withdraw",
    path: "/withdraw",
    who: "demo2",
    show: async (page) => {
      await chip(page, 5).click();
      await next(page).click();
      await page.locator(".field-message:not(:empty)").first().waitFor();
    },
  },
  {
    name: "a withdrawal's last look",
    route: "/withdraw",
    path: "/withdraw",
    who: "demo1",
    show: async (page) => {
      await chip(page, 2).click();
      await page.locator("input[name=pass]").fill(DEMO_WITHDRAWAL_PASSWORD);
      await next(page).click();
      await page.locator(".review").waitFor();
    },
  },
  {
    name: "the receipt of a withdrawal",
    route: "/withdraw",
    path: "/withdraw",
    who: "demo3",
    show: async (page, { payments }) => {
      await page
        .locator(".record-table")
        .getByRole("link", { name: payments.receipt })
        .first()
        .click();
      await page.waitForURL("**/withdraw?receipt=*");
      await page.locator(".facts").first().waitFor();
    },
  },
  { name: "comp", route: "/comp", path: "/comp", who: "demo1" },
  {
    name: "the question before comp is converted",
    route: "/comp",
    path: "/comp",
    who: "demo1",
    show: async (page) => {
      await chip(page, 2).click();
      await next(page).click();
      await page.locator("dialog[open] .message-buttons").waitFor();
    },
  },
  { name: "no comp", route: "/comp", path: "/comp", who: "demo2" },
];
