/**
 * The element with this id. Throws Error when the page has none, because page and code belong
 * together.
 */
export function element<T extends HTMLElement>(id: string, type: new () => T): T {
  const found = document.getElementById(id);
  if (!(found instanceof type)) throw new Error(`the page has no ${id}`);
  return found;
}

type Attributes = Readonly<Record<string, string>>;

/** A new element with attributes and children; strings become text, never markup. */
export function make(
  tag: string,
  attributes: Attributes = {},
  ...children: (Node | string)[]
): HTMLElement {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
  made.append(...children);
  return made;
}

/** A titled part of a panel. */
export const section = (title: string, ...content: (Node | string)[]): HTMLElement =>
  make("section", {}, make("h3", {}, title), ...content);

/** Whether the player's system asks for no reduced motion. */
export const wantsMotion = (): boolean =>
  !window.matchMedia("(prefers-reduced-motion: reduce)").matches;
