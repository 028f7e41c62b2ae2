import { describe, expect, it } from "vitest";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog, dialogOf } from "#tests/support/dialogs.ts";
import { useSite } from "#tests/support/site.ts";

const { frame, members, messages, ownNumbers: words, refusals, secondFactor } = ko;

describe("my numbers", () => {
  const site = useSite();

  it("changes the phone number and the bank account after the password", async () => {
    const page = await site.open("/user", { member: "demo3" });
    await page.addLocatorHandler(dialogOf(page).getByText(messages.msg2003), () =>
      answerDialog(page, messages.msg2003, frame.later),
    );
    const profile = page.getByRole("region", { name: members.profile, exact: true });
    const bank = page.getByRole("region", { name: members.groupBank, exact: true });
    await profile.getByRole("button", { name: words.changePhone }).click();
    await profile.getByRole("button", { name: secondFactor.next }).click();
    const phone = profile.getByLabel(words.newPhone);
    await expect.poll(() => phone.evaluate((field) => field === document.activeElement)).toBe(true);
    await phone.fill("010-8877-4321");
    await profile.getByRole("button", { name: secondFactor.next }).click();
    await profile.getByLabel(members.oldPassword).fill("not the password");
    await profile.getByRole("button", { name: words.changePhone }).click();
    await profile.getByText(refusals.pass).waitFor();
    await profile.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await profile.getByRole("button", { name: words.changePhone }).click();
    await page.getByText(words.phoneChanged).first().waitFor();
    await profile.getByText(/4321$/).waitFor();

    await bank.getByRole("button", { name: words.changeBank }).click();
    await bank.getByLabel(members.bankName).selectOption("신한은행");
    await bank.getByLabel(words.newNumber).fill("110-987-654321");
    expect(await violationsOf(page)).toEqual([]);
    await bank.getByRole("button", { name: secondFactor.next }).click();
    await bank.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await bank.getByRole("button", { name: words.changeBank }).click();
    await page.getByText(words.bankChanged).first().waitFor();
    await bank.getByText("신한은행").waitFor();
    await bank.getByText(/4321$/).waitFor();
  });
});
