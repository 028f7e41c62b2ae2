import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import {
  bettingMs,
  closedMs,
  closesAt,
  momentAt,
  roundMs,
  showsAt,
} from "#sandbox/tables/clock.ts";
import { tableKinds } from "#sandbox/catalogue/table-games.ts";
import { ko as frameKo } from "#sandbox/page/texts/frame/ko.ts";
import { ko } from "#sandbox/page/texts/table/ko.ts";
import { useGameWindows } from "#tests/support/game-windows.ts";
import { fitsWindow } from "#tests/support/site.ts";

const sizes: [number, number][] = [
  [800, 600],
  [800, 828],
  [800, 956],
  [800, 1288],
  [1280, 800],
  [1440, 900],
  [1920, 1080],
  [360, 640],
  [390, 844],
];

/** What a player needs at once: each is wholly inside the window, above the part below it. */
const needed = {
  baccarat: [".hand.player", ".hand.banker", ".spot", ".beads", ".big-road"],
  roulette: [".wheel svg", ".number", ".outer", ".numbers li:first-child"],
  "dragon-tiger": [".hand.dragon", ".hand.tiger", ".spot", ".beads", ".big-road"],
};
const always = ["#menu button", "#seconds", "#balance", "#banner", "#bet", "#chips label"];

/** Goes to a table of the lobby: by its button, or on a phone by the list. */
const goTo = async (page: Page, kind: keyof typeof needed): Promise<void> => {
  const list = page.locator("#tabs select");
  if (await list.isVisible()) await list.selectOption(`moonhall-${kind}`);
  else await page.getByRole("button", { name: ko[kind], exact: true }).click();
  await page.locator(needed[kind][0] ?? "").waitFor();
};

/** Parts that are cut by the window or by the table's own edge. */
const cutParts = (page: Page, selectors: readonly string[]) =>
  page.evaluate((wanted) => {
    const main = document.querySelector("main")?.getBoundingClientRect();
    return wanted.flatMap((selector) => {
      const found = [...document.querySelectorAll(selector)];
      if (found.length === 0) return [`${selector} is missing`];
      return found.flatMap((part) => {
        const box = part.getBoundingClientRect();
        const frame = part.closest("main") === null ? undefined : main;
        const isInside =
          box.width > 0 &&
          box.left >= -0.5 &&
          box.right <= innerWidth + 0.5 &&
          box.top >= (frame?.top ?? 0) - 0.5 &&
          box.bottom <= (frame?.bottom ?? innerHeight) + 0.5;
        const { top, bottom, left, right } = box;
        return isInside
          ? []
          : [`${selector} at ${[left, top, right, bottom].map(Math.round).join(" ")}`];
      });
    });
  }, selectors);

type Box = { x: number; y: number; width: number; height: number };
const boxOf = async (page: Page, selector: string): Promise<Box> => {
  const box = await page.locator(selector).first().boundingBox();
  if (box === null) throw new Error(`${selector} has no box`);
  return box;
};

describe("a table fits its window", () => {
  const games = useGameWindows();

  it.each([
    ["baccarat", "vi"],
    ["roulette", "en"],
    ["dragon-tiger", "en"],
    ["dragon-tiger", "vi"],
  ] as const)(
    "%s in %s shows cards or wheel, every place, roads, balance and clock at every size",
    async (kind, locale) => {
      const page = await games.open("moonhall", { width: 800, height: 600 }, { locale });
      await page.locator("#tabs button").nth(tableKinds.indexOf(kind)).click();
      await page
        .locator(needed[kind][0] ?? "")
        .first()
        .waitFor();
      for (const [width, height] of sizes) {
        await page.setViewportSize({ width, height });
        const where = `${kind} at ${width}x${height}`;
        const tabs = width < 700 ? "#tabs select" : "#tabs button";
        expect(await cutParts(page, [...needed[kind], ...always, tabs]), where).toEqual([]);
        expect(await fitsWindow(page), where).toBe(true);
        const hidden = await page
          .locator("main")
          .evaluate((part) => part.scrollHeight - part.clientHeight);
        expect(hidden, `${where} scrolls`).toBe(0);
        if (kind === "roulette") {
          const middle = ({ x, width: wide }: Box) => x + wide / 2;
          const [stage, wheel] = [await boxOf(page, "#stage"), await boxOf(page, ".wheel svg")];
          expect(Math.abs(middle(stage) - middle(wheel)), where).toBeLessThan(1);
        }
      }
    },
  );

  it("holds three cards of each hand at every size", async () => {
    const page = await games.open("moonhall", { width: 800, height: 600 });
    await page.locator(".card").first().waitFor();
    await page.locator(".cards").evaluateAll((hands) => {
      for (const hand of hands) {
        const card = hand.querySelector(".card");
        if (card === null) throw new Error("a hand without a card");
        while (hand.children.length < 3) hand.append(card.cloneNode(true));
      }
    });
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      const where = `${width}x${height}`;
      expect(await cutParts(page, [".hand", ".hand .card"]), where).toEqual([]);
      const over = await page
        .locator(".hand")
        .evaluateAll((hands) => hands.filter((hand) => hand.scrollWidth > hand.clientWidth).length);
      expect(over, where).toBe(0);
    }
  });

  it("draws larger cards in a larger window, without a void", async () => {
    const page = await games.open("moonhall", { width: 800, height: 600 });
    const widths: number[] = [];
    for (const size of [
      { width: 800, height: 600 },
      { width: 800, height: 1288 },
      { width: 1440, height: 900 },
    ]) {
      await page.setViewportSize(size);
      widths.push((await boxOf(page, ".card")).width);
      // Nothing is left over between the table and the chips.
      const [roads, deck] = [await boxOf(page, "#roads"), await boxOf(page, "#deck")];
      const layout = await boxOf(page, "#layout");
      const end = Math.max(roads.y + roads.height, layout.y + layout.height);
      expect(deck.y - end).toBeLessThan(20);
    }
    expect(widths[1]).toBeGreaterThan((widths[0] ?? 0) * 1.5);
    expect(widths[2]).toBeGreaterThan(widths[1] ?? 0);
  });
});

