/** JSON for a script element, escaped so that it cannot close the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
