import type { Page } from "playwright-core";
import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { button, useOfficeWindows } from "#tests/support/office-windows.ts";
import { GameSession, signInByCall } from "#tests/support/play.ts";

const { bulk, games, members, messages } = koOffice;

describe("acts on several rows of a list", () => {
  const office = useOfficeWindows();
  const { open, memberCall, query } = office;
  const done = [bulk.outcome.success, bulk.outcome.success];
  /** Does the act of the open sheet and answers what it says of each row. */
  const confirm = async (page: Page, reason: string): Promise<string[]> => {
    const field = page.locator("dialog[open] textarea[name=reason]");
    await field.fill(reason);
    await field.press("Enter");
    const results = page.getByRole("dialog", { name: bulk.outcomes });
    await results.waitFor();
    const said = await results.locator(".line-outcomes li > span:last-child").allInnerTexts();
    await results.locator(".btn-main").click();
    await results.waitFor({ state: "detached" });
    return said;
  };

  it("proposes the end of each selected stuck round, by keys", async () => {
    // A game begins a member's next round seconds later: two members play.
    for (const member of ["demo1", "demo3"]) {
      const cookie = await signInByCall(office.product, member, DEMO_PASSWORD);
      const game = await GameSession.open(office.product, cookie, "tiger", "moon-rabbit-mill");
      expect((await game.spin("stuck-spin", 1_000)).round?.state).toBe("settled");
    }
    await query(
      "update game_rounds set state = 'open', opened_at = opened_at - interval '9 hours'",
    );
    const page = await open("/games/stuck");
    await expect.poll(() => page.locator("tbody input[type=checkbox]").count()).toBe(2);
    await page.keyboard.press("s");
    await page.keyboard.press("c");
    const { proposed } = bulk.outcome;
    expect(await confirm(page, "제공사가 결과 없음을 확인함")).toEqual([proposed, proposed]);
    const [waiting] = await query<{ count: bigint }>(
      "select count(*) from operator_proposals where call = 'resolve-round' and state = 'waiting'",
    );
    expect(waiting?.count).toBe(2n);
    await page.locator("h1", { hasText: games.stuck }).waitFor();
  });

  it("suspends the members of a selection that are active, each in an act of its own", async () => {
    const page = await open("/members?q=demo&by=id");
    for (const id of ["demo2", "demo3"])
      await page.getByRole("checkbox", { name: bulk.selectOne(id), exact: true }).check();
    expect(await violationsOf(page)).toEqual([]);
    await button(page, `${members.suspend} 2`).click();
    await page.locator("dialog[open]").getByText(bulk.count("2")).waitFor();
    expect(await confirm(page, "같은 기기에서 가입한 계정")).toEqual(done);
    const rows = await query<{ status: string }>(
      "select status from members where login_id in ('demo2', 'demo3')",
    );
    expect(rows).toEqual([{ status: "suspended" }, { status: "suspended" }]);
    const acts = await query<{ reason: string }>(
      "select reason from audit_entries where call = 'change-member-status'",
    );
    expect(acts.map(({ reason }) => reason)).toEqual(
      Array.from({ length: 2 }, () => "같은 기기에서 가입한 계정"),
    );
  });

  it("takes questions and closes them, beside an open one", async () => {
    const { help } = messages;
    for (const title of ["첫 번째 질문", "두 번째 질문"])
      await memberCall("demo1", "user-write-help", { title, contents: "내용" });
    const page = await open("/help");
    const boxes = page.getByRole("checkbox", { name: /번째 질문/ });
    for (const box of await boxes.all()) await box.check();
    await button(page, `${help.take} 2`).click();
    expect(await confirm(page, "오전 담당")).toEqual(done);
    await expect.poll(() => page.locator(".queue-who [translate=no]").count()).toBe(2);
    for (const box of await boxes.all()) await box.check();
    await button(page, `${help.close} 2`).click();
    expect(await confirm(page, "같은 질문에 이미 답함")).toEqual(done);
    await expect.poll(() => boxes.count()).toBe(0);
    expect(await violationsOf(page)).toEqual([]);
  });
});
