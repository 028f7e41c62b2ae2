import type { OwnLimit } from "#contract/limits.ts";
import type { OwnQuietTimes } from "#contract/quiet-times.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

const monday = "2026-11-23T00:00:00.000Z";
const sunday = "2026-11-29T15:00:00.000Z";
const imposed = { product: "all", used: 0, renewsAt: sunday, raise: null } as const;
/** Alone, below and above the member's own limit; one has nearly the largest amount, one has minutes. */
const imposedLimits: readonly OwnLimit[] = [
  {
    ...imposed,
    kind: "loss",
    period: "day",
    amount: 300_000,
    own: null,
    left: 300_000,
    imposed: { amount: 300_000, since: monday, ground: "signs" },
  },
  {
    ...imposed,
    kind: "deposit",
    period: "week",
    amount: 9_999_999_999,
    own: 10_000_000_000,
    left: 9_999_999_999,
    imposed: { amount: 9_999_999_999, since: monday, ground: "means" },
  },
  {
    ...imposed,
    kind: "stake",
    period: "month",
    product: "slot",
    amount: 50_000,
    own: 50_000,
    left: 50_000,
    imposed: { amount: 70_000, since: monday, ground: "wish" },
  },
  {
    ...imposed,
    kind: "time",
    period: "day",
    amount: 90,
    own: null,
    left: 90,
    imposed: { amount: 90, since: monday, ground: "law" },
  },
];

/** No-play hours that hold now, with looser choices: one that waits, and one to confirm. */
const quiet: OwnQuietTimes = {
  hours: {
    own: { from: "23:00", until: "08:30" },
    until: sunday,
    loosening: {
      to: { from: "23:30", until: "07:00" },
      readyAt: monday,
      isReady: true,
      lapsesAt: sunday,
    },
  },
  days: {
    own: [1, 3, 5, 6, 7],
    isToday: true,
    loosening: { to: [], readyAt: sunday, isReady: false, lapsesAt: sunday },
  },
};

/** What limits a member, and the end of the account. */
export const commitmentStops: readonly Stop[] = [
  {
    name: "limits that staff imposed",
    route: "/user",
    path: "/user?tab=protection",
    who: "demo2",
    show: async (page) => {
      await page.route("**/api/routes/get-limits", async (route) => {
        const answer = await route.fetch();
        const own = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...own, limits: imposedLimits } });
      });
      await page.locator("#my-tab-limits").click();
      await page
        .locator(".limit-imposed")
        .nth(imposedLimits.length - 1)
        .waitFor();
    },
  },
  {
    name: "no-play hours that hold, and a looser choice to confirm",
    route: "/user",
    path: "/user?tab=limits",
    who: "demo2",
    show: async (page) => {
      await page.route("**/api/routes/get-quiet-times", async (route) => {
        const answer = await route.fetch();
        const own = (await answer.json()) as object;
        await route.fulfill({ response: answer, json: { ...own, quiet } });
      });
      await page.locator("#my-tab-protection").click();
      await page.locator(".quiet-list .limit-raise").nth(1).waitFor();
      await page.locator(".quiet-list li").first().locator(".limit-buttons button").nth(2).click();
      await page.locator(".quiet-fields").waitFor();
    },
  },
  {
    name: "an account that closes, with all that it waits for",
    route: "/user",
    path: "/user?tab=limits",
    who: "demo2",
    show: async (page) => {
      const closing = {
        askedAt: "2026-11-20T04:15:00.000Z",
        waitsFor: ["money", "payments", "games"],
      };
      await page.route("**/api/routes/get-closing", (route) =>
        route.fulfill({ json: { status: "success", mayAsk: true, closing } }),
      );
      await page.locator("#my-tab-protection").click();
      await page.locator(".closing-waits li").nth(2).waitFor();
    },
  },
];
