/**
 * The rules in which protocols with referring transactions differ, as data of a dialect. Where a
 * protocol is silent, its README states our choice.
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
