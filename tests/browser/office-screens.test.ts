import { matchPath } from "react-router";
import type { Page } from "playwright-core";
import { beforeAll, describe, expect, it } from "vitest";
import { routes } from "#backoffice/routes.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { pressWhileComposing } from "#tests/support/composing.ts";
import { letDuplicateWait } from "#tests/support/duplicate-accounts.ts";
import { officePlaces } from "#tests/support/office-places.ts";
import { go, goInApp, useOfficeWindows } from "#tests/support/office-windows.ts";
import {
  letPrivacyRequestWait,
  letIdentityWait,
  letSharesWait,
  playedIds,
  screenContents,
  type PlayedIds,
} from "#tests/support/screen-contents.ts";
import { fitsWindow } from "#tests/support/site.ts";

const isWhole = process.env["SWEEP"] === "all";
/** Each address in one of them, alternating; a whole sweep shows each in both. */
const looks = [
  { width: 1280, theme: "dark" },
  { width: 390, theme: "light" },
] as const;
const looksAt = (turn: number) =>
  isWhole ? looks : looks.filter((_, place) => place === turn % 2);

const opened = (addresses: readonly string[]) => (isWhole ? addresses : addresses.slice(0, 2));

describe("every screen of the back office", () => {
  const office = useOfficeWindows();
  const { openForFile, memberCall, query } = office;
  let ids: PlayedIds = { ":round": "", ":session": "" };
  /** One window for all screens: opening a new one costs more than the check. */
  let page: Page;

  /** Content for every screen. */
  beforeAll(async () => {
    const { product } = office;
    ids = await playedIds(product, query);
    await query(
      `insert into game_import_lists (hash, provider_id, kind, games, made_at)
       select decode(repeat('00', 32), 'hex'), id, 'new', $$[{"code": "lantern", "ours": null,
         "theirs": {"name": "Lantern", "returnBasisPoints": 9600, "volatility": 3, "version": "1"}}]$$,
         now() from game_providers where code = 'tiger'`,
    );
    await query(
      `insert into game_unstaked_wins (bucket, account_id, first_seq, amount, found_at)
       select bucket, account_id, first_seq, 100000000000, now() from game_rounds
       order by opened_at desc limit 1`,
    );
    await query(
      `insert into jackpot_unfed_wins (bucket, account_id, entry_seq, scope_id, key, provider_id,
         round_ref, tier, amount, won_at)
       select bucket, account_id, first_seq, 1, 'to-be-seen', provider_id, round_ref, 'mega',
         2000000000000, now() from game_rounds order by opened_at desc limit 1`,
    );
    await letSharesWait(query);
    await letIdentityWait(query);
    await letDuplicateWait(query);
    await letPrivacyRequestWait(query);
    const deposit = await memberCall("demo1", "apply-user-deposit", { balance: 5_000_000 });
    // A transfer that matches two deposits is matched by hand.
    await memberCall("demo2", "apply-user-deposit", { balance: 5_000_000 });
    page = await openForFile("/account");
    const act = async (name: string, input: object) => {
      const data = { reason: "content for the screens", ...input };
      const answer = await page.request.post(`/api/office/${name}`, { data });
      return ((await answer.json()) as { status: string }).status;
    };
    const done: string[] = [];
    for (const [name, input] of screenContents(deposit["id"])) done.push(await act(name, input));
    if (!done.every((status) => status === "success" || status === "proposed"))
      throw new Error(`content is missing: ${done.join(", ")}`);
  });

  it("is listed with its addresses", () => {
    expect(Object.keys(officePlaces).toSorted()).toEqual(routes.map(({ path }) => path).toSorted());
  });

  /** Links within the office that lead to no screen of the table. */
  const deadLinks = async (of: Page) => {
    const hrefs = await of
      .locator('a[href^="/office/"]')
      .evaluateAll((links) =>
        links.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
      );
    const paths = hrefs.map((href) => href.replace(/^\/office/, ""));
    return paths.filter((path) => !routes.some((route) => matchPath(`/${route.path}`, path)));
  };

  /** Amounts of tables that are not below each other by their digits. */
  const looseAmounts = (of: Page) =>
    of
      .locator("main table.data td:has(> .amount:first-child)")
      .evaluateAll((cells) =>
        cells
          .filter((cell) => !/^(end|right)$/.test(getComputedStyle(cell).textAlign))
          .map((cell) => cell.textContent),
      );

  it.each(
    Object.entries(officePlaces).map(([path, addresses], place) => ({ path, addresses, place })),
  )(
    "$path has no violation, fits a phone and a large window, and has no dead link",
    async ({ addresses, place }) => {
      for (const [turn, address] of opened(addresses).entries()) {
        await goInApp(
          page,
          address.replace(/:(round|session)/, (name) => ids[name as keyof PlayedIds]),
        );
        for (const { width, theme } of looksAt(place + turn)) {
          await page.setViewportSize({ width, height: 860 });
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          expect(await violationsOf(page), `${address} at ${width}, ${theme}`).toEqual([]);
        }
        for (const width of [390, 1920]) {
          await page.setViewportSize({ width, height: 860 });
          expect(await fitsWindow(page), `${address} at ${width}`).toBe(true);
        }
        expect(await deadLinks(page), address).toEqual([]);
        expect(await looseAmounts(page), address).toEqual([]);
        const current = page.locator(".nav [aria-current=page]");
        expect(await current.count(), address).toBeLessThanOrEqual(1);
      }
    },
  );

  it("the screen of the platform shows that both processes run what was released", async () => {
    await go(page, "/games/platform");
    const checks = page.locator("table.data", { hasText: "web" });
    for (const process of ["web", "worker"])
      expect(
        await checks.locator("tr", { hasText: process }).locator(".tag-good").count(),
        process,
      ).toBeGreaterThan(0);
  });

  it("the current entry of the menu is in sight on a phone, and its brand on a low window", async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await go(page, "/operators");
    const right = async () => {
      const box = await page.locator(".nav [aria-current=page]").boundingBox();
      return box === null ? 0 : box.x + box.width;
    };
    await page.locator(".nav-count").first().waitFor();
    await expect.poll(right).toBeLessThanOrEqual(390);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await page.setViewportSize({ width: 1280, height: 600 });
    await go(page, "/settings");
    expect((await page.locator(".nav-brand").boundingBox())?.y).toBeGreaterThanOrEqual(0);
  });

  it.each([
    [
      "/members/1",
      ["상태 변경", "등급 변경", "모두 로그아웃", "비밀번호 재설정 링크", "보유금 정정"],
    ],
    ["/statements", ["파일 가져오기", "신청 선택", "보류"]],
    ["/operators", ["역할 변경", "인증 앱 재등록", "정지", "직원 초대"]],
    ["/audit", ["자세히", "CSV 내려받기"]],
    ["/identity-checks/1", ["보기", "확인", "거절"]],
    ["/privacy-requests/1", ["들어주기", "거절", "기한 연장"]],
    ["/members/1?tab=privacy-requests", ["요청 기록"]],
    ["/settings", ["사이트 추가"]],
    ["/settings/accounts", ["계좌 추가"]],
    ["/games/providers/tiger", ["수정", "게임 안내 파일 가져오기"]],
    ["/games/providers/tiger/certificates", ["인증서 파일 가져오기", "인증서 등록"]],
  ] as const)(
    "the sheets of %s have no violation and wait for an input method",
    async (address, names) => {
      await page.setViewportSize({ width: 1280, height: 860 });
      await go(page, address);
      for (const [turn, name] of names.entries()) {
        const button = page.locator("main").getByRole("button", { name });
        await button.first().click();
        const sheet = page.locator("dialog[open]");
        await sheet.waitFor();
        const reason = sheet.locator("textarea[name=reason]");
        if ((await reason.count()) > 0) {
          await reason.focus();
          await pressWhileComposing(page, "Enter");
          expect(await sheet.locator(".field-message:not(:empty)").count(), name).toBe(0);
        }
        for (const { theme } of looksAt(turn)) {
          await page.emulateMedia({ colorScheme: theme, reducedMotion: "reduce" });
          expect(await violationsOf(page), `${name}, ${theme}`).toEqual([]);
        }
        await page.keyboard.press("Escape");
        await page.locator("dialog[open]").waitFor({ state: "detached" });
      }
    },
  );

  it.each(["/games?category=slot", "/operators"])(
    "the last column of %s is in sight at 1280 pixels in Korean and English",
    async (address) => {
      for (const locale of ["ko", "en"]) {
        const shown = await office.open(address, { locale });
        const last = shown.locator("main table.data").first().locator("tr > :last-child").last();
        await last.waitFor();
        const [edge, window] = await last.evaluate((cell) => [
          cell.getBoundingClientRect().right,
          cell.closest(".table-scroll")?.getBoundingClientRect().right ?? 0,
        ]);
        expect(Math.round(edge ?? Infinity), locale).toBeLessThanOrEqual(Math.round(window ?? 0));
      }
    },
  );

  it("long titles and long amounts stay inside the help list and the tiles of a phone", async () => {
    const title = "출금 신청이 왜 아직도 처리되지 않는지 아주 길게 묻는 제목".repeat(3);
    const { id } = await memberCall("demo1", "user-write-help", { title, contents: "질문" });
    await page.setViewportSize({ width: 1280, height: 860 });
    await go(page, "/help");
    const row = page.locator(`[data-help="${String(id)}"]`);
    await row.waitFor();
    const isInside = (inner: string) =>
      row.evaluate((element, selector) => {
        const part = element.querySelector(selector)?.getBoundingClientRect();
        return part !== undefined && part.right <= element.getBoundingClientRect().right;
      }, inner);
    expect(await isInside(".tag")).toBe(true);
    await page.setViewportSize({ width: 390, height: 860 });
    await go(page, "/overview");
    const tiles = page.locator(".tile");
    await tiles.first().waitFor();
    const tooWide = await tiles.evaluateAll((all) =>
      all.flatMap((tile) => {
        const number = tile.querySelector(".tile-number .amount");
        if (!number) return [];
        number.textContent = "1,234,567,890원";
        const lines = number.getClientRects().length;
        number.textContent = "1,234,567,890,123원";
        const isInTile =
          lines === 1 &&
          number.getBoundingClientRect().right <= tile.getBoundingClientRect().right &&
          tile.scrollWidth <= tile.clientWidth;
        return isInTile ? [] : [tile.textContent];
      }),
    );
    expect(tooWide).toEqual([]);
  });
});
