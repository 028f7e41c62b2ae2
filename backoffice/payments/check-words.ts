import type { PaymentCheck, PaymentDetail } from "#contract/office/payments.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { OfficePaymentTexts } from "#locales/ko/office/payments.ts";
import type { OfficeStatementTexts } from "#locales/ko/office/statements.ts";
import type { Format } from "#ui/format.ts";

/** What a check looks at. */
export const checkName = ({ point }: PaymentCheck, { payments, statements }: OfficeTexts): string =>
  point === "transfer" ? statements.point : payments.points[point];

/** What it found. */
export const checkWords = (
  check: PaymentCheck,
  request: PaymentDetail,
  { payments, statements }: OfficeTexts,
  format: Format,
): string =>
  check.point === "transfer"
    ? transferWords(check, statements, format)
    : wordsOf(check, request, payments, format);

function wordsOf(
  { point, facts }: PaymentCheck,
  { kind }: PaymentDetail,
  texts: OfficePaymentTexts,
  format: Format,
): string {
  const won = (name: string) => format.moneyText(Number(facts[name] ?? 0));
  const text = (name: string) => String(facts[name] ?? "");
  if (point === "account")
    return texts.accountStates[text("status") as keyof typeof texts.accountStates];
  if (point === "name" && kind === "withdrawal")
    return texts.nameFact(text("asked"), text("registered"));
  if (point === "name" && !("sender" in facts)) return texts.noSenderFact(text("registered"));
  if (point === "name") {
    const match = text("match") as keyof typeof texts.nameMatches;
    return texts.senderFact(text("sender"), text("registered"), texts.nameMatches[match]);
  }
  if (point === "limits") {
    const one = texts.limitsFact(won("min"), won("max"));
    return "day" in facts ? `${one} · ${texts.dayFact(won("day"), won("dayMax"))}` : one;
  }
  if (point === "turnover")
    return "deposited" in facts
      ? texts.turnoverFact(won("staked"), won("deposited"))
      : texts.noDepositFact;
  if (point === "suspicion") return texts.suspicionFact;
  const count = Number(facts["count"] ?? 0);
  return count === 0 ? texts.noRelatedFact : texts.relatedFact(format.number(count));
}

/** The bank statement line of a deposit, or possible ones. */
function transferWords(
  { facts }: PaymentCheck,
  texts: OfficeStatementTexts,
  format: Format,
): string {
  if ("line" in facts) {
    const at = String(facts["bookedAt"]);
    const why = texts.why[String(facts["why"]) as keyof typeof texts.why];
    return [
      format.date(at),
      texts.transferFact(String(facts["sender"]), why),
      format.moneyText(Number(facts["amount"])),
    ].join(" · ");
  }
  const count = Number(facts["count"] ?? 0);
  return count === 0 ? texts.noTransferFact : texts.candidatesFact(format.number(count));
}