describe("a round at a table", () => {
  const games = useGameWindows();
  const table = "moonhall-baccarat";
  const size = { width: 800, height: 828 };
  /** Moves the clock to this long after betting began in a later round. */
  const moveTo = (passedMs: number): void => {
    const { clock } = games;
    const next = momentAt(table, clock.now + roundMs).number;
    clock.now = closesAt(table, next) - bettingMs + passedMs;
  };
  const phase = (page: Page, name: string) =>
    page.locator(`#countdown[data-phase=${name}]`).waitFor();

  it("deals nothing of an old result into the next round", async () => {
    moveTo(bettingMs);
    const page = await games.open("moonhall", size);
    await page.clock.install();
    games.clock.now = showsAt(table, momentAt(table, games.clock.now).number);
    await page.locator(".card.face").first().waitFor();
    moveTo(1_000);
    await phase(page, "betting");
    // Six cards take no longer than this to be dealt.
    await page.clock.runFor(5_500);
    expect(await page.locator(".card.face").count()).toBe(0);
    expect(await page.locator("#banner").innerText()).toBe(ko.betNow);
    expect(await page.locator("[data-won]").count()).toBe(0);
  });

  it("shows a result at once to a player who comes at its end", async () => {
    moveTo(roundMs - 2_000);
    const page = await games.open("moonhall", size);
    await expect
      .poll(() => page.locator(".card.face").count(), { timeout: 1_000 })
      .toBeGreaterThan(3);
    expect(await page.locator("[data-won=true]").count()).toBeGreaterThan(0);
  });

  it("calls a payout that is no more than the stakes of the round returned, not won", async () => {
    moveTo(1_000);
    const page = await games.open("moonhall", size);
    for (const spot of ["player", "banker"]) {
      await page.locator(`[data-spot="${spot}"]`).click();
      await page.locator("#bet").click();
      await page.locator("#banner", { hasText: ko.betTaken.split("}")[1] ?? "" }).waitFor();
    }
    games.clock.now = showsAt(table, momentAt(table, games.clock.now).number) + 4_000;
    const banner = page.locator("#banner");
    await banner.getByText(frameKo.returned).waitFor();
    expect(await banner.innerText()).toMatch(/(1,950|2,000)원$/);
  });

  it("takes no first chip that could hardly be confirmed, and keeps one that lies there", async () => {
    moveTo(bettingMs - 1_500);
    const page = await games.open("moonhall", size);
    await phase(page, "betting");
    expect(await page.locator("#banner").innerText()).toBe(ko.closesSoon);
    await page.locator('[data-spot="player"]').click();
    expect(await page.locator("#notice").innerText()).toBe(ko.closesSoon);
    expect(await page.locator("#bet").getAttribute("aria-disabled")).toBe("true");
  });

  it("says that chips were returned without moving the table, and only there", async () => {
    moveTo(1_000);
    const page = await games.open("moonhall", size);
    await page.locator('[data-spot="player"]').click();
    const before = await boxOf(page, "#layout");
    games.clock.now += bettingMs;
    await page.getByText(ko.returnedChips).waitFor();
    expect(await boxOf(page, "#layout")).toEqual(before);
    await goTo(page, "roulette");
    expect(await page.locator("#notice").innerText()).toBe("");

    moveTo(1_000);
    await page.locator("#tabs button").first().click();
    await page.locator('[data-spot="player"]').click();
    await page.clock.install();
    games.clock.now += bettingMs + closedMs;
    await page.getByText(ko.returnedChips).waitFor();
    await page.clock.runFor(7_000);
    expect(await page.locator("#notice").innerText()).toBe("");
  });

  it("on a phone goes to dragon tiger by the list, turns two cards and marks the winner", async () => {
    const pair = "moonhall-dragon-tiger";
    const { clock } = games;
    const next = momentAt(pair, clock.now + roundMs).number;
    clock.now = closesAt(pair, next);
    const page = await games.open("moonhall", { width: 390, height: 844 });
    await goTo(page, "dragon-tiger");
    expect(await page.locator(".card.back").count()).toBe(2);
    clock.now = showsAt(pair, next) + roundMs - bettingMs - closedMs - 2_000;
    await expect.poll(() => page.locator(".card.face").count()).toBe(2);
    const cards = await page.locator(".card.face b").allInnerTexts();
    const ranks = ["A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K"];
    const [dragon = 0, tiger = 0] = cards.map((card) => ranks.indexOf(card));
    const side = dragon > tiger ? "dragon" : "tiger";
    const winner = dragon === tiger ? [] : ([side] as const);
    const lit = page.locator(".hand[data-won=true] p");
    expect(await lit.allInnerTexts()).toEqual(winner.map((won) => ko[`spot_${won}`]));
    const spot = page.locator(`.spot.${winner[0] ?? "tie"}`);
    expect(await spot.getAttribute("data-won")).toBe("true");
  });

  it("invites to bet again after the wallet refused a bet", async () => {
    moveTo(1_000);
    const page = await games.open("moonhall", size);
    await page.locator('[data-spot="player"]').click();
    games.wallet.faults = [100];
    await page.locator("#bet").click();
    await page.locator("#notice[data-tone=trouble]").waitFor();
    expect(await page.locator("#banner").innerText()).toBe(ko.betNow);
  });
});
