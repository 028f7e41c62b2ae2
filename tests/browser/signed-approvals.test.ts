import type { Page } from "playwright-core";
import { expect, describe, it } from "vitest";
import { auditBooks } from "#scripts/books/audit-books.ts";
import { openBooks } from "#scripts/books/open-books.ts";
import { koOffice } from "#locales/ko/office.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { addressForPasskeys, passkeySteps } from "#tests/support/office-passkeys.ts";
import { confirm, go, openProposal, useOfficeWindows } from "#tests/support/office-windows.ts";
import { fitsWindow } from "#tests/support/site.ts";
import { addVirtualAuthenticator } from "#tests/support/virtual-authenticator.ts";

const { approvals, proposals, refusals, passkeys } = koOffice;

describe("approvals that a passkey signs, in a browser", () => {
  const office = useOfficeWindows();
  const looksRight = async (page: Page) => {
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);
  };
  const faultsOfBooks = async () => {
    const books = await openBooks(office.product.databaseUrl);
    const { faults } = await auditBooks(books);
    await books.close();
    return faults;
  };
  /** A change by the database's owner, past the trigger that refuses it. */
  const changeSigned = async (sql: string) => {
    await office.query("alter table audit_approvals disable trigger user");
    await office.query(sql);
    await office.query("alter table audit_approvals enable trigger user");
  };

  it.each([1280, 390])(
    "the rule is turned on, an approval is signed at %i pixels, and a tampered one is reported",
    async (width) => {
      const { query } = office;
      await query("delete from operator_passkeys");
      const admin = await office.open("/operators", { width });
      await admin.getByText(approvals.without(2)).waitFor();
      const page = await office.openSignedOut("");
      await page.setViewportSize({ width, height: 860 });
      const address = addressForPasskeys(office);
      await addVirtualAuthenticator(page);
      const second = passkeySteps(office, page, "operator2");
      await page.goto(`${address}/office/account`);
      await second.signInByCode();
      await second.addPasskey("책임자 노트북");
      await query(
        `insert into operator_passkeys (operator_id, name, credential_id, rp_id, public_key,
           counter, transports, can_be_backed_up, is_backed_up, added_at)
         select id, '열쇠', sha256('1'), 'localhost', '\\x00', 0, '{}', false, false, now()
         from operators where login_id = 'operator1'`,
      );

      await go(admin, "/operators");
      await admin.getByText(approvals.ruleOff).waitFor();
      await looksRight(admin);
      await admin.getByRole("button", { name: approvals.turnOn }).click();
      await confirm(admin, "승인을 서명으로 남깁니다");
      const approve = async (where: Page, sentence: string) => {
        const detail = await openProposal(where, sentence);
        await detail.getByRole("button", { name: proposals.carryOut }).click();
      };
      await page.goto(`${address}/office/proposals`);
      await approve(page, approvals.saysOn);
      await confirm(page, "두 번째로 확인했습니다");
      await admin.getByText(approvals.ruleOn).waitFor();
      await admin.getByRole("button", { name: approvals.turnOff }).click();
      await confirm(admin, "점검을 위해 잠시 끕니다");

      // Where passkeys do not work, the approval is refused, and what was typed stays.
      const elsewhere = await office.open("/proposals", { operator: "operator2", width });
      await approve(elsewhere, approvals.saysOff);
      const sheet = elsewhere.locator("dialog[open]");
      await sheet.getByText(approvals.willSign).waitFor();
      await looksRight(elsewhere);
      await sheet.locator("textarea[name=reason]").fill("여기서는 안 됩니다");
      await elsewhere.keyboard.press("Enter");
      await sheet.getByText(refusals.passkey_address).waitFor();

      await page.goto(`${address}/office/proposals`);
      await approve(page, approvals.saysOff);
      await confirm(page, "두 번째로 확인했습니다");
      const [row] = await query<{ id: string }>(
        "select max(proposal_id)::text as id from audit_approvals",
      );
      await page.goto(`${address}/office/proposals/${row?.id}?view=decided`);
      const decided = page.locator(".detail").filter({ hasText: approvals.saysOff });
      await decided.getByText(approvals.valid).waitFor();
      await decided.getByText("책임자 노트북").waitFor();
      await looksRight(page);
      expect(await faultsOfBooks()).toEqual([]);

      const where = `where proposal_id = ${row?.id}`;
      await changeSigned(`update audit_approvals set passkey_name = '다른 열쇠' ${where}`);
      await page.reload();
      await decided.getByText(approvals.invalid).waitFor();
      await decided.getByText(approvals.faults.trail).waitFor();
      await looksRight(page);
      expect(await faultsOfBooks()).toEqual([
        `approval of proposal ${row?.id}: the audit trail does not name this signature`,
      ]);
      await changeSigned(`update audit_approvals set passkey_name = '책임자 노트북' ${where}`);
      expect(await faultsOfBooks()).toEqual([]);
      await go(admin, "/operators");
      await admin.getByText(approvals.ruleOff).waitFor();
      await admin.getByText(passkeys.ruleOff).waitFor();
    },
  );
});
