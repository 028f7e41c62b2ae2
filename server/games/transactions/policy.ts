/**
 * What protocols decide differently about transactions that refer to each other: data of a
 * dialect, read by one code. Where a protocol documents nothing, its README says what we chose.
 */
export type TransactionPolicy = {
  /**
   * A win is paid when it names a stake that was not rolled back (`named`), or always, unless
   * every stake of its round was rolled back (`any`).
   */
  winNeeds: "named stake" | "any";
  /** Whether a stake may still be rolled back when its round has paid something. */
  rollBackAfterWin: "taken" | "refused";
};
