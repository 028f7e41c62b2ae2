/** Whether a certificate counts on a day (year-month-day, UTC); it holds through its last day. */
export const stateOf = (
  { isWithdrawn, expiresOn }: { isWithdrawn: boolean; expiresOn: string },
  on: string,
): "valid" | "expired" | "withdrawn" =>
  isWithdrawn ? "withdrawn" : expiresOn < on ? "expired" : "valid";
