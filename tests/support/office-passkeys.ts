import type { Page } from "playwright-core";
import { DEMO_PASSWORD } from "#database/demo-members.ts";
import { koOffice } from "#locales/ko/office.ts";
import { codeAt } from "#server/kit/totp.ts";
import { appSecretOf } from "#scripts/secrets.ts";
import { secondFactorOf } from "#tests/support/office.ts";
import type { OfficeWindows } from "#tests/support/office-windows.ts";

const { passkeys, signIn, joining } = koOffice;

/** The address of the office at which passkeys work: WebAuthn refuses an IP address. */
export const addressForPasskeys = ({ product }: Pick<OfficeWindows, "product">): string =>
  product.webUrl.replace("127.0.0.1", "localhost");

/** What an operator of the demo does with codes and passkeys on a page in Korean. */
export function passkeySteps(office: OfficeWindows, page: Page, loginId: string) {
  const unusedCode = async () => {
    const { product, query } = office;
    const appSecret = appSecretOf({ appSecret: null, dataDir: product.dataDir });
    const secret = await secondFactorOf(product.databaseUrl, appSecret, loginId);
    await query("update operators set second_factor_step = 0");
    return codeAt(secret, new Date());
  };
  const card = page.locator("section.card", {
    has: page.getByRole("heading", { name: passkeys.title, exact: true }),
  });
  const giveIdAndPassword = async () => {
    await page.getByLabel(signIn.loginId, { exact: true }).fill(loginId);
    await page.getByLabel(signIn.password, { exact: true }).fill(DEMO_PASSWORD);
    await page.getByRole("button", { name: signIn.next }).click();
  };
  return {
    giveIdAndPassword,
    async signInByCode() {
      await giveIdAndPassword();
      await page.getByLabel(signIn.code).fill(await unusedCode());
      await page.getByRole("button", { name: signIn.submit }).click();
    },
    /** Adds a passkey on the page of the own account; `look` runs at its first step. */
    async addPasskey(name: string, look: () => Promise<void> = async () => undefined) {
      await card.getByRole("button", { name: passkeys.add }).click();
      await card.getByLabel(passkeys.name).fill(name);
      await card.getByLabel(passkeys.password, { exact: true }).fill(DEMO_PASSWORD);
      await card.getByLabel(joining.code).fill(await unusedCode());
      await look();
      await card.getByRole("button", { name: passkeys.next }).click();
      await card.getByRole("button", { name: passkeys.make }).click();
      await card.getByText(passkeys.added).waitFor();
      await card.getByText(name).waitFor();
    },
  };
}
