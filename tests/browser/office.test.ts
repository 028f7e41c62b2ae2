import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { codeAt } from "#server/kit/totp.ts";
import { toWon, type Money } from "#server/kit/money.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { askForDeposit } from "#tests/support/asked-deposits.ts";
import { makeBankLine } from "#tests/support/bank-lines.ts";
import { useOfficeWindows } from "#tests/support/office-windows.ts";
import { secondFactorOf } from "#tests/support/office.ts";

describe("the back office in a browser", () => {
  const office = useOfficeWindows();
  const { open, openSignedOut, query } = office;
  // Two who decide payments, each of whom also approves what the other one proposed.
  beforeAll(() => query("update operators set role = 'admin' where login_id = 'operator2'"));
  const ask = (won: number) => askForDeposit(office, "demo1", won);
  const statusOf = async (id: number) =>
    (
      await query<{ status: string; decision: string | null }>(
        "select status, decision from payment_requests where id = $1",
        [id],
      )
    )[0];
  /** The sheet's own reason, or a written one, and Enter; the reason has the focus. */
  const confirm = async (page: Page) => {
    const reason = page.locator("dialog[open] textarea[name=reason]");
    if ((await reason.inputValue()) === "") await page.keyboard.type("직접 확인함");
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };

  /** The own claim is answered: until then its keys are locked, while the screen may show it already. */
  const untilInHand = async (page: Page) => {
    await page.getByText("내가 담당").waitFor();
    await page.locator(".acts .btn-danger:enabled").waitFor();
  };

  it("opens only with id, password and a code of the app", async () => {
    const page = await openSignedOut("/withdrawals");
    await page.getByLabel("아이디").fill("operator2");
    await page.getByLabel("비밀번호", { exact: true }).fill("wrong-password");
    await page.keyboard.press("Enter");
    await page.getByRole("alert").filter({ hasText: "맞지 않습니다" }).waitFor();
    await page.getByLabel("비밀번호", { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    const code = page.getByLabel("인증 앱 번호 6자리");
    await code.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const appSecret = appSecretOf({ appSecret: null, dataDir: office.product.dataDir });
    const secret = await secondFactorOf(office.product.databaseUrl, appSecret, "operator2");
    await code.fill(codeAt(secret, new Date()));
    await page.keyboard.press("Enter");
    // The requested address opens after the sign-in.
    await page.getByRole("heading", { name: "출금", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/withdrawals");
    // What screens share is in few files: each asks for time of the browser and the server.
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .map(({ name }) => name.split("/").at(-1) ?? name)
        .filter((name) => name.endsWith(".js")),
    );
    expect(scripts.length, scripts.join()).toBeLessThanOrEqual(15);
    expect(scripts.join()).not.toContain("editor-");
  });

  it("a deposit and a withdrawal are approved by keyboard alone", async () => {
    const [asked] = await query<{ amount: bigint }>(
      "select amount from payment_requests where id = 1",
    );
    await makeBankLine({ query }, toWon((asked?.amount ?? 0n) as Money), 1);
    const page = await open("/deposits");
    await page.locator(".queue-row").first().waitFor();
    await page.keyboard.press("j");
    await page.locator(".detail").waitFor();
    await page.keyboard.press("c");
    await untilInHand(page);
    await page.keyboard.press("a");
    await confirm(page);
    await page.getByText("대기 중인 신청이 없습니다").waitFor();
    expect(await statusOf(1)).toMatchObject({ status: "done", decision: "approved" });
    await page.keyboard.press("g");
    await page.keyboard.press("w");
    await page.getByRole("heading", { name: "출금", level: 1 }).waitFor();
    await page.keyboard.press("o");
    await page.locator(".detail").waitFor();
    await page.keyboard.press("a");
    await confirm(page);
    await page.getByText("대기 중인 신청이 없습니다").waitFor();
    expect(await statusOf(2)).toMatchObject({ status: "done", decision: "approved" });
  });

  it("of two operators on one request, the second is refused and sees why", async () => {
    const id = await ask(50_000);
    const one = await open(`/deposits/${id}`);
    const two = await open(`/deposits/${id}`, { operator: "operator2" });
    await one.locator(".detail").waitFor();
    await two.locator(".detail").waitFor();
    // An open sheet keeps the state that the operator saw.
    await two.keyboard.press("a");
    await two.locator("dialog[open] textarea[name=reason]").waitFor();
    await one.keyboard.press("r");
    await confirm(one);
    await confirm(two);
    const why = two.locator(".acts [role=alert]");
    await why.waitFor();
    expect(await why.textContent()).toMatch(/먼저 처리했습니다.*김달빛.*취소/);
    expect(await statusOf(id)).toMatchObject({ decision: "refused" });
  });

  it("a screen shows a colleague's act by itself, without counting as activity", async () => {
    const id = await ask(60_000);
    const one = await open(`/deposits/${id}`);
    const two = await open(`/deposits/${id}`, { operator: "operator2" });
    await one.locator(".detail").waitFor();
    await two.locator(".detail").waitFor();
    const reloads: (string | undefined)[] = [];
    two.on("request", (request) => {
      if (request.url().endsWith("get-payment-queue")) reloads.push(request.headers()["x-passive"]);
    });
    await one.keyboard.press("c");
    await two.getByText("김달빛", { exact: false }).first().waitFor();
    expect(new Set(reloads)).toEqual(new Set(["1"]));
    await untilInHand(one);
    await one.keyboard.press("r");
    await confirm(one);
    await two.getByText("대기 중인 신청이 없습니다").waitFor();
  });

  it("keys that are pressed while a screen opens work on that screen", async () => {
    const id = await ask(70_000);
    const page = await open("/members");
    const pressed = Promise.withResolvers<void>();
    await page.route("**/get-payment-queue", async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await page.keyboard.press("g");
    await page.keyboard.press("d");
    await page.locator(".frame[aria-busy=true]").waitFor();
    await page.keyboard.press("j");
    pressed.resolve();
    await page.locator(".detail").waitFor();
    expect(new URL(page.url()).pathname).toBe(`/office/deposits/${id}`);
    await page.keyboard.press("r");
    await confirm(page);
  });

  it("a link with only a request's number leads to its queue", async () => {
    const page = await open("/deposits/2");
    await page.locator(".detail").waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/withdrawals/2");
  });

  it("a large deposit is proposed by one and carried out by another", async () => {
    const id = await ask(5_000_000);
    const one = await open(`/deposits/${id}`);
    await one.locator(".detail").waitFor();
    await one.keyboard.press("a");
    await confirm(one);
    await one
      .getByText("스스로 승인할 수 없습니다")
      .or(one.getByText("제안했습니다"))
      .first()
      .waitFor();
    expect(await statusOf(id)).toMatchObject({ status: "taken", decision: null });
    const two = await open(`/deposits/${id}`, { operator: "operator2" });
    await two.getByRole("button", { name: "승인하고 처리" }).waitFor();
    await two.keyboard.press("a");
    await confirm(two);
    await expect.poll(() => statusOf(id)).toMatchObject({ status: "done", decision: "approved" });
  });

  it("says that an outcome is unknown when the answer of an act was lost, and shows what is so", async () => {
    const id = await ask(50_000);
    await makeBankLine({ query }, 50_000, id);
    const page = await open(`/deposits/${id}`);
    await page.locator(".detail").waitFor();
    await page.route("**/api/office/approve-payment", async (route) => {
      await route.fetch();
      await route.abort("connectionreset");
    });
    await page.keyboard.press("a");
    await confirm(page);
    const problem = page.locator(".acts [role=alert]");
    await problem.filter({ hasText: "처리되었는지 알 수 없습니다" }).waitFor();
    await problem.filter({ hasText: "지금 상태는 ‘완료’입니다" }).waitFor();
    expect(await statusOf(id)).toMatchObject({ decision: "approved" });
  });

  it("offers to load a screen again whose file did not come", async () => {
    const page = await open("/deposits");
    await page.locator("h1").waitFor();
    await page.route("**/assets/**", (route) => route.abort());
    await page.keyboard.press("g");
    await page.keyboard.press("m");
    const again = page.getByRole("button", { name: "다시 시도" });
    await again.waitFor();
    await page.unroute("**/assets/**");
    await again.click();
    await page.getByRole("heading", { name: "회원", level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/members");
  });

  it("offers new requests without moving the list, and counts them in the title", async () => {
    const page = await open("/deposits");
    await page.getByText("대기 중인 신청이 없습니다").waitFor();
    await ask(70_000);
    const offer = page.getByRole("button", { name: "새 신청 1건 보기" });
    await offer.waitFor();
    expect(await page.locator(".queue-row").count()).toBe(0);
    await expect.poll(() => page.title()).toMatch(/^\(1\) 입금/);
    await offer.click();
    await page.locator(".queue-row").waitFor();
  });

  it("single keys can be switched off, and the help sheet lists them all (WCAG 2.1.4)", async () => {
    const page = await open("/account");
    await page.keyboard.press("?");
    await page.locator("dialog[open] .keys").getByText("입금", { exact: true }).waitFor();
    await page.keyboard.press("Escape");
    await page.getByLabel("한 글자 단축키 사용").uncheck();
    await page.getByRole("heading", { name: "내 계정" }).click();
    await page.keyboard.press("?");
    await page.keyboard.press("Control+k");
    await page.locator("dialog[open] [role=combobox]").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(1);
    await page.keyboard.type("출금");
    await page.getByRole("option", { name: /^출금/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: "출금", level: 1 }).waitFor();
  });

  it("an ended session shows the sign-in, which leads back to the screen", async () => {
    const page = await open("/deposits");
    await query(
      "update operator_sessions set ended_at = now(), ended_because = 'revoked' where ended_at is null",
    );
    // The screen may notice the end before the click, and the sign-in then covers the link.
    await page.locator(".views a", { hasText: "처리됨" }).dispatchEvent("click");
    await page.getByText("접속 목록에서 끊어 접속이 끝났습니다").waitFor();
    expect(new URL(page.url()).pathname).toBe("/office/deposits");
  });

  it("is shown in all six languages", async () => {
    for (const [locale, word] of [
      ["en", "Deposits"],
      ["vn", "Nạp tiền"],
      ["jp", "入金"],
      ["th", "ฝากเงิน"],
      ["cn", "存款"],
    ] as const) {
      const page = await open("/deposits", { locale });
      await page.getByRole("heading", { name: word, level: 1 }).waitFor();
      expect(await page.locator("html").getAttribute("lang")).not.toBe("ko");
    }
  });
});
