import type { FocusEvent } from "react";

/**
 * For rows that scroll sideways: scrolls a focused control fully into view, which browsers omit
 * when part of it is visible.
 */
export const keepInView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
