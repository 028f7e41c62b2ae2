import type { Locator, Page } from "playwright-core";
import { expect } from "vitest";

/** The open dialog with one sentence, if any. */
export const dialogOf = (page: Page): Locator => page.locator("dialog.message-dialog");

/** Waits until the dialog shows this text, and answers it with the named button. */
export async function answerDialog(page: Page, text: string, button: string): Promise<void> {
  const dialog = dialogOf(page);
  await expect.poll(() => dialog.locator(".message-text").innerText()).toBe(text);
  await dialog.getByRole("button", { name: button, exact: true }).click();
  await expect.poll(() => dialog.filter({ hasText: text }).count()).toBe(0);
}
