/** The length of an operator's reason in characters, as in texts and columns. */
export const reasonLength = { least: 3, most: 500 } as const;

export const isReason = (text: string): boolean => text.trim().length >= reasonLength.least;
