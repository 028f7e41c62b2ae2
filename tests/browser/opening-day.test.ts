import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import type { OpeningState } from "#contract/office/opening.ts";
import { ko } from "#locales/ko/site.ts";
import { koOffice } from "#locales/ko/office.ts";
import { record } from "#scripts/backup/record.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, confirm, go, goInApp } from "#tests/support/office-windows.ts";
import { approve, askOffice, fillSheet, useOpeningDay } from "#tests/support/opening-day.ts";
import { readFedJackpots, startJackpots } from "#tests/support/opening-day-jackpots.ts";
import {
  askToWithdraw,
  depositFirst,
  inviteTester,
  meetNewTerms,
  playRound,
  register,
} from "#tests/support/opening-day-players.ts";
import {
  addStudio,
  agreeMonth,
  acceptedVersions,
  bringProviderFile,
  closedFigures,
  connectProvider,
  giveTestMoney,
  payOut,
  publishTerms,
  testProvider,
  describeSite,
  certifyHouse,
} from "#tests/support/opening-day-steps.ts";
import { canClockBeLater } from "#tests/support/later-clock/later-clock.ts";
import { hydrated } from "#tests/support/site.ts";

const TESTER = "newcomer7";
const MEMBER = "newcomer8";
const CASH_PASSWORD = "581926";
const TERMS = "2026-opening";
const GAME = "moon-rabbit-mill";
const { catalogue, documents, games, licences, opening } = koOffice;
const { settings, settlement, staff } = koOffice;

