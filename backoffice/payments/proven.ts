import type { PaymentDetail } from "#contract/office/payments.ts";
import type { RefusalTemplate } from "#locales/ko/letters.ts";

type Checked = Pick<PaymentDetail, "kind" | "checks" | "statementLine">;

/** Whether a bank statement shows the transfer from the member; then its usual reason is true. */
export const isProven = ({ checks, statementLine }: Checked): boolean =>
  statementLine !== null && checks.some(({ point, state }) => point === "name" && state === "good");

/** The message that the checks prove to be true; none for a request that passed them. */
export function refusalProvenBy({ kind, checks }: Checked): RefusalTemplate | "" {
  const stateOf = (wanted: string) => checks.find(({ point }) => point === wanted)?.state;
  const transfer = checks.find(({ point }) => point === "transfer");
  if (kind === "deposit" && transfer && !("line" in transfer.facts)) return "no_transfer";
  if (stateOf("name") === "bad") return "name_differs";
  return stateOf("limits") === "good" ? "" : "over_limit";
}
