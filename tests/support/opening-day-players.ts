import type { Page } from "playwright-core";
import { expect } from "vitest";
import { ko } from "#locales/ko/site.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, goInApp, openProposal } from "#tests/support/office-windows.ts";
import { bringIn, STAFF_PASSWORD } from "#tests/support/opening-day.ts";
import { hydrated } from "#tests/support/site.ts";

/** Invites a tester by two operators; answers the link that the second one gets. */
export async function inviteTester(maker: Page, checker: Page): Promise<string> {
  const { opening, proposals } = koOffice;
  await goInApp(maker, "/settings/opening");
  await button(maker, opening.invite).click();
  expect(await violationsOf(maker)).toEqual([]);
  await confirm(maker, "테스트 베팅");
  await goInApp(checker, "/proposals");
  await openProposal(checker, proposals.says.tester);
  // Its name ends with its key, so that it is not exact.
  await checker.getByRole("button", { name: proposals.carryOut }).click();
  await checker.locator("dialog[open] textarea[name=reason]").fill("함께 확인했습니다");
  await checker.keyboard.press("Enter");
  const link = checker.locator("dialog[open] textarea[name=link]");
  await link.waitFor();
  expect(await violationsOf(checker)).toEqual([]);
  const address = await link.inputValue();
  await checker.keyboard.press("Escape");
  return address;
}

/** Registers a member on the open page of registration, who then sees the tools of protection. */
export async function register(
  member: Page,
  { id, nick }: { id: string; nick: string },
  cashPassword: string,
): Promise<void> {
  const { members } = ko;
  const next = () => member.getByRole("button", { name: members.nextStep }).click();
  const write = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await member.locator(`main [name="${name}"]`).fill(value);
  };
  await write({ id, pw: STAFF_PASSWORD, pwAgain: STAFF_PASSWORD });
  await member.locator("main [name=terms]").check();
  await next();
  await write({ nick, phone: "010-5555-7777", birthDate: "1990-03-04" });
  await next();
  await member.locator("[name=bankname]").selectOption("카카오뱅크");
  await write({ banknum: "3333-01-2345678", bankOwner: "김등불", exchange_pw: cashPassword });
  await member.getByRole("main").getByRole("button", { name: members.register }).click();
  await member.waitForURL("**/tools");
  await hydrated(member);
  await button(member, ko.toolsPage.acknowledge).click();
  await member.waitForURL((url) => url.pathname === "/");
}

/** Asks for an account on the open page of deposits and sends 100,000 won, which staff approve by the bank's file. */
export async function depositFirst(
  member: Page,
  staff: Page,
  { cashPassword, today }: { cashPassword: string; today: string },
): Promise<void> {
  await button(member, "한도 없이 계속").click();
  await member.getByRole("alertdialog").getByRole("button", { name: "한도 없이 계속" }).click();
  await member.getByLabel("출금 비밀번호", { exact: true }).fill(cashPassword);
  await button(member, "계좌 문의").click();
  const reference = await member.locator(".transfer .facts b").last().innerText();
  await button(member, "+10만").click();
  await button(member, "신청 내용 확인").click();
  await button(member, "입금 신청").click();
  const row = member.locator(".record-table tbody tr").first();
  await row.getByText("대기", { exact: true }).waitFor();
  await bringIn(staff, `${today} 09:00:00,100000,,김등불,${reference}`);
  await row.getByText("완료", { exact: true }).waitFor();
}

/** Asks for a withdrawal on its open page. */
export async function askToWithdraw(member: Page, won: string, cashPassword: string) {
  await member.getByLabel("금액", { exact: true }).fill(won);
  await member.getByLabel("출금 비밀번호", { exact: true }).fill(cashPassword);
  await button(member, "신청 내용 확인").click();
  await button(member, "출금 신청").click();
}

/** Asks for an account on the open page of deposits, which leads to the new version of the terms. */
export async function meetNewTerms(member: Page, cashPassword: string): Promise<void> {
  await member.getByLabel("출금 비밀번호", { exact: true }).fill(cashPassword);
  await button(member, "계좌 문의").click();
  const said = member.locator("dialog[open]");
  await said.getByText("새 이용약관과 개인정보 처리방침에").waitFor();
  await said.getByRole("button").click();
  await member.waitForURL("**/agree");
}

/** Launches a game of the open list and plays one round, until staff see it. */
export async function playRound(
  member: Page,
  game: string,
  rounds: () => Promise<number>,
): Promise<void> {
  const opened = member.context().waitForEvent("page");
  await member.locator(`li.tile[data-code="${game}"] .tile-b`).click();
  const window = await opened;
  await window.setViewportSize({ width: 390, height: 844 });
  await window.locator("#spin[aria-disabled=false]").waitFor({ timeout: 60_000 });
  await window.locator("#spin").click();
  await expect.poll(rounds, { timeout: 60_000 }).toBe(1);
  await window.close();
}
