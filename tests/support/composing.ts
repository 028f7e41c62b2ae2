import type { Page } from "playwright-core";

/** What browsers report for every key that an input method takes for itself. */
const OF_INPUT_METHOD = 229;

/** Composes a Korean syllable in the focused field and presses a key for the input method. */
export async function pressWhileComposing(page: Page, ...keys: string[]): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Input.imeSetComposition", {
    text: "달",
    selectionStart: 1,
    selectionEnd: 1,
  });
  for (const key of keys)
    await devTools.send("Input.dispatchKeyEvent", {
      type: "rawKeyDown",
      key,
      code: key,
      windowsVirtualKeyCode: OF_INPUT_METHOD,
    });
  await devTools.detach();
}
