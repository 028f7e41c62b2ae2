import type { Page } from "playwright-core";
import { expect } from "vitest";
import { localeCodes } from "#contract/locales.ts";
import { legalKinds } from "#contract/office/settings.ts";
import type { Figures, MonthState, SettlementLine } from "#contract/office/settlement.ts";
import { pictureOf } from "#tests/support/catalogue.ts";
import { koOffice } from "#locales/ko/office.ts";
import { button, confirm, goInApp } from "#tests/support/office-windows.ts";
import { approve, askOffice, fillSheet } from "#tests/support/opening-day.ts";

/** Pays the only approved withdrawal out of a payment file, and imports the bank's line of it. */
export async function payOut(page: Page, won: number, today: string): Promise<void> {
  const reason = "오늘 지급";
  const act = async (name: string, input: object) => {
    const answer = await askOffice(page, name, { ...input, reason });
    expect(answer).toMatchObject({ status: "success" });
    return answer;
  };
  const { payouts, accounts } = (await askOffice(page, "get-payouts", { view: "ready" })) as {
    payouts: { id: number; amount: number }[];
    accounts: { id: number }[];
  };
  expect(payouts).toMatchObject([{ amount: won }]);
  const [id, accountId] = [payouts[0]?.id ?? 0, accounts[0]?.id];
  const made = await act("make-payment-file", { accountId, layout: "names", payouts: [id] });
  await act("send-payment-file", { id: made["fileId"] });
  const line = `${today},,${won},김등불,PAY-${id}`;
  const brought = await act("import-statement", {
    accountId,
    fileName: "bank.csv",
    content: Buffer.from(`날짜,입금액,출금액,보낸분,메모\n${line}\n`).toString("base64"),
    layout: {
      delimiter: ",",
      skipped: 1,
      columns: { date: 0, time: null, amount: 1, paid: 2, sender: 3, memo: 4 },
    },
  });
  expect(brought).toMatchObject({ settled: 1 });
}

type Month = { connection: string; month: string };

/** Waits until the ledger has closed a month with a provider, and answers our figures of it. */
export async function closedFigures(page: Page, month: Month): Promise<Figures> {
  type Answer = { state: MonthState; line: SettlementLine };
  const read = async () => (await askOffice(page, "get-settlement-of", month)) as Answer;
  const stateNow = async () => (await read()).state;
  await expect.poll(stateNow, { timeout: 60_000 }).toBe("closed");
  return (await read()).line.figures;
}

/** Imports a provider's own file of the open month: a studio's stakes and wins. */
export async function bringProviderFile(page: Page, line: string): Promise<void> {
  const { settlement } = koOffice;
  await button(page, settlement.bringIn).click();
  await page.locator("dialog[open] input[type=file]").setInputFiles({
    name: "provider.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(`Studio,Stakes,Wins\n${line}\n`),
  });
  await page.locator("dialog[open]").getByText(settlement.linesFound("1")).waitFor();
  await confirm(page, "게임사가 보낸 명세");
}

type Checked = { reason: string } & Record<string, unknown>;

/** Proposes an act and lets the second operator carry it out. */
async function askByTwo(maker: Page, checker: Page, name: string, input: Checked): Promise<void> {
  const asked = await askOffice(maker, name, input);
  expect(asked).toMatchObject({ status: "proposed" });
  const decision = { id: asked["proposalId"], decision: "carry-out", reason: input.reason };
  const decided = await askOffice(checker, "decide-proposal", decision);
  expect(decided).toMatchObject({ status: "success" });
}

/** Gives a test account money of the house, by two operators. */
export async function giveTestMoney(maker: Page, checker: Page, loginId: string): Promise<void> {
  const { members } = await askOffice(maker, "find-members", { by: "id", query: loginId });
  const [{ id } = { id: 0 }] = members as { id: number }[];
  const reason = "테스트 베팅";
  await askByTwo(maker, checker, "fund-test-account", { id, amount: 100_000, reason });
}

/** The versions of the first site's documents, and by how many members each is accepted. */
export async function acceptedVersions(page: Page): Promise<object[] | undefined> {
  const { sites } = await askOffice(page, "get-documents", {});
  return (sites as { versions: object[] }[])[0]?.versions;
}

/** Sets the provider's share and agrees the month, each by two operators. */
export async function agreeMonth(maker: Page, checker: Page, { connection, month }: Month) {
  const reason = "계약에 따른 정산";
  const byTwo = (name: string, input: object) =>
    askByTwo(maker, checker, name, { ...input, reason });
  await byTwo("set-share-rate", { connection, from: month, rate: 1_250 });
  const { line } = (await askOffice(maker, "get-settlement-of", { connection, month })) as {
    line: SettlementLine;
  };
  await byTwo("agree-settlement", { connection, month, share: line.share, correction: 0 });
}

/** Publishes a new version of the default site's terms, by two operators. */
export async function publishTerms(maker: Page, checker: Page, name: string): Promise<void> {
  const { sites } = (await askOffice(maker, "get-documents", {})) as {
    sites: { siteId: number; version: number }[];
  };
  const { siteId, version } = sites[0] ?? { siteId: 0, version: 0 };
  const reason = "새 약관";
  const text = { siteId, kind: "terms", locale: "ko", version, contents: "## 새 약관" };
  await askOffice(maker, "change-site-text", { ...text, reason });
  const wanted = { siteId, version: version + 1, name, needsAcceptance: true, reason };
  await askByTwo(maker, checker, "publish-documents", wanted);
}

/** Writes what a site says of itself: where complaints go, its terms and its privacy notice. */
export async function describeSite(page: Page): Promise<void> {
  await nameOutside(page);
  await writeTexts(page);
}

