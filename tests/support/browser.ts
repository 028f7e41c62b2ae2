import { chromium, type Browser } from "playwright-core";
import { findChromium } from "#tests/support/chromium.ts";

/**
 * Starts a headless browser for a journey; the caller closes it. It may reach no host but the
 * product.
 */
export async function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: await findChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-dev-shm-usage",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}
