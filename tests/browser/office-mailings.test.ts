import { describe, expect, it } from "vitest";
import { koOffice } from "#locales/ko/office.ts";
import { button, confirm, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";

const { texts, mailings } = koOffice.messages;

/** Mailings to many members. */
describe("mailings in the back office", () => {
  const office = useOfficeWindows();
  const { open, query } = office;

  it("a note to all is drafted, sent and counted, and each member gets it once", async () => {
    const page = await open("/notes/new");
    await page.getByLabel(texts.title, { exact: true }).fill("모두에게");
    await page.getByLabel(texts.contents, { exact: true }).fill("알려 드립니다.");
    await page.getByLabel(mailings.toAll).check();
    await page.getByLabel(mailings.promotion, { exact: true }).check();
    await button(page, mailings.save).click();
    await page.getByText(mailings.promotesMissing).waitFor();
    await page.getByLabel(koOffice.marketing.products.slot, { exact: true }).check();
    await button(page, mailings.count).click();
    await page.getByText(mailings.withoutConsent("3")).waitFor();
    await page.getByLabel(mailings.service, { exact: true }).check();
    await button(page, mailings.count).click();
    await page.getByText(mailings.readers("3")).waitFor();
    await page.getByText(/demo1 \(.+\), demo2 \(.+\), demo3 \(.+\)$/).waitFor();
    await button(page, mailings.save).click();
    await confirm(page);
    await page.waitForURL(/\/office\/notes\/\d+$/);
    await button(page, mailings.send).click();
    await page.locator("dialog[open]").getByText(mailings.sendText("모두에게", "3")).waitFor();
    await page
      .locator("dialog[open]")
      .getByText(/demo1 \(.+\), demo2 \(.+\), demo3 \(.+\)$/)
      .waitFor();
    await confirm(page);
    await page.getByText(mailings.states.sent, { exact: true }).waitFor({ timeout: 10_000 });
    await page.getByText(mailings.sentOf("3", "3")).waitFor();
    const counts = await query(
      "select count(*)::integer as notes, count(distinct member_id)::integer as members from message_notes where title = '모두에게'",
    );
    expect(counts).toEqual([{ notes: 3, members: 3 }]);
    await page.goto("/office/notes");
    await page.getByRole("row", { name: "모두에게" }).getByText(mailings.toAll).waitFor();
  });

  it("a note to many needs a second operator, and reaches each member once despite a kill", async () => {
    const level = 9;
    await query(
      `insert into members (id, login_id, nick, nick_folded, password_hash,
         withdrawal_password_hash, phone, birth_date, bank_name, bank_number, bank_owner,
         terms_version, level)
       select 5000000 + n, 'many' || n, 'crowd', 'many' || n, '', '', '\\x01',
         '\\x01', 'b', '\\x01', 'o', 'v1', $1 from generate_series(1, 15000) n`,
      [level],
    );
    await query("update operators set role = 'content' where login_id = 'operator2'");
    const page = await open("/notes/new");
    await page.getByLabel(texts.title, { exact: true }).fill("많은 분께");
    await page.getByLabel(texts.contents, { exact: true }).fill("알려 드립니다.");
    await page.getByLabel(mailings.toSome).check();
    await page.getByLabel(mailings.levelFrom).selectOption(String(level));
    await button(page, mailings.save).click();
    await confirm(page);
    await page.waitForURL(/\/office\/notes\/\d+$/);
    await button(page, mailings.send).click();
    await page.locator("dialog[open]").getByText(mailings.needsSecond).waitFor();
    await confirm(page);
    await page.getByText(mailings.proposed).first().waitFor();

    const second = await open("/proposals", { operator: "operator2" });
    await openProposal(second, /회원 [\d,]+명에게 쪽지/);
    await second.keyboard.press("a");
    await confirm(second);
    const progress = async () =>
      (
        await query<{ state: string; sent: number }>(
          "select state, sent from message_mailings order by id desc limit 1",
        )
      )[0];
    await expect
      .poll(async () => (await progress())?.sent, { interval: 20, timeout: 20_000 })
      .toBeGreaterThan(0);
    await office.product.web.kill();
    const killed = await progress();
    expect(killed).toMatchObject({ state: "sending" });
    expect(killed?.sent).toBeLessThan(15_000);
    await office.product.web.whenReady(20_000);
    await expect.poll(progress, { timeout: 60_000 }).toEqual({ state: "sent", sent: 15_000 });
    const counts = await query(
      "select count(*)::integer as notes, count(distinct member_id)::integer as members from message_notes where title = '많은 분께'",
    );
    expect(counts).toEqual([{ notes: 15_000, members: 15_000 }]);
  });
});
