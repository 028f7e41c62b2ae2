/** A member's page warns this long before the session ends by idleness (WCAG 2.2.1). */
export const WARNED_BEFORE_MS = 3 * 60_000;
/** A member's page tells of the end that cannot be put off this long before it. */
export const TOLD_BEFORE_MS = 5 * 60_000;
