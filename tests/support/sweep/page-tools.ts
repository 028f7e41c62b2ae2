import type { BrowserContext } from "playwright-core";

/** What every probe needs inside the page: what is visible, and how to name it in a fault. */
type PageTools = {
  /** The open modal dialog, which makes the rest inert, otherwise the whole document. */
  scope(): Element;
  /** Whether it is visible: has a size, is not hidden, and is not for screen readers only. */
  isShown(element: Element): boolean;
  /** The visible text nodes, each with its element. */
  shownTexts(): { node: Text; element: Element; text: string }[];
  /** Tag, id, classes and the beginning of the text. */
  nameOf(element: Element): string;
};

declare global {
  var tools: PageTools;
}

/** Adds the tools of the probes to the pages of this context. */
export const installPageTools = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const scope = () =>
      [...document.querySelectorAll("dialog:modal")].at(-1) ?? document.documentElement;
    const isShown = (element: Element) => {
      const { width, height } = element.getBoundingClientRect();
      const visible = element.checkVisibility({ visibilityProperty: true, opacityProperty: true });
      if (!visible || width < 2 || height < 2) return false;
      for (let each: Element | null = element; each; each = each.parentElement)
        if (getComputedStyle(each).clipPath === "inset(50%)") return false;
      return true;
    };
    const shownTexts = () => {
      const walker = document.createTreeWalker(scope(), NodeFilter.SHOW_TEXT);
      const found: { node: Text; element: Element; text: string }[] = [];
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        const element = node.parentElement;
        const text = node.data.trim();
        if (!text || !element || element.matches("script,style,option")) continue;
        if (isShown(element)) found.push({ node, element, text });
      }
      return found;
    };
    const nameOf = (element: Element) => {
      const classes = [...element.classList].map((name) => `.${name}`).join("");
      const parent = element.parentElement?.classList[0];
      const id = element.id ? `#${element.id}` : "";
      const text = (element.textContent || element.getAttribute("aria-label") || "").trim();
      return `${parent ? `.${parent} > ` : ""}${element.localName}${id}${classes} "${text.slice(0, 24)}"`;
    };
    globalThis.tools = { scope, isShown, shownTexts, nameOf };
  });
