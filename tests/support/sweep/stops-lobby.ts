import type { Page } from "playwright-core";
import type { Texts } from "#locales/ko/site.ts";
import type { Stop } from "#tests/support/sweep/stop.ts";

const dialog = (page: Page) => page.locator("dialog[open]");
const search = async (page: Page, text: string) => {
  await page.keyboard.press("/");
  await dialog(page).getByRole("combobox").fill(text);
};
const openDrawer = (side: "left" | "right") => async (page: Page) => {
  await page
    .locator(".mh > .icobtn")
    .nth(side === "left" ? 0 : 1)
    .click();
  await page.locator(`.sb-${side} :is(li, input, nav a)`).first().waitFor();
};
const tiles = (page: Page) => dialog(page).locator("li.tile").first().waitFor();

/** The lobby, everything that opens over it, and pages without a noun. */
export const lobbyStops: readonly Stop[] = [
  { name: "the lobby", route: "/", path: "/", who: "visitor" },
  { name: "a member's lobby", route: "/", path: "/", who: "demo1" },
  { name: "the slots", route: "/", path: "/?tab=slot", who: "demo2" },
  { name: "the sports", route: "/", path: "/?tab=sport", who: "visitor" },
  {
    name: "favourites when there are none",
    route: "/",
    path: "/",
    who: "demo2",
    show: async (page, { home }) => {
      await page.getByRole("button", { name: home.favourites, exact: true }).click();
      await page.getByText(home.noFavourites).filter({ visible: true }).waitFor();
    },
  },
  {
    name: "the notice windows",
    route: "/",
    path: "/",
    who: "newcomer",
    show: (page) => page.locator(".popup").first().waitFor(),
  },
  {
    name: "the list of games",
    route: "/",
    path: "/?tab=slot&slots=tiger",
    who: "demo1",
    show: tiles,
  },
  {
    name: "the list of games without a match",
    route: "/",
    path: "/?tab=slot&slots=tiger",
    who: "demo1",
    show: async (page, { home }) => {
      await tiles(page);
      await dialog(page).locator("input[type=search]").fill("zzzz");
      await dialog(page).getByText(home.nothingShown).waitFor();
    },
  },
  {
    name: "the search before typing",
    route: "/",
    path: "/",
    who: "demo1",
    show: async (page) => {
      await page.keyboard.press("/");
      await dialog(page).getByRole("option").first().waitFor();
    },
  },
  {
    name: "the search with results",
    route: "/",
    path: "/",
    who: "visitor",
    show: async (page) => {
      await search(page, "moon");
      await dialog(page).getByRole("option").first().waitFor();
    },
  },
  {
    name: "the search without a match",
    route: "/",
    path: "/",
    who: "visitor",
    show: async (page, { games }) => {
      await search(page, "zzzz");
      await dialog(page).getByText(games.searchNothing).waitFor();
    },
  },
  {
    name: "the list of languages",
    route: "/",
    path: "/",
    who: "visitor",
    only: "wide",
    show: async (page) => {
      await page.locator("header .lang").click();
      await page.locator(".lang-list:popover-open").waitFor();
    },
  },
  {
    name: "the left drawer",
    route: "/",
    path: "/",
    who: "demo1",
    only: "phone",
    show: openDrawer("left"),
  },
  {
    name: "the left drawer's slots",
    route: "/",
    path: "/",
    who: "visitor",
    only: "phone",
    show: async (page) => {
      await openDrawer("left")(page);
      await page.locator("#side-tab-slot").click();
      await page.locator("#side-panel-slot li").first().waitFor();
    },
  },
  {
    name: "a visitor's right drawer",
    route: "/",
    path: "/",
    who: "visitor",
    only: "phone",
    show: openDrawer("right"),
  },
  {
    name: "a member's right drawer with the languages",
    route: "/",
    path: "/",
    who: "demo1",
    only: "phone",
    show: async (page) => {
      await openDrawer("right")(page);
      await page.locator(".mn-lang summary").click();
      await page.locator(".mn-langs a").first().waitFor();
    },
  },
  {
    name: "a slot provider's own page",
    route: "/game",
    path: "/game?provider=tiger",
    who: "demo1",
    show: (page) => page.locator("main li.tile").first().waitFor(),
  },
  {
    name: "all games, for a visitor",
    route: "/game",
    path: "/game",
    who: "visitor",
    show: (page) => page.locator("main .game-card").first().waitFor(),
  },
  {
    name: "a game's info sheet, for a visitor",
    route: "/game",
    path: "/game?about=tiger/moon-rabbit-mill",
    who: "visitor",
    show: (page) => page.locator("main .game-sheet").waitFor(),
  },
  {
    name: "the rules of the jackpots, for a visitor",
    route: "/jackpots",
    path: "/jackpots",
    who: "visitor",
    show: (page) => page.locator("main .jackpot-rules").waitFor(),
  },
  {
    name: "all games, filtered, with practice",
    route: "/game",
    path: "/game?category=slot&kind=ways&sort=name",
    who: "demo2",
    show: (page) => page.locator("main .game-card").first().waitFor(),
  },
  {
    name: "all games without a match",
    route: "/game",
    path: "/game?q=zzzz",
    who: "demo2",
    show: (page, { games }: Texts) => page.getByText(games.searchNothing).waitFor(),
  },
  {
    name: "a disabled studio's warning",
    route: "/",
    path: "/",
    who: "demo1",
    show: async (page, { messages }: Texts) => {
      await page.locator(".tile.off .tile-b").first().click();
      await dialog(page).getByText(messages.msg2002).waitFor();
    },
  },
  {
    name: "the message while a game opens",
    route: "/",
    path: "/",
    who: "demo1",
    show: async (page) => {
      // The answer waits until the message was checked, as on a slow connection.
      await page.route("**/api/routes/open-game", async (route) => {
        await page.waitForEvent("framenavigated", { timeout: 0 }).catch(() => null);
        await route.abort().catch(() => null);
      });
      // Located before the click, because it disappears after four seconds.
      const card = page.locator(".loading-card").waitFor();
      await page.locator(".tile:not(.off) .tile-b").first().click();
      await card;
    },
  },
  {
    name: "the error page",
    route: "/admin/error",
    path: "/admin/error?id=K7Q2XHM9",
    who: "visitor",
  },
  { name: "an unknown address", route: "*", path: "/nowhere/at/all", who: "visitor" },
  { name: "the page without a network", route: null, path: "/offline", who: "visitor" },
];
