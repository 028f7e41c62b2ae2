import { Link } from "react-router";
import type { PaymentCheck, PaymentDetail } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import type { Format } from "#ui/format.ts";
import { Icon } from "#ui/icon.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { OfficeStatementTexts } from "#locales/ko/office/statements.ts";
import type { OfficePaymentTexts } from "#locales/ko/office/payments.ts";

const icons = { good: "success", look: "warning", bad: "error" } as const;
const tags = { good: "tag tag-good", look: "tag tag-warn", bad: "tag tag-bad" } as const;

/** The automatic checks of a request; the operator decides. */
export function CheckList({ request }: { request: PaymentDetail }) {
  const { payments: texts, members } = useOfficeTexts();
  return (
    <section>
      <h3>{texts.checks}</h3>
      <CheckLines request={request} />
      {request.related.length > 0 && (
        <ul className="lines related">
          {request.related.map(({ id, loginId, nick, by }) => (
            <li key={id}>
              <Link to={`/members/${id}`}>
                {nick} ({loginId})
              </Link>
              <span>{by.map((way) => members.sharedKinds[way]).join(" · ")}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A line for each check. */
export function CheckLines({ request }: { request: PaymentDetail }) {
  const { payments: texts, statements } = useOfficeTexts();
  const format = useFormat();
  return (
    <ul className="checks">
      {request.checks.map((check) => (
        <li key={check.point}>
          <span className={tags[check.state]}>
            <Icon name={icons[check.state]} />
            {texts.states[check.state]}
          </span>
          <b>{check.point === "transfer" ? statements.point : texts.points[check.point]}</b>
          {check.point === "transfer" ? (
            <Link to="/statements">{transferWords(check, statements, format)}</Link>
          ) : (
            <span>{wordsOf(check, request, texts, format)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

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
