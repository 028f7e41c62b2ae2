import type { Page } from "playwright-core";

/**
 * Parts of the frame and the lobby that overlap or leave their place: the banner's
 * words and buttons, its picture, the digits of the jackpots, the main menu beside the clock.
 */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const shown = (selector: string): Element[] =>
      [...document.querySelectorAll(selector)].filter((element) => tools.isShown(element));
    const meet = (one: DOMRect, other: DOMRect): boolean =>
      one.left < other.right - 1 &&
      other.left < one.right - 1 &&
      one.top < other.bottom - 1 &&
      other.top < one.bottom - 1;
    const linesOf = (element: Element): DOMRect[] => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return [...range.getClientRects()];
    };
    const said = shown(".hero-c :is(.eb, .hero-title, .hero-text)");
    const buttons = shown(".cta .btn");
    const others = shown(".hero-object, .car, .jp");
    for (const other of others) {
      const area = other.getBoundingClientRect();
      const over = (element: Element) =>
        faults.add(`${tools.nameOf(element)} lies over ${tools.nameOf(other)}`);
      for (const text of said) if (linesOf(text).some((line) => meet(line, area))) over(text);
      for (const button of buttons) if (meet(button.getBoundingClientRect(), area)) over(button);
    }
    for (const text of said)
      for (const button of buttons)
        if (linesOf(text).some((line) => meet(line, button.getBoundingClientRect())))
          faults.add(`${tools.nameOf(text)} lies over ${tools.nameOf(button)}`);
    for (const tier of shown(".jp-i")) {
      const cell = tier.getBoundingClientRect();
      const strip = tier.parentElement?.getBoundingClientRect() ?? cell;
      for (const digit of tier.querySelectorAll(".reel > *"))
        if (digit.getBoundingClientRect().right > Math.min(cell.right, strip.right) + 0.5)
          faults.add(`${tools.nameOf(digit)} is outside of ${tools.nameOf(tier)}`);
      const lines = [...tier.querySelectorAll(".reel > b")].map((digit) =>
        Math.round(digit.getBoundingClientRect().bottom),
      );
      if (new Set(lines).size > 1) faults.add(`${tools.nameOf(tier)} breaks its number`);
    }
    for (const menu of shown(".hd-2 .menu")) {
      const { right } = menu.getBoundingClientRect();
      for (const item of menu.querySelectorAll("a, button"))
        if (item.getBoundingClientRect().right > right + 1)
          faults.add(`${tools.nameOf(item)} is under the session clock`);
    }
    return [...faults];
  });
