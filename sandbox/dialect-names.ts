/** The protocol of a session's operator. `transfer` is the wallet whose money is in our books. */
export const dialectNames = ["beexar", "hub88", "caleta", "igsp", "betsy", "transfer"] as const;
export type DialectName = (typeof dialectNames)[number];