describe("the opening day of a house with real money", () => {
  const day = useOpeningDay("moonrise");
  let first: Page;
  let second: Page;
  let member: Page;
  const approveIt = (words: string) => approve(second, words);

  const missing = async () => {
    const { lines } = (await askOffice(first, "get-opening", {})) as { lines: OpeningState[] };
    return lines.filter(({ isDone }) => !isDone).map(({ name }) => name);
  };
  const visit = async (path: string) => {
    await member.goto(path);
    await hydrated(member);
  };
  /** How many finished rounds staff see of a member. */
  const rounds = async (loginId: string) => {
    const { rounds: found } = await askOffice(first, "find-rounds", { loginId });
    return (found as { state: string }[]).length;
  };
  it("two administrators join by their links, and see what is missing", async () => {
    const invited = await day.house.run("operator", "invite", "first.admin", "김하나");
    expect(invited).toMatchObject({ status: 0 });
    first = await day.join(/https:\S+/.exec(invited.text)?.[0] ?? "");
    await goInApp(first, "/operators");
    await button(first, staff.invite).click();
    await fillSheet(first, { name: "이두리", loginId: "second.admin" });
    await first.getByLabel(staff.role, { exact: true }).selectOption("admin");
    await confirm(first, "두 번째 관리자");
    await button(first, `${staff.makeLink}: 이두리`).click();
    await first.locator("dialog[open] textarea[name=reason]").fill("본인에게 전합니다");
    await first.keyboard.press("Enter");
    const link = first.locator("dialog[open] textarea[name=link]");
    await link.waitFor();
    second = await day.join(await link.inputValue());
    await first.keyboard.press("Escape");
    expect((await missing()).join(" ")).toBe(
      "licences countries outside documents accounts backup drill connections selfTests " +
        "certificates games testBets",
    );
    await goInApp(first, "/settings/opening");
    await first.getByText(opening.notReady("12")).waitFor();
    expect(await button(first, opening.open).isDisabled()).toBe(true);
  });

  it("a provider is connected by two, passes a self-test, and gets a studio with a certificate", async () => {
    await connectProvider(first, second, day.provider);
    await testProvider(first, missing);
    await addStudio(first, GAME);
    await certifyHouse(first, "tiger", missing);
    expect(await missing()).not.toContain("connections");
  });

  it("the site gets its licence and its country, its terms and a receiving account by two", async () => {
    await goInApp(first, "/settings/licences");
    await button(first, `${licences.write}: *`).click();
    await fillSheet(first, {
      company: "Moon Ltd",
      authority: "MGA",
      number: "B2C/123/2026",
      countries: "KR",
    });
    await confirm(first, "면허를 받았습니다");
    await approveIt("면허");
    await goInApp(first, "/settings/licences");
    await describeSite(first);
    await goInApp(first, "/settings/documents");
    await button(first, `${documents.publish}: *`).click();
    // The built-in texts are that version.
    await fillSheet(first, { name: "2026-11" });
    await first.getByText(documents.nameTaken).waitFor();
    await fillSheet(first, { name: TERMS });
    await confirm(first, "개장 약관");
    await approveIt(TERMS);
    await goInApp(first, "/settings/accounts");
    await button(first, settings.addAccount).click();
    await fillSheet(first, {
      bankName: "달빛은행",
      bankNumber: "301-2026-1124-01",
      bankOwner: "Moon",
    });
    await confirm(first, "입금 계좌");
    await button(first, `${settings.turnOn}: 달빛은행 301-2026-1124-01`).click();
    await confirm(first, "입금을 받습니다");
    await approveIt("달빛은행");
    expect(await missing()).toEqual(["backup", "drill", "games", "testBets"]);
  });

  it("the catalogue of the provider is imported and released by two", async () => {
    await expect
      .poll(
        async () => {
          const wanted = { provider: "tiger", kind: "new", text: GAME };
          const { differences } = await askOffice(first, "get-catalogue-differences", wanted);
          return (differences as { code: string }[]).map(({ code }) => code);
        },
        { timeout: 60_000 },
      )
      .toEqual([GAME]);
    await goInApp(first, `/games/providers/tiger/feed?kind=new&q=${GAME}`);
    await first.getByRole("checkbox").check();
    await button(first, catalogue.takeSelected("1")).click();
    await confirm(first, "첫 게임");
    await approveIt("페이퍼 타이거");
    await goInApp(first, "/games?category=slot");
    await first.getByRole("switch", { name: games.inUse("페이퍼 타이거") }).click();
    await confirm(first, "게임사를 켭니다");
    await approveIt("페이퍼 타이거");
    expect(await missing()).toEqual(["backup", "drill", "testBets"]);
  });

  it("a scheme of jackpots is given to the provider, and its pools get their first money, by two", async () => {
    const visitor = await day.open();
    await startJackpots(first, second, visitor, missing);
    expect(await missing()).toEqual(["backup", "drill", "testBets"]);
    await visitor.close();
  });

  it("a tester whom two invited registers, is given money by two and plays a bet before the opening", async () => {
    member = await day.open();
    // Neither without a code nor with another word after the #, as the link to the content has.
    for (const path of ["/register", "/register#content"]) {
      await visit(path);
      expect(await member.locator("main [name=id]").count(), path).toBe(0);
    }
    await member.goto(await inviteTester(first, second));
    // The code is after the #, so the page is the same document until it is loaded again.
    await member.reload();
    await hydrated(member);
    expect(await violationsOf(member)).toEqual([]);
    await register(member, { id: TESTER, nick: "물가등불" }, CASH_PASSWORD);
    await member.locator(".hd-1 .user").filter({ hasText: TESTER }).waitFor();
    expect(await acceptedVersions(first)).toMatchObject([{ version: TERMS, accepted: 1 }]);
    await giveTestMoney(first, second, TESTER);
    await visit("/deposit");
    await member.getByText(ko.payments.testAccount).first().waitFor();
    await visit("/game?provider=tiger");
    await playRound(member, GAME, () => rounds(TESTER));
    expect(await missing()).toEqual(["backup", "drill"]);
    await readFedJackpots(first, member);
  });

  it("two administrators open the house, and members register from then on", async () => {
    const guest = await day.open();
    await guest.goto("/register");
    await hydrated(guest);
    expect(await guest.locator("main [name=id]").count()).toBe(0);
    for (const kind of ["backup", "drill"] as const)
      await record(day.house.databaseUrl, { kind, isGood: true, seconds: 1, lost: null }, () => {});
    await go(first, "/settings/opening");
    await first.getByText(opening.ready).waitFor();
    await button(first, opening.open).click();
    await confirm(first, "오늘 개장합니다");
    await approveIt(opening.title);
    const { openedAt } = await askOffice(first, "get-opening", {});
    expect(openedAt).toMatch(/^2/);
    await guest.reload();
    await hydrated(guest);
    await register(guest, { id: MEMBER, nick: "산등불" }, CASH_PASSWORD);
    await guest.locator(".hd-1 .user").filter({ hasText: MEMBER }).waitFor();
    await member.close();
    member = guest;
  });

  it("a member deposits, plays and withdraws", async () => {
    await visit("/deposit");
    await depositFirst(member, first, { cashPassword: CASH_PASSWORD, today: day.today() });
    await visit("/game?provider=tiger");
    await playRound(member, GAME, () => rounds(MEMBER));
    await visit("/withdraw");
    const row = member.locator(".record-table tbody tr").first();
    await askToWithdraw(member, "50000", CASH_PASSWORD);
    await row.getByText("대기", { exact: true }).waitFor();
    await goInApp(first, "/withdrawals");
    await first.keyboard.press("o");
    await first.locator(".detail .acts .btn-danger").waitFor();
    await first.keyboard.press("a");
    await confirm(first, "확인했습니다");
    await row.getByText("승인됨, 은행으로 보내는 중").waitFor();
    expect(await row.innerText()).toContain("50,000");
  });

  it("the bank pays the withdrawal out of a payment file, and its statement settles it", async () => {
    await payOut(first, 50_000, day.today());
    await visit("/withdraw");
    const row = member.locator(".record-table tbody tr").first();
    await row.getByText("완료", { exact: true }).waitFor();
    expect(await row.getByText("완료", { exact: true }).count()).toBe(1);
  });

  it("a new version of the terms leads a deposit to it", async () => {
    await publishTerms(first, second, "2026-12");
    await visit("/deposit");
    await meetNewTerms(member, CASH_PASSWORD);
    expect(new URL(member.url()).pathname).toBe("/agree");
  });

  it("the month is not agreed with the provider before its end", async () => {
    const month = day.today().slice(0, 7);
    await go(first, `/settlement/moonrise/${month}`);
    await first.getByText(settlement.notClosed).waitFor();
    const early = { connection: "moonrise", month, share: "0.00", correction: 0 };
    expect(await askOffice(first, "agree-settlement", { ...early, reason: "이른 확정" })).toEqual({
      status: "not_ready",
    });
  });

  describe.skipIf(!canClockBeLater)("on the first morning of the next month", () => {
    const month = { connection: "moonrise", month: "" };
    let lastDay: string;
    beforeAll(async () => {
      lastDay = day.today();
      month.month = lastDay.slice(0, 7);
      await day.sleepIntoNextMonth();
      await day.signInAgain(first, "first.admin");
      await day.signInAgain(second, "second.admin");
    });

    it("the month is closed, and the provider counted to the won what the ledger has", async () => {
      expect(day.today().slice(0, 7) > month.month).toBe(true);
      const { stakes, wins } = await day.provider.countedOn(lastDay);
      expect(stakes).toBeGreaterThan(0);
      const ours = await closedFigures(first, month);
      expect([Number(ours.stakes), Number(ours.wins)]).toEqual([stakes, wins]);
    });

    it("the provider's own statement agrees, a wrong line is shown, and two agree the month", async () => {
      const { stakes, wins } = await day.provider.countedOn(lastDay);
      const result = (text: string) => first.locator(".tag").getByText(text, { exact: true });
      await go(first, `/settlement/moonrise/${month.month}`);
      await result(settlement.states.closed).waitFor();
      await bringProviderFile(first, `tiger,${stakes},${wins}`);
      await result(settlement.agreeing).waitFor();
      await bringProviderFile(first, `tiger,${stakes},${wins + 1}`);
      await result(settlement.differing("1")).waitFor();
      await bringProviderFile(first, `tiger,${stakes},${wins}`);
      await result(settlement.agreeing).waitFor();
      await agreeMonth(first, second, month);
      await result(settlement.agreed).waitFor();
      expect(await result(settlement.agreeing).count()).toBe(0);
    });
  });

  it("the books are clean, and every row is as it was signed", async () => {
    const [audited, verified] = await Promise.all([
      day.house.run("audit"),
      day.house.run("verify"),
    ]);
    expect(audited.text).toContain("The books are clean.");
    expect(verified.text).toContain("Everything is as it was signed.");
    expect([audited.status, verified.status]).toEqual([0, 0]);
  });
});
