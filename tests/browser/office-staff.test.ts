import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { codeAt } from "#server/kit/totp.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { secondFactorOf } from "#tests/support/office.ts";
import { addressForPasskeys, passkeySteps } from "#tests/support/office-passkeys.ts";
import { go, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { fitsWindow } from "#tests/support/site.ts";
import { addVirtualAuthenticator } from "#tests/support/virtual-authenticator.ts";

const PASSWORD = "seven green lanterns";

describe("colleagues and settings in a browser", () => {
  const office = useOfficeWindows();
  const { open } = office;
  /** Writes the reason into the open sheet and submits it. */
  const submit = async (page: Page, reason: string) => {
    await page.locator("dialog[open] textarea[name=reason]").fill(reason);
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
  };
  const approve = async (what: string) => {
    const page = await open("/proposals", { operator: "operator2" });
    const detail = await openProposal(page, what);
    expect(await violationsOf(page)).toEqual([]);
    await detail.getByRole("button", { name: "승인하고 처리" }).click();
    await submit(page, "두 번째로 확인했습니다");
    await detail.waitFor({ state: "detached" });
  };

  it("an invited colleague sets the password, enrols the app and sees what the role permits", async () => {
    const admin = await open("/operators");
    await admin.getByRole("button", { name: "직원 초대" }).click();
    await admin.getByLabel("이름").fill("박은하수");
    await admin.getByLabel("아이디", { exact: true }).fill("milkyway");
    await admin.getByLabel("역할", { exact: true }).selectOption("cashier");
    await submit(admin, "입출금 담당을 늘립니다");
    await admin.locator(".notice", { hasText: "제안했습니다" }).waitFor();
    // The proposer sees why they cannot approve it.
    await go(admin, "/proposals");
    await openProposal(admin, "박은하수 (milkyway) 님을 입출금 역할로 초대");
    await admin.getByText("내가 제안했습니다").waitFor();
    expect(await admin.getByRole("button", { name: "승인하고 처리" }).isDisabled()).toBe(true);
    await approve("박은하수 (milkyway)");

    // The link belongs to the operator who agreed; the inviter never sees it.
    await go(admin, "/operators");
    await admin.getByText(/링크는 승인한 .* 만듭니다/).waitFor();
    expect(await admin.getByRole("button", { name: "링크 만들기: 박은하수" }).count()).toBe(0);
    const lead = await open("/operators", { operator: "operator2" });
    await lead.getByRole("button", { name: "링크 만들기: 박은하수" }).click();
    await lead.locator("dialog[open] textarea[name=reason]").fill("본인에게 전합니다");
    await lead.keyboard.press("Enter");
    const shown = lead.locator("dialog[open] textarea[name=link]");
    await shown.waitFor();
    const link = await shown.inputValue();
    expect(link).toMatch(/\/office\/invitation#[\w-]{43}$/);

    const page = await office.openSignedOut("");
    await page.goto(link);
    await page.getByText("박은하수 님").waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.getByLabel("비밀번호", { exact: true }).fill("short");
    await page.keyboard.press("Enter");
    await page.getByText("12자 이상 입력해 주세요").waitFor();
    await page.getByLabel("비밀번호", { exact: true }).fill(PASSWORD);
    await page.keyboard.press("Enter");
    await page.getByRole("img", { name: "QR" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const secret = (await page.locator(".secret code").innerText()).replaceAll(/\s/g, "");
    await page.getByLabel("인증 앱 번호 6자리").fill(codeAt(secret, new Date()));
    await page.keyboard.press("Enter");
    await page.getByRole("navigation", { name: "주 메뉴" }).waitFor();
    expect(new URL(page.url()).hash).toBe("");
    const menu = await page.getByRole("navigation", { name: "주 메뉴" }).innerText();
    expect(menu).toContain("출금");
    expect(menu).not.toContain("직원");
    expect(menu).not.toContain("감사 기록");
    await go(page, "/operators");
    await page.getByText("이 화면을 볼 권한이 없습니다").waitFor();
    // Settings are read-only for this role.
    await go(page, "/settings/switches");
    await page.getByText("볼 수만 있습니다").waitFor();
    expect(await page.getByRole("button", { name: "끄기" }).count()).toBe(0);
  });

  it("a changed setting is in the audit trail with its reason, before and after", async () => {
    const page = await open("/settings/limits");
    await page.getByLabel("입금 최소").fill("20000");
    await page.getByRole("button", { name: "저장" }).click();
    await page.locator("dialog[open] ins", { hasText: "20,000원" }).waitFor();
    await submit(page, "소액 입금을 줄입니다");
    await page.locator(".notice", { hasText: "적용했습니다" }).waitFor();
    await go(page, "/audit?call=change-money-limits&words=소액");
    await page.getByRole("button", { name: /자세히/ }).click();
    const row = page.locator("dialog[open] .delta tr", { hasText: "입금 최소" });
    await row.waitFor();
    expect(await row.locator("del").innerText()).toBe("10,000원");
    expect(await row.locator("ins").innerText()).toBe("20,000원");
    await page.keyboard.press("Escape");
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "CSV 내려받기" }).click();
    await submit(page, "월말 점검");
    expect((await download).suggestedFilename()).toBe("audit.csv");
  });

  it("a switch takes effect for members at once, and is switched on again by two operators", async () => {
    const page = await open("/settings/switches");
    await page.getByRole("button", { name: "회원 로그인: 끄기" }).click();
    await submit(page, "점검을 시작합니다");
    await page.getByRole("button", { name: "회원 로그인: 켜기" }).waitFor();
    const signIn = async () => {
      const answer = await page.request.post(`${office.product.webUrl}/api/routes/user-do-login`, {
        data: { userId: "demo1", password: "moonlight-demo" },
        headers: { origin: office.product.webUrl },
      });
      return ((await answer.json()) as { status: string }).status;
    };
    expect(await signIn()).toBe("closed");
    await page.getByRole("button", { name: "회원 로그인: 켜기" }).click();
    await submit(page, "점검을 마쳤습니다");
    const waits = page.locator(".change-notice", { hasText: "제안했습니다" });
    await waits.waitFor();
    await approve("다시 켜기: 회원 로그인");
    await waits.waitFor({ state: "detached" });
    expect(await signIn()).toBe("success");
  });

  it.each([1280, 390])(
    "an operator adds a passkey and signs in with it at %i pixels",
    async (width) => {
      const { passkeys, account } = koOffice;
      const page = await office.openSignedOut("");
      await page.setViewportSize({ width, height: 860 });
      const address = addressForPasskeys(office);
      await addVirtualAuthenticator(page);
      const { giveIdAndPassword, signInByCode, addPasskey } = passkeySteps(
        office,
        page,
        "operator1",
      );
      await office.query("delete from operator_passkeys");
      await page.goto(`${address}/office/account`);
      await signInByCode();
      await addPasskey("사무실 노트북", async () => expect(await violationsOf(page)).toEqual([]));
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);

      await page.context().clearCookies();
      await page.goto(`${address}/office/account`);
      await giveIdAndPassword();
      const withPasskey = page.getByRole("button", { name: passkeys.signIn });
      await withPasskey.waitFor();
      expect(await violationsOf(page)).toEqual([]);
      await page.getByRole("button", { name: passkeys.signInByCode }).waitFor();
      await withPasskey.click();
      await page.getByRole("heading", { name: account.title }).waitFor();

      const elsewhere = await open("/account", { width });
      await elsewhere.getByText(passkeys.notHere).waitFor();
      await go(elsewhere, "/operators");
      await elsewhere.getByText(passkeys.ruleOff).waitFor();
      expect(await fitsWindow(elsewhere)).toBe(true);
    },
  );

  it.each([1280, 390])("access and logs are reviewed at %i pixels", async (width) => {
    const page = await open("/operators/reviews", { width });
    const record = async (findings: string) => {
      await page.getByLabel(koOffice.reviews.findings).fill(findings);
      await page.getByRole("button", { name: koOffice.reviews.record }).click();
      await submit(page, "정기 검토");
      await page.getByRole("heading", { name: /^검토 \d+번$/ }).waitFor();
      await page.getByText(findings).waitFor();
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
    };
    await page.getByRole("link", { name: koOffice.reviews.start.access }).click();
    await page.getByText(koOffice.reviews.ownLead).waitFor();
    await page.getByRole("button", { name: koOffice.reviews.record }).click();
    await page.getByText(koOffice.reviews.decisionMissing).waitFor();
    await page.getByRole("combobox", { name: /^결정/ }).first().selectOption("keep");
    expect(await violationsOf(page)).toEqual([]);
    await record(`역할이 업무와 맞습니다 ${width}`);

    await go(page, "/operators/reviews/log");
    await page.getByLabel(koOffice.reviews.logs.audit, { exact: true }).check();
    expect(await violationsOf(page)).toEqual([]);
    await record(`특이 사항이 없습니다 ${width}`);

    await go(page, "/operators/reviews");
    await page.getByText(`특이 사항이 없습니다 ${width}`).waitFor();
    expect(await violationsOf(page)).toEqual([]);
  });

  it.each([1280, 390])(
    "emergency access is taken, used, given back and reviewed at %i",
    async (width) => {
      const { emergencies, members } = koOffice;
      const { product, query } = office;
      const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
      const secret = await secondFactorOf(product.databaseUrl, appSecret, "operator2");
      await query("update operators set second_factor_step = 0");
      const page = await open("/account", { width, operator: "operator2" });
      await page.getByRole("button", { name: emergencies.take }).click();
      const sheet = page.locator("dialog[open]");
      expect(await violationsOf(page)).toEqual([]);
      await sheet.getByLabel(koOffice.joining.code).fill(codeAt(secret, new Date()));
      await sheet.locator("textarea[name=reason]").fill("회원이 위험합니다");
      await sheet.getByRole("button", { name: emergencies.take }).click();
      const line = page.locator(".emergency-line");
      await line.waitFor();

      await go(page, "/members/3");
      await page.getByRole("button", { name: members.acts.sessions, exact: true }).click();
      await submit(page, "바로 막습니다");
      expect(await page.getByRole("button", { name: members.acts.level }).isDisabled()).toBe(true);
      expect(await violationsOf(page)).toEqual([]);
      expect(await fitsWindow(page)).toBe(true);
      await line.getByRole("button", { name: emergencies.giveBack }).click();
      await submit(page, "상황이 끝났습니다");
      await line.waitFor({ state: "detached" });

      const reviewer = await open("/operators/emergencies", { width });
      await reviewer.getByText("바로 막습니다").first().waitFor();
      await reviewer.getByRole("button", { name: emergencies.review }).first().click();
      await submit(reviewer, `필요한 조치였습니다 ${width}`);
      await reviewer.getByText(`필요한 조치였습니다 ${width}`).waitFor();
      expect(await violationsOf(reviewer)).toEqual([]);
      expect(await fitsWindow(reviewer)).toBe(true);
    },
  );
});
