import type { Page } from "playwright-core";

/**
 * Texts that are cut off by a box with hidden overflow or by the window's edge. A box that scrolls
 * shows all of its text; one with an ellipsis is read in full by screen readers.
 */
export const clippedTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const faults = new Set<string>();
    const pen = new OffscreenCanvas(1, 1).getContext("2d");
    /** Fonts leave room above and below letters; only what is drawn can be cut. */
    const inkOf = (element: Element, text: string, line: { top: number; bottom: number }) => {
      const { fontStyle, fontWeight, fontSize, fontFamily } = getComputedStyle(element);
      if (!pen) return line;
      pen.font = `${fontStyle} ${fontWeight} ${fontSize} ${fontFamily}`;
      const ink = pen.measureText(text);
      return {
        top: line.top + ink.fontBoundingBoxAscent - ink.actualBoundingBoxAscent,
        bottom: line.bottom - ink.fontBoundingBoxDescent + ink.actualBoundingBoxDescent,
      };
    };
    const hides = (overflow: string) => overflow === "hidden" || overflow === "clip";
    for (const { node, element, text } of tools.shownTexts()) {
      const range = document.createRange();
      range.selectNodeContents(node);
      const { left, right, ...line } = range.getBoundingClientRect();
      const { top, bottom } = inkOf(element, text, line);
      let x = true;
      let y = true;
      for (let box: Element | null = element; box && (x || y); box = box.parentElement) {
        const style = getComputedStyle(box);
        if (box === document.body || box === document.documentElement) continue;
        const edge = box.getBoundingClientRect();
        const ellipsis = style.textOverflow === "ellipsis" || style.webkitLineClamp !== "none";
        const cutX =
          x && hides(style.overflowX) && (left < edge.left - 1 || right > edge.right + 1);
        const cutY =
          y && hides(style.overflowY) && (top < edge.top - 1 || bottom > edge.bottom + 1);
        // The logo's name is hidden where a long balance needs the room; its link has the name.
        const declared = ellipsis || box.matches(".mh .logo");
        if ((cutX || cutY) && !declared) faults.add(`${tools.nameOf(box)} cuts "${text}"`);
        if (ellipsis || style.overflowX === "auto" || style.overflowX === "scroll") x = false;
        if (ellipsis || style.overflowY === "auto" || style.overflowY === "scroll") y = false;
        if (style.position === "fixed") break;
      }
      const outside = left < -1 || right > document.documentElement.clientWidth + 1;
      if (x && outside && !element.closest(".mh .logo"))
        faults.add(`the window cuts "${text}" of ${tools.nameOf(element)}`);
    }
    return [...faults];
  });

/** The elements that make the page wider than its window. */
export const widerThanWindow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.body.querySelectorAll("*")].filter(
      (element) =>
        tools.isShown(element) && element.getBoundingClientRect().right > clientWidth + 1,
    );
    const inner = wide.filter(
      (element) => !wide.some((other) => other !== element && element.contains(other)),
    );
    const names = inner.slice(0, 4).map((element) => tools.nameOf(element));
    return [
      `the page is ${scrollWidth - clientWidth} px wider than the window: ${names.join(", ")}`,
    ];
  });
