import type { Page } from "playwright-core";

/** Gives a page's window a device that keeps passkeys and verifies its user at once. */
export async function addVirtualAuthenticator(page: Page): Promise<void> {
  const keys = await page.context().newCDPSession(page);
  await keys.send("WebAuthn.enable");
  await keys.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}
