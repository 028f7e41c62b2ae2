import { describe, expect, it } from "vitest";
import type { BrowserContext, Page } from "playwright-core";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { ko } from "#locales/ko/site.ts";
import { violationsOf } from "#tests/support/accessibility.ts";
import { answerDialog } from "#tests/support/dialogs.ts";
import { fitsWindow, hydrated, useSite } from "#tests/support/site.ts";
import { addVirtualAuthenticator } from "#tests/support/virtual-authenticator.ts";

const { contact, frame, marketing, members, messages, payments } = ko;
const { passkeys, passkeySignIn, refusals, secondFactor } = ko;
const PASSWORD = "quiet-lantern-on-water";

/** From a page that a visitor may not open, through registration or sign-in, to that page. */
describe("registration and sign-in", () => {
  const site = useSite();

  const askFor = async (page: Page, item: string) => {
    await page.locator(".hd-2").getByRole("button", { name: item, exact: true }).click();
    await answerDialog(page, messages.msg2001, members.login);
    await page.locator(".login-dialog input").first().waitFor();
  };
  const fill = async (page: Page, values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await page.locator(`main [name="${name}"]`).fill(value);
  };
  const next = (page: Page) => page.getByRole("button", { name: members.nextStep }).click();

  it("opens the page that the visitor asked for after the sign-in, without a click", async () => {
    const page = await site.open("/");
    await askFor(page, payments.deposit);
    const form = page.locator(".login-dialog");
    await form.getByLabel(members.id).fill("demo2");
    await form.getByLabel(members.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.keyboard.press("Enter");
    await page.waitForURL("**/deposit");
    await expect.poll(() => page.locator(".toast").innerText()).toContain(messages.msg2029);
  });

  it("adds a passkey, logs in with it at a wanted page and at the login, and removes it", async () => {
    const page = await site.open("/login");
    await addVirtualAuthenticator(page);
    await site.query("delete from member_passkeys");
    // WebAuthn refuses an IP address.
    await page.goto(`${site.product.webUrl.replace("127.0.0.1", "localhost")}/user?tab=security`);
    await hydrated(page);
    const openLogin = () =>
      page.getByRole("main").getByRole("button", { name: members.login }).click();
    await openLogin();
    const form = page.locator(".login-dialog form");
    await form.getByLabel(members.id).fill("demo2");
    await form.getByLabel(members.password, { exact: true }).fill(DEMO_PASSWORD);
    await form.getByRole("button", { name: members.login, exact: true }).click();
    const card = page.getByRole("region", { name: passkeys.title, exact: true });
    await card.getByText(passkeys.none).waitFor();
    await card.getByRole("button", { name: passkeys.add }).click();
    await card.getByLabel(members.oldPassword).fill("not-the-password");
    await card.getByRole("button", { name: secondFactor.next }).click();
    await card.getByText(refusals.pass).waitFor();
    await card.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await card.getByRole("button", { name: secondFactor.next }).click();
    const name = card.getByLabel(passkeys.name);
    // The usual name is that of the device.
    await expect.poll(() => name.inputValue()).toContain("Linux");
    expect(await violationsOf(page)).toEqual([]);
    await name.fill("내 전화기");
    await card.getByRole("button", { name: passkeys.make }).click();
    await card.getByText("내 전화기", { exact: true }).waitFor();
    await card.getByText(passkeys.neverUsed).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    expect(await fitsWindow(page)).toBe(true);

    const withPasskey = page.getByRole("button", { name: passkeySignIn.signIn });
    await page.context().clearCookies();
    await page.goto(page.url());
    await hydrated(page);
    await openLogin();
    await withPasskey.waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await withPasskey.click();
    // The page that was wanted.
    await card.getByText("내 전화기", { exact: true }).waitFor();

    await page.context().clearCookies();
    await page.goto(new URL("/login", page.url()).href);
    await hydrated(page);
    expect(await violationsOf(page)).toEqual([]);
    await withPasskey.click();
    await page.waitForURL((url) => url.pathname === "/");
    await page.goto(new URL("/user?tab=security", page.url()).href);
    await hydrated(page);
    await card.getByRole("button", { name: passkeys.remove }).click();
    await card.getByLabel(members.oldPassword).fill(DEMO_PASSWORD);
    await card.getByRole("button", { name: passkeys.remove, exact: true }).click();
    await card.getByText(passkeys.none).waitFor();
  });

  it("offers no passkey in a browser that has none", async () => {
    const prepare = (context: BrowserContext) =>
      context.addInitScript(() => Reflect.deleteProperty(window, "PublicKeyCredential"));
    const page = await site.open("/login", { prepare });
    const form = page.locator(".login-page form");
    await form.getByRole("button", { name: members.login, exact: true }).waitFor();
    expect(await form.getByRole("button", { name: passkeySignIn.signIn }).count()).toBe(0);
  });

  it("shows a tap that comes before the page can answer, and answers it then", async () => {
    const release = Promise.withResolvers<void>();
    const opened = Promise.withResolvers<Page>();
    const opening = site.open("/", {
      async prepare(context) {
        context.once("page", opened.resolve);
        await context.route("**/assets/*.js", async (route) => {
          await release.promise;
          await route.continue();
        });
      },
    });
    const page = await opened.promise;
    await page.locator(".hd-1").getByRole("button", { name: members.login }).click();
    await page.locator(".hd-1 [data-waits]").waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    release.resolve();
    await page.locator(".login-dialog input").first().waitFor();
    expect(await page.locator("[data-waits]").count()).toBe(0);
    await opening;
  });

  it("says that a password is easy to guess when its field is left, and stays at that step", async () => {
    const page = await site.open("/register");
    await fill(page, { id: "newcomer8", pw: "password1234" });
    await page.locator("[name=pw]").blur();
    const fault = page.locator(".field-message").getByText(members.registerWeakPassword);
    await fault.waitFor();
    await fill(page, { pwAgain: "password1234" });
    await page.locator("main [name=terms]").check();
    await next(page);
    await expect.poll(() => page.locator("[name=pw]:focus").count()).toBe(1);
    await fill(page, { pw: PASSWORD, pwAgain: PASSWORD });
    await fault.waitFor({ state: "detached" });
    await next(page);
    await page.locator("[name=nick]").waitFor();
  });

  it("marks every field as required in words and for screen readers, and says what follows when one is left out", async () => {
    const page = await site.open("/register");
    expect(await page.locator("form.fm").first().innerText()).toContain(members.allRequired);
    const unmarked = await page.evaluate((word) => {
      const inputs = [
        ...document.querySelectorAll<HTMLInputElement>(
          "main :is(input, select):not([name^=consent])",
        ),
      ];
      const markOf = (input: HTMLInputElement) =>
        input.closest(".field, .consent")?.querySelector(".field-required")?.textContent;
      return inputs
        .filter((input) => !input.required || markOf(input) !== word)
        .map(({ name }) => name);
    }, frame.required);
    expect(unmarked).toEqual([]);
    const consents = page.getByRole("group", { name: marketing.optional }).getByRole("checkbox");
    expect(await consents.count()).toBe(3);
    for (const box of await consents.all()) expect(await box.isChecked()).toBe(false);
    expect(await page.locator("main :is(input, select)").count()).toBeGreaterThan(10);
    await next(page);
    await expect.poll(() => page.locator("[name=id]:focus").count()).toBe(1);
    await page.getByText(members.fixErrors("3"), { exact: true }).waitFor();
  });

  it("shows the second step from its beginning on a phone", async () => {
    const page = await site.open("/register", { width: 390 });
    await fill(page, { id: "newcomer9", pw: PASSWORD, pwAgain: PASSWORD });
    await page.locator("main [name=terms]").check();
    await next(page);
    await page.locator("[name=nick]").waitFor();
    const belowHeader = async () => {
      const [header, progress] = await Promise.all(
        [".site-header", ".steps"].map((part) => page.locator(part).boundingBox()),
      );
      return (progress?.y ?? -1) - (header?.y ?? 0) - (header?.height ?? 0);
    };
    await expect.poll(belowHeader, { timeout: 3_000 }).toBeGreaterThanOrEqual(0);
  });

  it("leads through three steps, keeps what is no secret, and ends signed in", async () => {
    const page = await site.open("/");
    await askFor(page, payments.withdraw);
    await page.locator(".login-dialog").getByRole("link", { name: members.register }).click();
    await page.getByRole("heading", { name: members.register, level: 1 }).waitFor();

    await next(page);
    await page.locator(".form-summary:not(:empty)").waitFor();
    expect(await page.getByText(members.idRule, { exact: true }).count()).toBe(1);
    await fill(page, { id: "newcomer7", pw: PASSWORD, pwAgain: PASSWORD });
    await page.locator("main [name=terms]").check();
    await next(page);
    await fill(page, { nick: "물가등불", phone: "010-5555-7777" });
    await page.reload();
    await hydrated(page);
    expect(await page.locator("[name=id]").inputValue()).toBe("newcomer7");
    expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(
      PASSWORD,
    );

    await fill(page, { pw: PASSWORD, pwAgain: PASSWORD });
    await page.locator("main [name=terms]").check();
    await page.getByLabel(marketing.products.slot).check();
    await next(page);
    expect(await page.locator("[name=nick]").inputValue()).toBe("물가등불");
    await fill(page, { birthDate: "2015-03-04" });
    await page.locator("[name=birthDate]").blur();
    await page.locator(".field-message").getByText(members.birthDateRule("19")).waitFor();
    await fill(page, { birthDate: "1990-03-04" });
    await next(page);
    await page.locator("[name=bankname]").selectOption("카카오뱅크");
    await fill(page, { banknum: "3333-01-2345678", bankOwner: "123", exchange_pw: "581926" });
    await page.locator("[name=bankOwner]").blur();
    await expect.poll(() => page.locator("[data-state=bad] [name=bankOwner]").count()).toBe(1);
    await fill(page, { bankOwner: "김등불" });
    await page.getByRole("main").getByRole("button", { name: members.register }).click();
    await page.waitForURL("**/withdraw");
    await page.locator(".hd-1 .user").filter({ hasText: "newcomer7" }).waitFor();
    expect(await page.locator("dialog[open]").count()).toBe(0);
    expect(await page.getByText(frame.loginNeededTitle).count()).toBe(0);

    await page.goto("/user");
    await hydrated(page);
    const choice = (product: "slot" | "sport") => page.getByLabel(marketing.products[product]);
    expect(await choice("sport").isChecked()).toBe(false);
    await choice("slot").click();
    await page.locator(".toast").getByText(marketing.withdrawn).waitFor();
    await expect.poll(() => choice("slot").isChecked()).toBe(false);
    const consents = await site.query<{ product: string; place: string }>(
      `select product, place, is_given as "isGiven" from member_marketing_consents c
       join members m on m.id = c.member_id where m.login_id = 'newcomer7' order by c.id`,
    );
    expect(consents).toEqual([
      { product: "slot", place: "registration", isGiven: true },
      { product: "slot", place: "my_page", isGiven: false },
    ]);
  });

  it("leads the owner of a dormant or a closed account to the contact form, which names the field that is wrong and sends once", async () => {
    await site.query("update members set status = 'dormant' where login_id = 'demo2'");
    const page = await site.open("/login", { width: 390 });
    const login = async () => {
      await page.getByLabel(members.id).fill("demo2");
      await page.getByLabel(members.password, { exact: true }).fill("moonlight-demo");
      await page.keyboard.press("Enter");
    };
    await login();
    await page.getByRole("heading", { name: contact.dormant }).waitFor();
    await page.getByText(contact.dormantText).waitFor();
    await site.query("update members set status = 'closed' where login_id = 'demo2'");
    await page.goto("/login");
    await login();
    await answerDialog(page, members.loginClosed, messages.writeHelp);
    await page.getByRole("heading", { name: contact.title }).waitFor();
    expect(await fitsWindow(page)).toBe(true);
    const send = page.getByRole("button", { name: contact.send });
    await send.click();
    await page.getByText(contact.replyBad).waitFor();
    await page.getByLabel(contact.replyTo).fill("someone@");
    await page.getByLabel(messages.titleField).fill("로그인이 안 됩니다");
    await page.getByLabel(messages.contentsField).fill("계정을 확인해 주세요");
    await send.click();
    await page.getByText(contact.replyBad).waitFor();
    await page.getByLabel(contact.replyTo).fill("someone@example.com");
    await send.click();
    await answerDialog(page, contact.sent, frame.ok);
    await page.waitForURL((url) => url.pathname === "/");
    const rows = await site.query<{ title: string }>("select title from message_contacts");
    expect(rows).toEqual([{ title: "로그인이 안 됩니다" }]);
    await page.goto("/");
    expect(await page.locator('footer a[href="/contact"]').count()).toBe(1);
  });
});
