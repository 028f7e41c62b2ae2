import { describe, expect, it } from "vitest";
import { localeCodes, locales } from "#contract/locales.ts";
import { DEMO_WITHDRAWAL_PASSWORD } from "#database/demo-members.ts";
import { en } from "#locales/en/site.ts";
import { ko } from "#locales/ko/site.ts";
import { letters } from "#locales/letters.ts";
import { loadTexts } from "#locales/site-texts.ts";
import { SYSTEM } from "#server/kit/act.ts";
import { fromWon } from "#server/kit/money.ts";
import { placeDeposit } from "#server/payments/deposits.ts";
import { tellOfChangedAccount } from "#server/payments/deposit-instructions.ts";
import { actsOn, decideRequest, operator } from "#tests/support/acts.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog, dialogOf } from "#tests/support/dialogs.ts";
import { withDatabase } from "#tests/support/play.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";

const { payments, frame, members } = ko;

/** Receipts, unsent forms, and the terms of the site. */
describe("what a member keeps", () => {
  const site = useSite();

  it("an account that was changed since a member was told it is replaced on their open page", async () => {
    const page = await site.open("/deposit", { member: "demo1" });
    await page
      .getByLabel(members.withdrawalPassword, { exact: true })
      .fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: payments.askAccount, exact: true }).click();
    const shown = page.locator(".transfer .copyable").first();
    const told = await shown.innerText();
    const changeTo = (number: string) =>
      withDatabase(site.product, async (db) => {
        const rows = await db.query<{ id: number }>(
          `update payment_receiving_accounts set bank_number = $1
           where id = (select receiving_account_id from payment_account_questions
                       order by id desc limit 1) returning id`,
          [number],
        );
        await actsOn(db).perform(operator(1n), (act) =>
          tellOfChangedAccount(act, rows[0]?.id ?? 0),
        );
      });
    await changeTo("301-2026-1121-77");
    await page.getByRole("alert").filter({ hasText: payments.accountGone }).waitFor();
    expect(await shown.count()).toBe(0);

    await page
      .getByLabel(members.withdrawalPassword, { exact: true })
      .fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: payments.askAccount, exact: true }).click();
    await page.getByText("301-2026-1121-77").first().waitFor();
    expect(await page.getByText(payments.accountGone).count()).toBe(0);
    const applied = await page.request.post("/api/routes/apply-user-deposit", {
      data: { balance: 70_000 },
    });
    const { id } = (await applied.json()) as { id: number };
    await page.reload();
    await changeTo(told);
    const warning = payments.accountChanged("301-2026-1121-77");
    await page.getByRole("alert").filter({ hasText: warning }).waitFor();
    expect(await shown.innerText()).toBe(told);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWindow(page)).toBe(true);
    await page.request.post("/api/routes/cancel-deposit", { data: { id } });
  });

  it("a decided deposit leaves a note in the page's language and a receipt to print", async () => {
    const page = await site.open("/en/deposit", { member: "demo2" });
    const answer = await page.request.post("/api/routes/apply-user-deposit", {
      data: { balance: 70_000 },
    });
    const { id } = (await answer.json()) as { id: number };
    await page.reload();
    await page.getByRole("link", { name: en.payments.receipt }).click();
    await page.getByRole("heading", { name: en.payments.receipt, level: 1 }).waitFor();
    expect(page.url()).toContain(`/en/deposit?receipt=${id}`);
    const facts = page.locator(".receipt .facts");
    expect(await facts.innerText()).not.toContain(en.payments.decision);

    await withDatabase(site.product, (db) =>
      decideRequest(actsOn(db), id, "approved", { memo: "thank you" }),
    );
    await page.reload();
    const said = await facts.innerText();
    for (const part of [String(id), "demo2", "70,000", en.payments.decisionApproved, "thank you"])
      expect(said).toContain(part);
    const csv = await (
      await page.request.post("/api/routes/get-statement-file", { data: {} })
    ).text();
    const [, entry = ""] = /Ledger reference\s+(\d+-\d+)/.exec(said) ?? [];
    expect(entry).not.toBe("");
    expect(csv).toContain(entry);
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await fitsWindow(page)).toBe(true);

    await page.emulateMedia({ media: "print" });
    expect(await facts.isVisible()).toBe(true);
    for (const part of [".site-header", "footer", ".bn", ".receipt-print", ".back"])
      expect(await page.locator(part).first().isVisible(), part).toBe(false);
    const paper = () =>
      page.evaluate(() => getComputedStyle(document.querySelector(".receipt") ?? document.body));
    expect((await paper()).backgroundColor).toBe("rgb(255, 255, 255)");
    await page.emulateMedia({ media: "screen" });

    await page.goto("/en/note");
    await hydrated(page);
    const { title, text } = letters.en.depositApproved;
    await page.getByRole("link", { name: title }).click();
    await page.getByText(text("₩70,000")).waitFor();
    await page.getByText("thank you").waitFor();
    await page.goto("/deposit?receipt=999999");
    await page.getByText(payments.receiptMissing).waitFor();
  });

  it("a waiting request shows how many wait before it, counted anew each minute", async () => {
    const page = await site.open("/", {
      member: "demo2",
      prepare: (context) => context.clock.install(),
    });
    await withDatabase(site.product, async (db) => {
      const acts = actsOn(db);
      const place = async (loginId: string) => {
        const [member] = await db.query<{ id: bigint }>(
          "select id from members where login_id = $1",
          [loginId],
        );
        const ask = { amount: fromWon(20_000) };
        return acts.perform(SYSTEM, (act) => placeDeposit(act, member?.id ?? 0n, ask));
      };
      const before = await place("demo1");
      const own = await place("demo2");
      const [row] = await db.query<{ ahead: bigint }>(
        `select count(*) as ahead from payment_requests
         where kind = 'deposit' and status in ('waiting', 'taken') and id < $1`,
        [own],
      );
      const ahead = Number(row?.ahead);
      await page.goto("/deposit");
      await hydrated(page);
      const count = page.locator(".queue-count");
      expect(await count.innerText()).toContain(`${ahead}건`);
      await page.getByText("최근 7일 동안 처리한 신청이 20건보다 적어").waitFor();
      await decideRequest(acts, before, "refused");
      await page.clock.fastForward(60_000);
      await expect.poll(() => count.innerText()).toContain(`${ahead - 1}건`);
      await page.goto(`/deposit?receipt=${own}`);
      await hydrated(page);
      expect(await count.innerText()).toContain(`${ahead - 1}건`);
      await decideRequest(acts, own, "refused");
      await count.waitFor({ state: "detached" });
    });
  });

  it("confirms before a language change discards a filled form", async () => {
    const page = await site.open("/deposit", { member: "demo1" });
    const amount = page.getByLabel(payments.amount, { exact: true });
    const dirty = page.locator('[data-dirty="true"]');
    const choose = async () => {
      await page.locator("button.lang").click();
      await page.locator(".lang-list").getByRole("link", { name: "English" }).click();
    };
    expect(await dirty.count()).toBe(0);
    await amount.fill("50000");
    expect(await dirty.count()).toBe(1);
    await choose();
    await answerDialog(page, frame.leaveForm, frame.cancel);
    expect(await amount.inputValue()).toBe("50,000");
    // The review of the amount counts as an unsent form too.
    await page.getByRole("button", { name: payments.next }).click();
    expect(await dirty.count()).toBe(1);
    await choose();
    await answerDialog(page, frame.leaveForm, frame.changeLanguage);
    await page.waitForURL("**/en/deposit");
    await hydrated(page);
    await page.locator("button.lang").click();
    await page.locator(".lang-list").getByRole("link", { name: "한국어" }).click();
    await page.waitForURL((url) => url.pathname === "/deposit");
    expect(await dialogOf(page).count()).toBe(0);
  });

  it("reads the terms and the privacy notice in every language, and the operator's own", async () => {
    const page = await site.open("/register", { width: 390 });
    expect(await violationsOf(page)).toEqual([]);
    const [terms] = await Promise.all([
      page.context().waitForEvent("page"),
      page.locator(".terms-links").getByRole("link", { name: frame.terms }).click(),
    ]);
    await terms.getByRole("heading", { name: frame.terms, level: 1 }).waitFor();
    await terms.locator("footer").getByRole("link", { name: frame.privacy }).click();
    await terms.getByRole("heading", { name: frame.privacy, level: 1 }).waitFor();
    for (const code of localeCodes) {
      const texts = await loadTexts(code);
      for (const kind of ["terms", "privacy"] as const) {
        const html = await (await page.request.get(`/${code}/${kind}`)).text();
        expect(html).toContain(`<html lang="${locales[code].lang}"`);
        expect(html).toContain(`<title>${texts.frame[kind]} — `);
        expect(html.match(/rel="alternate" hreflang=/g)).toHaveLength(7);
        expect(html.match(/<h2>/g)).toHaveLength(kind === "terms" ? 8 : 7);
      }
    }
    await terms.locator("footer").getByRole("link", { name: frame.accessibility }).click();
    await terms.getByRole("heading", { name: frame.accessibility, level: 1 }).waitFor();
    await terms.locator("main").getByRole("link", { name: ko.messages.writeHelp }).click();
    await terms.getByRole("heading", { name: ko.contact.title, level: 1 }).waitFor();
    await terms.goto("/th/privacy");
    expect(await violationsOf(terms)).toEqual([]);
    await site.query(
      `with version as (insert into settings_document_versions
         (site_id, version, needs_acceptance, published_at)
         select id, terms_version, false, now() from settings_sites returning id)
       insert into settings_documents (version_id, kind, locale, contents, hash)
       select id, 'terms', 'ko', $1, sha256(convert_to($1, 'UTF8')) from version`,
      ["## 우리 약관\n\n첫 줄\n둘째 <b>줄</b>"],
    );
    // The process hears of the change a moment after its commit.
    const own = terms.getByRole("heading", { name: "우리 약관", level: 2 });
    await expect
      .poll(async () => {
        await terms.goto("/terms");
        return own.count();
      })
      .toBe(1);
    expect(await terms.locator(".legal-text p").allInnerTexts()).toEqual(["첫 줄\n둘째 <b>줄</b>"]);
  });

  it("the account number, amount and reference of a deposit are copied by keyboard, also without the permission", async () => {
    // The deposit was requested without the account question, which is asked now.
    const page = await site.open("/deposit", { member: "demo3" });
    const context = page.context();
    await page.getByLabel("출금 비밀번호", { exact: true }).fill(DEMO_WITHDRAWAL_PASSWORD);
    await page.getByRole("button", { name: "계좌 문의" }).click();
    const values = page.locator(".copy-value");
    const reference = await values.last().locator("b").innerText();
    // What was pasted is what was copied; the field takes any text.
    const pasted = async () => {
      await page.evaluate(() => {
        const field = document.createElement("textarea");
        field.id = "pasted";
        document.body.append(field);
        field.focus();
      });
      await page.keyboard.press("Control+V");
      const text = await page.locator("#pasted").inputValue();
      await page.evaluate(() => document.querySelector("#pasted")?.remove());
      return text;
    };
    const said = page.locator('[data-announcer="polite"]').first();
    const copies = async () => {
      const found = [];
      for (const what of ["계좌번호", "금액", "입금 번호"]) {
        const button = page.getByRole("button", { name: `복사 ${what}` });
        await button.focus();
        await page.keyboard.press("Enter");
        await expect.poll(() => said.textContent()).toBe(`${what} 복사됨`);
        expect(await page.evaluate(() => document.activeElement?.textContent)).toContain("복사됨");
        found.push(await pasted());
      }
      return found;
    };
    const expected = ["301-2026-1121-01", "300000", reference];
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    expect(await copies()).toEqual(expected);
    await page.evaluate(() => {
      Object.defineProperty(navigator, "clipboard", { value: undefined });
    });
    expect(await copies()).toEqual(expected);
    // Pasting scrolled to the end of the page, where the header may cover half of a button.
    await page.evaluate(() => scrollTo(0, 0));
    expect(await violationsOf(page)).toEqual([]);
  });
});
