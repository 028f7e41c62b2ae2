import type { Page } from "playwright-core";

/**
 * Targets too small for a finger: under 24 px anywhere (WCAG 2.2, 2.5.8), under 44 px of height
 * on phones. Links inside a sentence are as high as its line. Also targets that the window's edge
 * cuts and no scrolling row brings back.
 */
export const smallTargets = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const phone = innerWidth < 900;
    const faults = new Set<string>();
    const scrolls = (box: Element | null): boolean =>
      box !== null &&
      !box.matches("dialog, body") &&
      (["auto", "scroll"].includes(getComputedStyle(box).overflowX) || scrolls(box.parentElement));
    for (const target of tools
      .scope()
      .querySelectorAll("a, button, input, select, textarea, summary, [role=tab]")) {
      if (!tools.isShown(target) || target.closest("p:not(.empty), .rich, .skip")) continue;
      // The target is the label with its box, or the picture over which a link is stretched.
      const label = target.matches("input") ? target.closest("label") : null;
      const stretched = getComputedStyle(target, "::after");
      const over =
        stretched.content !== "none" &&
        stretched.position === "absolute" &&
        stretched.inset === "0px";
      const box = (
        label ??
        (over ? (target as HTMLElement).offsetParent : null) ??
        target
      ).getBoundingClientRect();
      const least = phone ? 44 : 24;
      // Tolerates half a pixel of layout rounding.
      if (box.width < 23.5 || box.height < least - 0.5)
        faults.add(`${tools.nameOf(target)} is ${Math.round(box.width)}×${Math.round(box.height)}`);
      const isCut = box.left < -1 || box.right > document.documentElement.clientWidth + 1;
      if (isCut && !scrolls(target.parentElement))
        faults.add(`the window cuts ${tools.nameOf(target)}`);
    }
    return [...faults];
  });
