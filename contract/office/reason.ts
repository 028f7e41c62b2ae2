/** How long an operator's reason is, in characters; texts and columns say the same. */
export const reasonLength = { least: 3, most: 500 } as const;

export const isReason = (text: string): boolean => text.trim().length >= reasonLength.least;
