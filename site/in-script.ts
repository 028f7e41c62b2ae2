/** JSON for a script element: nothing in it can close the element. */
export const inScript = (value: unknown): string => JSON.stringify(value).replace(/</g, "\\u003c");
