/** What a session's operator speaks. `transfer` is the wallet whose money lies in our books. */
export const dialectNames = ["beexar", "hub88", "caleta", "igsp", "betsy", "transfer"] as const;
export type DialectName = (typeof dialectNames)[number];
