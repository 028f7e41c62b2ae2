import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { koOffice } from "#locales/ko/office.ts";
import { codeAt } from "#server/kit/totp.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { secondFactorOf } from "#tests/support/office.ts";
import { confirm, go, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { askForDeposit } from "#tests/support/asked-deposits.ts";
import { fitsWindow } from "#tests/support/site.ts";

/** What a screen shows of a colleague's act is at most this old. */
const LIVE_WITHIN_MS = 2_000;

describe("the back office's screens while they are open", () => {
  const office = useOfficeWindows();
  const { open, query } = office;
  // Two who decide payments, each of whom also approves what the other one proposed.
  beforeAll(() => query("update operators set role = 'admin' where login_id = 'operator2'"));
  const ask = (member: string, won: number) => askForDeposit(office, member, won);
  const reason = (page: Page) => page.locator("dialog[open] textarea[name=reason]");
  const jump = async (page: Page, text: string) => {
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] [role=combobox]").fill(text);
  };

  it("keep what was typed when the session ends, and hide it below the sign-in", async () => {
    const id = await ask("demo1", 50_000);
    const page = await open(`/deposits/${id}`);
    await page.locator(".detail").waitFor();
    await page.keyboard.press("r");
    await reason(page).fill("은행에 확인하는 중입니다");
    await query(
      "update operator_sessions set ended_at = now(), ended_because = 'revoked' where ended_at is null",
    );
    await page.keyboard.press("Enter");
    const door = page.getByRole("dialog", { name: koOffice.signIn.title });
    await door.getByText(koOffice.signIn.ends.revoked).waitFor();
    await door.getByText(koOffice.signIn.again).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const box = await door.boundingBox();
    expect([box?.width, box?.height]).toEqual([1280, 860]);
    await door.getByLabel("아이디").fill("operator1");
    await door.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await query("update operators set second_factor_step = 0");
    const appSecret = appSecretOf({ appSecret: null, dataDir: office.product.dataDir });
    const secret = await secondFactorOf(office.product.databaseUrl, appSecret, "operator1");
    await door.getByLabel("인증 앱 번호 6자리").fill(codeAt(secret, new Date()));
    await page.keyboard.press("Enter");
    await door.waitFor({ state: "detached" });
    expect(await reason(page).inputValue()).toBe("은행에 확인하는 중입니다");
    expect(new URL(page.url()).pathname).toBe(`/office/deposits/${id}`);
  });

  const endIn = (idleSeconds: number, seconds = 3_600) =>
    query(
      `update operator_sessions s set ends_at = now() + $2 * interval '1 second',
         last_active_at = now() - interval '15 minutes' + $1 * interval '1 second'
       from operators o where o.id = s.operator_id and o.login_id = 'operator1'
         and s.ended_at is null`,
      [idleSeconds, seconds],
    );
  /** A page asks how long the session lasts when another of its browser says that it went on. */
  const askAgain = (page: Page) =>
    page.evaluate(() => {
      const channel = new BroadcastChannel("office-session");
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel stays in its origin
      channel.postMessage("continued");
      channel.close();
    });
  const warningOf = (page: Page) =>
    page.getByRole("alertdialog", { name: koOffice.sessionEnd.title });

  it("warn before the session ends by idleness; one press goes on in all of them, and the sign-in says why it ended", async () => {
    const id = await ask("demo1", 20_000);
    const page = await open(`/deposits/${id}`);
    await page.locator(".detail").waitFor();
    await page.keyboard.press("r");
    await reason(page).fill("아직 보내지 않은 글");
    const other = await page.context().newPage();
    await go(other, "/account");
    await endIn(125);
    await askAgain(other);
    await askAgain(page);
    for (const each of [page, other])
      await expect
        .poll(() => warningOf(each).getByRole("timer").innerText())
        .toMatch(/^(2분 [1-4]초|2분|1분 \d+초) 뒤에 접속이 끝납니다\.$/);
    expect(await page.evaluate(() => document.activeElement?.id)).toBe("session-warning");
    expect(await violationsOf(page)).toEqual([]);
    await page.keyboard.press("Escape");
    await warningOf(page).getByRole("button", { name: koOffice.sessionEnd.goOn }).click();
    for (const each of [page, other]) await warningOf(each).waitFor({ state: "detached" });
    expect(await reason(page).inputValue()).toBe("아직 보내지 않은 글");
    const [session] = await query<{ idle: number }>(
      `select min(extract(epoch from now() - last_active_at))::float8 as idle
       from operator_sessions s join operators o on o.id = s.operator_id
       where o.login_id = 'operator1' and s.ended_at is null`,
    );
    expect(session?.idle).toBeLessThan(60);

    await endIn(600, 200);
    await askAgain(other);
    const [before = ""] = koOffice.sessionEnd.last("|").split("|");
    await page.getByText(before).waitFor();
    await endIn(4);
    await askAgain(other);
    const door = page.getByRole("dialog", { name: koOffice.signIn.title });
    await door.getByText(koOffice.signIn.ends.idle).waitFor();
    expect(await reason(page).inputValue()).toBe("아직 보내지 않은 글");
    await other.reload();
    await other.getByRole("main").getByText(koOffice.signIn.ends.idle).waitFor();
  });

  it("say that the line is down, and that it is up again", async () => {
    const page = await open("/account");
    const said = page.getByText(koOffice.frame.lineLost);
    await page.context().setOffline(true);
    await said.waitFor();
    await page.context().setOffline(false);
    await said.waitFor({ state: "detached", timeout: 15_000 });
    expect(await said.count()).toBe(0);
  });

  it("show a colleague's proposal and its decision in the list within two seconds", async () => {
    const id = await ask("demo2", 5_000_000);
    const two = await open("/proposals", { operator: "operator2" });
    const one = await open(`/deposits/${id}`);
    await one.locator(".detail").waitFor();
    await one.keyboard.press("a");
    await reason(one).fill("입금 확인 중");
    await one.keyboard.press("Enter");
    await reason(one).waitFor({ state: "detached" });
    const row = two.locator("[data-proposal]").filter({ hasText: "5,000,000원" });
    await row.waitFor({ timeout: LIVE_WITHIN_MS });
    await go(one, "/proposals");
    await one.keyboard.press("j");
    await one.locator(".detail").waitFor();
    await one.keyboard.press("r");
    await reason(one).fill("다시 확인합니다");
    await one.keyboard.press("Enter");
    await reason(one).waitFor({ state: "detached" });
    await row.waitFor({ state: "detached", timeout: LIVE_WITHIN_MS });
    expect(await row.count()).toBe(0);
  });

  it("follow the approval that opens a dormant account again, which names how the person was verified", async () => {
    const [member] = await query<{ id: bigint }>("select id from members where login_id = 'demo2'");
    await query(
      `insert into member_dormancies (member_id, inactive_since, noticed_at, due_at, dormant_at)
       values ($1, now() - interval '13 months', now() - interval '31 days', now(), now())`,
      [member?.id],
    );
    await query("update members set status = 'dormant' where id = $1", [member?.id]);
    const one = await open(`/members/${member?.id}`);
    const dormant = one.getByText(/부터 휴면 상태이며/);
    await dormant.waitFor();
    await one.getByRole("button", { name: "휴면 해제" }).click();
    const sheet = one.locator("dialog[open]");
    expect(await sheet.getByRole("button", { name: "휴면 해제" }).isDisabled()).toBe(true);
    await sheet.getByLabel("본인 확인 방법").selectOption("video");
    expect(await violationsOf(one)).toEqual([]);
    await confirm(one, "영상 통화로 신분증을 확인함");
    const two = await open("/proposals", { operator: "operator2" });
    await openProposal(two, /휴면 해제 \(본인 확인: 신분증을 든 영상 통화\)/);
    await two.keyboard.press("a");
    await confirm(two, "녹화를 다시 봄");
    await dormant.waitFor({ state: "detached", timeout: LIVE_WITHIN_MS });
    await one.getByText("이용 중", { exact: true }).first().waitFor();
  });

  it("load their data once after the operator's own act, and once after a colleague's", async () => {
    const id = await ask("demo2", 40_000);
    const one = await open(`/deposits/${id}`);
    const two = await open(`/deposits/${id}`, { operator: "operator2" });
    const loads = { one: 0, two: 0 };
    for (const [name, page] of [["one", one] as const, ["two", two] as const]) {
      await page.locator(".detail").waitFor();
      page.on("request", (request) => {
        if (request.url().endsWith("get-payment-queue")) loads[name] += 1;
      });
    }
    await one.keyboard.press("c");
    await one.getByText("내가 담당").waitFor();
    await two.locator(".notice-warn").getByText("김달빛").waitFor();
    await one.keyboard.press("r");
    await reason(one).fill("다른 은행에서 보냄");
    await one.keyboard.press("Enter");
    await reason(one).waitFor({ state: "detached" });
    await two.locator(".detail").getByText(koOffice.payments.decisions.refused).first().waitFor();
    // Longer than the reload after an open sheet waits, and than an event needs to arrive.
    await one.waitForTimeout(1_500);
    expect(loads.two).toBe(2);
    // One after each act; the next request, which opens after the refusal, is loaded too.
    expect(loads.one).toBe(3);
  });

  it("free a request for a colleague when its claim ends, without an event", async () => {
    const id = await ask("demo1", 30_000);
    const one = await open(`/deposits/${id}`);
    await one.locator(".detail").waitFor();
    await one.keyboard.press("c");
    await one.getByText("내가 담당").waitFor();
    await query(
      "update payment_requests set claim_ends_at = now() + interval '12 seconds' where id = $1",
      [id],
    );
    const two = await open(`/deposits/${id}`, { operator: "operator2" });
    const claimed = two.locator(".notice-warn").getByText("김달빛");
    await claimed.waitFor();
    await claimed.waitFor({ state: "detached", timeout: 20_000 });
    const approve = two.locator("button.btn-main").filter({ hasText: koOffice.payments.approve });
    expect(await approve.isEnabled()).toBe(true);
  });

  it("keep a key that is pressed while the operator's own act is under way", async () => {
    // The deposit of the demo.
    const page = await open("/deposits/1");
    await page.locator(".detail").waitFor();
    await page.route("**/api/office/claim-payment", async (route) => {
      await page.keyboard.press("r");
      await route.continue();
    });
    await page.keyboard.press("c");
    await page.getByText("내가 담당").waitFor();
    const sheet = page.getByRole("dialog", { name: koOffice.payments.refuse });
    await sheet.waitFor();
    expect(await sheet.count()).toBe(1);
  });

  it("are reached by the palette: every part of a screen, payments by number, rounds", async () => {
    const page = await open("/account");
    for (const [text, name] of [
      ["콤프", koOffice.settings.comp],
      ["스위치", koOffice.settings.switches],
      ["잭팟", koOffice.games.jackpots],
      ["역할", koOffice.staff.roles],
      ["라운드", koOffice.games.rounds],
    ] as const) {
      await jump(page, text);
      await page.getByRole("option", { name }).first().waitFor();
      await page.keyboard.press("Escape");
    }
    await jump(page, "#2");
    await page.getByRole("option", { name: /출금 #2/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.waitForURL("**/office/withdrawals/2");
    await page.getByRole("heading", { name: /출금 #2/ }).waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
  });

  it("name a number and an address that do not exist", async () => {
    const page = await open("/deposits/99999");
    await page.getByText(koOffice.refusals.not_found).waitFor();
    expect(await page.getByText(koOffice.payments.choose).count()).toBe(0);
    await go(page, "/reports/anything");
    await page.getByRole("heading", { name: koOffice.frame.notFound }).waitFor();
  });

  it.each([1280, 390])("show a kill switch's whole sentence at %i pixels", async (width) => {
    const page = await open("/games?category=slot", { width });
    await page.getByRole("switch").first().click();
    const sentence = page.locator("dialog[open]").getByText(koOffice.games.switchOffLead);
    await sentence.waitFor();
    const fits = await sentence.evaluate((element) => {
      const sheet = element.closest("dialog");
      return sheet !== null && sheet.scrollWidth <= sheet.clientWidth;
    });
    expect(fits).toBe(true);
    await page.keyboard.press("Escape");
    expect(await fitsWindow(page)).toBe(true);
  });
});