/** Names the authority and the body to which members can take a complaint. */
async function nameOutside(page: Page): Promise<void> {
  const { sites } = (await askOffice(page, "get-documents", {})) as { sites: { siteId: number }[] };
  const siteId = sites[0]?.siteId ?? 0;
  const { version } = await askOffice(page, "get-site-contacts", { siteId });
  const at = (name: string) => ({ name, phone: "", address: `https://${name}.example` });
  const contacts = [
    { kind: "authority", ...at("mga") },
    { kind: "disputes", ...at("madre") },
  ];
  const input = { siteId, version, contacts, reason: "허가 기관과 분쟁 조정 기관" };
  const answer = await askOffice(page, "change-site-contacts", input);
  expect(answer).toMatchObject({ status: "success" });
}

/** Writes the house's own terms and privacy notice in every language. */
async function writeTexts(page: Page): Promise<void> {
  const { sites } = (await askOffice(page, "get-documents", {})) as {
    sites: { siteId: number; version: number }[];
  };
  const { siteId, version: seen } = sites[0] ?? { siteId: 0, version: 0 };
  let version = seen;
  for (const kind of legalKinds)
    for (const locale of localeCodes) {
      const text = { siteId, kind, locale, version, contents: `## ${kind}\n\nOur own.` };
      const answer = await askOffice(page, "change-site-text", { ...text, reason: "새 약관" });
      expect(answer).toMatchObject({ status: "success" });
      version += 1;
    }
}

/** Registers certificates of the platform and of a studio's random number generator, which ends a line. */
export async function certifyHouse(
  page: Page,
  studio: string,
  missing: () => Promise<string[]>,
): Promise<void> {
  expect(await missing()).toContain("certificates");
  const { jurisdictions } = (await askOffice(page, "get-system-certificates", {
    provider: null,
  })) as { jurisdictions: { id: string }[] };
  for (const provider of [null, studio]) {
    const answer = await askOffice(page, "add-system-certificate", {
      provider,
      laboratory: "GLI",
      certificate: "MO-73-GLI-26-003",
      version: "1.0",
      sha256: "cd".repeat(32),
      jurisdiction: jurisdictions[0]?.id,
      expiresOn: "2099-12-31",
      reason: "시험 기관의 인증서",
    });
    expect(answer).toMatchObject({ status: "success" });
  }
  expect(await missing()).not.toContain("certificates");
}

/** Adds the connection "moonrise" to a provider and its credential, which takes two. */
export async function connectProvider(
  maker: Page,
  checker: Page,
  provider: { url: string; secret: string },
): Promise<void> {
  const { connections, games } = koOffice;
  await goInApp(maker, "/games/connections");
  await button(maker, connections.add).click();
  await maker.getByLabel(connections.protocol).selectOption("beexar");
  await fillSheet(maker, {
    connection: "moonrise",
    url: provider.url,
    operatorId: "moon",
    country: "KR",
    gameHosts: "127.0.0.1",
    networks: "127.0.0.0/8",
    keptMonths: "60",
  });
  await confirm(maker, "계약한 게임사");
  await approve(checker, "moonrise");
  await goInApp(maker, "/games/connections/moonrise");
  await button(maker, games.setSecret).click();
  await fillSheet(maker, { secret: provider.secret });
  await confirm(maker, "게임사가 준 키");
  await approve(checker, "moonrise");
  await goInApp(maker, "/games/connections/moonrise");
}

/** Runs the self-test of the connection "moonrise" on its screen, which ends a line. */
export async function testProvider(page: Page, missing: () => Promise<string[]>): Promise<void> {
  const { selfTests } = koOffice;
  expect(await missing()).toContain("selfTests");
  await goInApp(page, "/games/connections/moonrise");
  await page.getByText(selfTests.never).waitFor();
  await button(page, selfTests.run).click();
  await confirm(page, "개장 전 점검");
  // The screen follows by itself when the report is there.
  const passed = page.locator(".tag").getByText(selfTests.states.passed, { exact: true });
  await passed.first().waitFor({ timeout: 60_000 });
  const row = (name: string) => page.getByRole("row").filter({ hasText: name });
  const { cases, results } = selfTests;
  for (const name of ["other-network", "unknown-player", "games", "wrong-secret"] as const)
    await row(cases[name]).getByText(results.passed, { exact: true }).waitFor();
  const heading = page.getByRole("heading", { name: selfTests.title, exact: true });
  const report = page.locator("section").filter({ has: heading });
  expect(await report.getByText(results.failed, { exact: true }).count()).toBe(0);
  expect(await missing()).not.toContain("selfTests");
}

/** Adds the studio "tiger" and the certificate of its game. */
export async function addStudio(page: Page, game: string): Promise<void> {
  const { catalogue, certificates } = koOffice;
  await goInApp(page, "/games?category=slot");
  await button(page, catalogue.addProvider).click();
  await fillSheet(page, { provider: "tiger", nameKo: "페이퍼 타이거", nameEn: "Paper Tiger" });
  const picture = Buffer.from(await pictureOf(), "base64");
  await page
    .locator("dialog[open] input[type=file]")
    .setInputFiles({ name: "tiger.png", mimeType: "image/png", buffer: picture });
  await confirm(page, "첫 게임사");
  await goInApp(page, "/games/providers/tiger/certificates");
  await button(page, certificates.add).click();
  await fillSheet(page, {
    laboratory: "GLI",
    certificate: "MO-73-GLI-26-001",
    build: "1.4.2",
    sha256: "ab".repeat(32),
    expiresOn: "2099-12-31",
    games: game,
  });
  await confirm(page, "시험 기관의 인증서");
}
