/**
 * A column that holds what `seal` made, of a table with a bigint `id`. Every such column is named
 * here, so that a new secret reaches it.
 */
export type SealedColumn = (
  | { table: "operators" | "operator_invitations"; column: "second_factor" }
  | { table: "game_credentials"; column: "secret" }
) & {
  purpose: string;
  /** What it is, in words for the message that it cannot be opened. */
  what: string;
};

export const SECOND_FACTOR = "operators' second factor";
export const CREDENTIAL = "providers' credentials";

export const sealedColumns: readonly SealedColumn[] = [
  {
    table: "operators",
    column: "second_factor",
    purpose: SECOND_FACTOR,
    what: "the second factor of operator",
  },
  {
    table: "operator_invitations",
    column: "second_factor",
    purpose: SECOND_FACTOR,
    what: "the second factor of invitation",
  },
  {
    table: "game_credentials",
    column: "secret",
    purpose: CREDENTIAL,
    what: "the provider's credential",
  },
];
