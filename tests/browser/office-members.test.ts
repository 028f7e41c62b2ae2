import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { PDF } from "#tests/support/help-files.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { go, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";

const NEW_PASSWORD = "another-quiet-water";

describe("members in the back office", () => {
  const { open, memberPage, memberCall, query } = useOfficeWindows();
  const idOf = async (loginId: string) => {
    const [row] = await query<{ id: bigint }>("select id from members where login_id = $1", [
      loginId,
    ]);
    return Number(row?.id);
  };
  /** Writes the reason into the open sheet and submits it. */
  const confirm = async (page: Page, reason: string) => {
    const sheet = page.locator("dialog[open]");
    await sheet.locator("textarea[name=reason]").fill(reason);
    await page.keyboard.press("Enter");
  };

  it("a correction takes two operators, and the member's open page shows it", async () => {
    const member = await memberPage("demo1", "/user");
    const shown = () => member.locator("header .wallet .g").innerText();
    expect(await shown()).toContain("1,284,500");

    const one = await open("/members");
    await one.keyboard.press("/");
    await one.keyboard.type("moonriver");
    await one.keyboard.press("Enter");
    await one.getByRole("link", { name: "demo1" }).click();
    await one.getByRole("button", { name: "보유금 정정" }).click();
    await one.getByLabel("금액(원)").fill("15,500");
    await one.getByLabel("원인").selectOption("goodwill");
    await one.locator("dialog[open]").getByText("1,300,000").waitFor();
    await confirm(one, "대회 상금이 빠짐");
    await one.locator("dialog[open]").waitFor({ state: "detached" });
    await one.getByText("김달빛 님이 제안한 처리가 승인을 기다립니다").waitFor();
    await one.getByRole("link", { name: "승인 대기 보기" }).click();
    await openProposal(one, "15,500원 지급");
    await one.getByText("내가 제안했습니다").waitFor();
    expect(await one.getByRole("button", { name: "승인하고 처리" }).isDisabled()).toBe(true);
    expect(await shown()).toContain("1,284,500");

    const two = await open("/proposals", { operator: "operator2" });
    const detail = await openProposal(two, "moonriver (demo1) 회원에게 15,500원 지급, 원인: 보상");
    for (const fact of ["대회 상금이 빠짐", "김달빛", "1,284,500원 → 1,300,000원"])
      await detail.getByText(fact, { exact: true }).waitFor();
    await two.keyboard.press("a");
    // The sheet repeats what is approved.
    const sheet = two.locator("dialog[open]");
    await sheet.getByText("15,500원 지급").waitFor();
    await sheet.getByText("1,284,500원 → 1,300,000원").waitFor();
    await confirm(two, "대회 결과를 확인함");
    await two.getByText("승인을 기다리는 제안이 없습니다").waitFor();
    // The maker is told on whatever screen they are.
    const word = one.getByText(/이은하 님이 제안을 승인했습니다: .*15,500원 지급/);
    await word.waitFor();
    await one.getByRole("button", { name: "확인", exact: true }).click();
    await word.waitFor({ state: "detached" });
    await expect.poll(shown, { timeout: 10_000 }).toContain("1,300,000");

    await one.goto(`/office/members/${await idOf("demo1")}?tab=ledger`);
    const entry = one.getByRole("row").filter({ hasText: "정정(더하기)" });
    await entry.getByText("+15,500").waitFor();
    await entry.getByText("보상").waitFor();
  });

  it("a suspended member's open page ends, and the change is in the audit trail", async () => {
    const member = await memberPage("demo2", "/user");
    const page = await open(`/members/${await idOf("demo2")}`);
    await page.getByRole("button", { name: "상태 변경" }).click();
    await page.getByLabel("정지").check();
    await confirm(page, "본인이 요청함");
    await page.locator(".member-head").getByText("정지", { exact: true }).waitFor();
    await member.getByRole("button", { name: "로그인" }).first().waitFor();
    await page.getByRole("link", { name: "감사", exact: true }).click();
    const entry = page.locator(".member-tab .card").filter({ hasText: "본인이 요청함" });
    await entry.waitFor();
    expect(await entry.innerText()).toMatch(/상태\s+이용 중\s+정지/);
    // The whole trail names the member, with the id by which it is filtered.
    const id = await idOf("demo2");
    await go(page, `/audit?object=member:${id}`);
    const row = page.locator("main tbody tr").filter({ hasText: "본인이 요청함" });
    const link = row.getByRole("link", { name: /\(demo2\)$/ });
    expect(await link.getAttribute("href")).toBe(`/office/members/${id}`);
    await row.getByText(`member:${id}`, { exact: true }).waitFor();
  });

  it("a suspended member signs in to what is left: why, withdrawal, and a contest", async () => {
    const member = await memberPage("demo2", "/deposit");
    const bar = member.getByRole("complementary", { name: "계정이 정지되었습니다" });
    await bar.waitFor();
    await member.getByText("내역과 이용 현황 확인, 출금, 문의만 할 수 있습니다.").nth(1).waitFor();
    expect(await member.locator("main form").count()).toBe(0);
    expect(await violationsOf(member)).toEqual([]);
    await bar.getByRole("link", { name: "출금" }).click();
    await member.locator("main form").first().waitFor();
    await bar.getByRole("link", { name: "이의 제기하기" }).click();
    await member.getByLabel("제목").fill("정지 이유를 알고 싶습니다");
    await member.getByLabel("내용").fill("계정을 다시 살펴봐 주세요.");
    await member.locator("main form button[type=submit]").click();
    await member.locator("dialog[open]").getByRole("button", { name: "문의 등록" }).click();
    const contests = () => query("select title from message_helps where category = 'contest'");
    await expect.poll(contests).toEqual([{ title: "정지 이유를 알고 싶습니다" }]);
  });

  it("a member whose case signs opened is suspended by one operator and let in by two", async () => {
    const id = await idOf("demo2");
    await query(
      `insert into member_cases (member_id, origin, opened_at, score, reasons)
       values ($1, 'marker', now(), 60,
         '[{"marker":"depositsDay","value":12000000,"threshold":10000000,"points":60}]') on conflict do nothing`,
      [id],
    );
    await query("update members set status = 'active' where id = $1", [id]);
    const page = await open("/cases");
    await page.locator("main").getByText("60점").waitFor();
    await page.getByRole("button", { name: "연락 기록: demo2" }).click();
    await confirm(page, "입금이 늘어 전화로 안내함");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.locator("main").getByText("입금이 늘어 전화로 안내함").waitFor();
    const status = async (to: string, reason: string) => {
      await page.getByRole("button", { name: "상태 변경" }).click();
      await page.getByLabel(to, { exact: true }).check();
      await confirm(page, reason);
      await page.locator("dialog[open]").waitFor({ state: "detached" });
    };
    await page.getByRole("link", { name: "demo2", exact: true }).click();
    await status("정지", "상담이 끝날 때까지");
    await page.locator(".member-head").getByText("정지", { exact: true }).waitFor();
    await status("이용 중", "상담이 끝남");
    await page.getByText("김달빛 님이 제안한 처리가 승인을 기다립니다").waitFor();
    expect(await query("select status from members where id = $1", [id])).toEqual([
      { status: "suspended" },
    ]);
    const stillOpen = "select from member_cases where member_id = $1 and closed_at is null";
    expect(await query(stillOpen, [id])).toHaveLength(1);
  });

  it("a third party's request opens a case, whose evidence is shown after a reason until the page is left", async () => {
    const page = await open(`/members/${await idOf("demo3")}`);
    await page.getByRole("button", { name: "사례 열기" }).click();
    await page.getByLabel("연 이유").selectOption("third_party");
    await page.getByLabel("요청한 사람").selectOption("doctor");
    await page.getByLabel("이름", { exact: true }).fill("김보호");
    await page.getByLabel("회신할 곳").fill("02-9876-5432");
    await page.getByLabel("말한 내용과 제시한 근거").fill("진단서를 보냄");
    const paper = {
      name: "진단서.pdf",
      mimeType: "text/plain",
      buffer: Buffer.from(PDF, "base64"),
    };
    await page.getByLabel("증빙 서류").setInputFiles(paper);
    expect(await violationsOf(page)).toEqual([]);
    await confirm(page, "우편으로 요청함");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await go(page, "/cases");
    const card = page.locator(".card").filter({ hasText: "demo3" });
    await card.getByText("제3자 요청", { exact: false }).first().waitFor();
    await page.getByRole("button", { name: "증빙 보기: 의사" }).click();
    await confirm(page, "사례 결정");
    await card.getByText("02-9876-5432").waitFor();
    await card.getByRole("button", { name: "진단서.pdf" }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await go(page, "/members");
    await go(page, "/cases");
    await page.getByRole("button", { name: "증빙 보기: 의사" }).waitFor();
    expect(await page.getByText("02-9876-5432").count()).toBe(0);
  });

  it("a number is shown in full after a reason, with a row in the audit trail", async () => {
    const page = await open(`/members/${await idOf("demo3")}`);
    const phone = page.getByRole("button", { name: "전체 보기: 전화번호" });
    await phone.click();
    await page.keyboard.press("Enter");
    await page.locator("dialog[open]").getByText("세 글자 이상").waitFor();
    await confirm(page, "본인 확인 전화");
    await page.locator("dialog[open]").waitFor({ state: "detached" });
    await page.getByText(/^\+82\d{9,10}$/).waitFor();
    await page.getByRole("link", { name: "감사", exact: true }).click();
    const entry = page.locator(".member-tab .card").filter({ hasText: "본인 확인 전화" });
    await entry.waitFor();
    expect(await entry.innerText()).toMatch(/본 항목\s+\S+\s+전화번호/);
  });

  it("who opened what is listed, and an address or a device leads to its members", async () => {
    await memberPage("demo3", "/user");
    const page = await open(`/members/${await idOf("demo3")}?tab=sign-ins`);
    const device = page.getByRole("link", { name: /^회원 찾기: [0-9a-f]{12}$/ }).first();
    const code = (await device.innerText()).trim();
    await device.click();
    const found = page.getByRole("row").filter({ hasText: "demo3" });
    await found.getByText("기기", { exact: true }).waitFor();
    expect(new URL(page.url()).searchParams.get("q")).toBe(code);
    await go(page, "/members?by=address&q=127.0.0.0/24");
    await found.getByText("IP 주소", { exact: true }).waitFor();
    await page.getByLabel("검색어").fill("127.0.0.0/8");
    await page.keyboard.press("Enter");
    await page.getByText("대역이 너무 넓습니다.", { exact: false }).waitFor();
    await go(page, `/members/${await idOf("demo3")}?tab=accesses`);
    const access = page.locator(".member-tab tbody tr").filter({ hasText: "로그인" }).first();
    await access.getByText("김달빛").waitFor();
    await go(page, "/audit");
    await page.getByText("IP 주소 · 대역").first().waitFor();
  });

  it("acts that the role may not do are disabled, and the tab says why", async () => {
    const page = await open(`/members/${await idOf("demo1")}`, { operator: "operator2" });
    for (const name of [
      "상태 변경",
      "등급 변경",
      "모두 로그아웃",
      "비밀번호 재설정 링크",
      "보유금 정정",
    ])
      expect(await page.getByRole("button", { name }).isDisabled(), name).toBe(true);
    await page.getByText("지금 역할로 할 수 없는 처리는 누를 수 없습니다").waitFor();
    await page.getByRole("link", { name: "메모" }).click();
    await page.getByLabel("메모", { exact: true }).fill("오전에 통화함");
    await page.getByRole("button", { name: "메모 추가" }).click();
    await page.locator(".card").getByText("오전에 통화함").last().waitFor();
  });

  it("the palette jumps to a member", async () => {
    const page = await open("/account");
    await page.keyboard.press("Control+k");
    await page.keyboard.type("종이");
    await page.getByRole("option", { name: /demo3/ }).waitFor();
    await page.keyboard.press("Enter");
    await page.getByRole("heading", { name: /demo3/, level: 1 }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/office/members/${await idOf("demo3")}`);
  });

  it("a reset link sets a new password, once", async () => {
    const before = await memberPage("demo3", "/user");
    const page = await open(`/members/${await idOf("demo3")}`);
    await page.getByRole("button", { name: "비밀번호 재설정 링크" }).click();
    await confirm(page, "전화로 본인 확인함");
    // The link belongs to the operator who agrees.
    const lead = await open("/proposals", { operator: "operator2" });
    await openProposal(lead, "비밀번호 재설정 링크 발급");
    await lead.getByRole("button", { name: "승인하고 처리" }).click();
    await confirm(lead, "두 번째로 확인함");
    const link = await lead.getByRole("textbox", { name: "한 번 쓰는 링크" }).inputValue();
    expect(link).toMatch(/\/reset-password#[\w-]{43}$/);

    const fresh = await memberPage(null, link);
    const field = (name: string) => fresh.locator(`[name=${name}]`);
    await field("next").fill("short");
    await fresh.getByRole("button", { name: "비밀번호 정하기" }).click();
    await fresh.locator(".field[data-state=bad]").waitFor();
    await field("next").fill(NEW_PASSWORD);
    await field("again").fill(NEW_PASSWORD);
    await fresh.getByRole("button", { name: "비밀번호 정하기" }).click();
    await fresh.getByText("비밀번호를 새로 정했습니다").waitFor();
    await before.getByRole("button", { name: "로그인" }).first().waitFor();
    await fresh.locator("main").getByRole("link", { name: "로그인" }).click();
    await fresh.waitForURL("/login");
    await fresh.locator("html[data-hydrated]").waitFor();
    await fresh.locator("main").getByLabel("아이디").fill("demo3");
    await fresh.locator("main [name=pw]").fill(NEW_PASSWORD);
    await fresh.keyboard.press("Enter");
    await fresh.locator(".toast").filter({ hasText: "로그인되었습니다" }).waitFor();

    const again = await memberPage(null, link);
    await again.locator("[name=next]").fill("a-third-long-password");
    await again.locator("[name=again]").fill("a-third-long-password");
    await again.getByRole("button", { name: "비밀번호 정하기" }).click();
    await again.getByText("이미 사용했거나 기한이 지난 링크입니다").waitFor();
    expect(await again.locator("[name=next]").count()).toBe(0);
  });

  it("the limits that a member sets are read and not changed, and the open page follows them", async () => {
    const set = (amount: number | null) =>
      memberCall("demo1", "set-limit", { kind: "loss", period: "week", amount });
    const page = await open(`/members/${await idOf("demo1")}?tab=limits`);
    await page.getByText("한도가 없습니다").waitFor();
    await set(50_000);
    const row = page.getByRole("row", { name: "손실 한도" });
    await row.getByText("50,000원").first().waitFor();
    await set(80_000);
    await row.getByText("80,000원").waitFor();
    await row.getByText("대기, 확인 가능:").waitFor();
    expect(await row.getByRole("button").count()).toBe(0);
  });

  it("the reset page keeps its link in another language, and reports a missing one", async () => {
    const page = await memberPage(null, `/reset-password#${"x".repeat(43)}`);
    await page.locator("header .lang-switcher button").first().click();
    await page.locator(".lang-list a[lang=en]").first().click();
    await page.waitForURL(/\/en\/reset-password#x{43}$/);
    await page.locator("html[data-hydrated] [name=next]").waitFor();
    await page.goto("/reset-password");
    await page.getByText("이미 사용했거나 기한이 지난 링크입니다").waitFor();
    expect(await page.locator("[name=next]").count()).toBe(0);
  });
});
