import type { Page } from "playwright-core";

/**
 * Controls that do not look like controls with forced colours: no border, no outline, and not the
 * colour of links.
 */
export const borderlessControls = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    if (!matchMedia("(forced-colors: active)").matches) return ["the colours are not forced"];
    const faults = new Set<string>();
    const probe = document.createElement("i");
    probe.style.color = "LinkText";
    probe.style.forcedColorAdjust = "none";
    document.body.append(probe);
    const { color: linkText } = getComputedStyle(probe);
    probe.remove();
    const hasEdge = (style: CSSStyleDeclaration): boolean => {
      const sides = ["Top", "Right", "Bottom", "Left"] as const;
      const bordered = sides.some(
        (side) =>
          style[`border${side}Style`] !== "none" &&
          Number.parseFloat(style[`border${side}Width`]) >= 1,
      );
      return (
        bordered || (style.outlineStyle !== "none" && Number.parseFloat(style.outlineWidth) >= 1)
      );
    };
    const controls = "button, input, select, textarea, summary, [role=tab], [role=option], a";
    for (const control of tools.scope().querySelectorAll(controls)) {
      if (!tools.isShown(control) || control.closest(".skip")) continue;
      const style = getComputedStyle(control);
      if (control.localName === "a" && style.color === linkText) continue;
      // The browser draws these itself, with the system's edge.
      if (control.matches("input[type=checkbox], input[type=radio]")) continue;
      // A field inside a box that looks like the field, and the picture over which a tile's name is
      // stretched.
      const box = control.closest(".search-in, .chip-select, .amount-field .field-box, .tile");
      if (!hasEdge(style) && !(box && hasEdge(getComputedStyle(box))))
        faults.add(`no edge: ${tools.nameOf(control)}`);
    }
    return [...faults];
  });
