import type { FocusEvent } from "react";

/**
 * For rows that scroll sideways: what gets the focus comes into sight whole. Browsers leave a
 * control where it is when a little of it can be seen.
 */
export const keepInView = ({ target }: FocusEvent): void =>
  target.scrollIntoView({ block: "nearest", inline: "nearest" });
