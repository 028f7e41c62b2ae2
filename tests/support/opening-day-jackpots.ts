import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { OfficePool } from "#contract/office/jackpots.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, goInApp } from "#tests/support/office-windows.ts";
import { approve, askOffice, fillSheet } from "#tests/support/opening-day.ts";
import { hydrated } from "#tests/support/site.ts";

const STUDIO = "페이퍼 타이거";
/** The first money of each pool in won. */
const firstMoney = { mega: 30_000_000, minor: 200_000 } as const;

/** What visitors read on the page of the jackpots, by tier in won. */
async function jackpotsFor(visitor: Page): Promise<Record<string, number>> {
  await visitor.goto("/jackpots");
  await hydrated(visitor);
  // A tier without money is named as not available.
  const cards = await visitor.locator(".jackpot-pools .card:not(.off)").all();
  const read = cards.map(async (card) => [
    (await card.locator("h2").innerText()).toLowerCase(),
    Number((await card.locator("dd").first().innerText()).replaceAll(/\D/g, "")),
  ]);
  return Object.fromEntries(await Promise.all(read)) as Record<string, number>;
}

/** Adds a scheme, gives it to the studio and puts first money into its pools, by two operators. */
export async function startJackpots(
  maker: Page,
  checker: Page,
  visitor: Page,
  missing: () => Promise<string[]>,
): Promise<void> {
  const { games, jackpots, opening } = koOffice;
  expect(await jackpotsFor(visitor)).toEqual({});
  await goInApp(maker, "/games/jackpots");
  await button(maker, jackpots.add).click();
  await fillSheet(maker, { name: "슬롯", mega: "0.5", minor: "0.2" });
  await confirm(maker, "첫 적립 비율");
  const scheme = maker.getByRole("region", { name: games.schemes }).getByText("슬롯");
  await scheme.waitFor();
  expect(await missing(), "no provider uses it").not.toContain("jackpots");

  await button(maker, `${jackpots.give}: ${jackpots.giveOf(STUDIO)}`).click();
  await maker.locator("dialog[open] [name=scheme]").selectOption({ label: "슬롯" });
  await confirm(maker, "계약한 비율");
  await approve(checker, STUDIO);
  expect(await missing()).toContain("jackpots");
  expect(await jackpotsFor(visitor), "no pool holds money").toEqual({});
  await goInApp(maker, "/settings/opening");
  await maker.getByText(opening.missingAt("MEGA, MINOR")).waitFor();
  await maker.getByRole("link", { name: `${opening.goTo}: ${opening.names.jackpots}` }).click();

  for (const [tier, won] of Object.entries(firstMoney)) {
    const name = tier.toUpperCase();
    await button(maker, `${jackpots.fund}: ${name}`).click();
    await fillSheet(maker, { amount: String(won) });
    expect(await violationsOf(maker)).toEqual([]);
    await confirm(maker, "첫 금액");
    await approve(checker, name);
  }
  expect(await missing()).not.toContain("jackpots");
  await expect.poll(() => jackpotsFor(visitor)).toEqual(firstMoney);
}

/** The stakes of the members have fed the pools, as the office and every visitor read. */
export async function readFedJackpots(maker: Page, visitor: Page): Promise<void> {
  const { pools } = (await askOffice(maker, "get-jackpot-pools", {})) as { pools: OfficePool[] };
  const fed = pools.filter(({ isShown }) => isShown);
  expect(fed.map(({ tier }) => tier)).toEqual(Object.keys(firstMoney));
  for (const pool of fed) expect(pool.contributed).toBeGreaterThan(0);
  const held = Object.fromEntries(fed.map(({ tier, balance }) => [tier, balance]));
  await expect.poll(() => jackpotsFor(visitor)).toEqual(held);
}
