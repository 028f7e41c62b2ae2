import { Link } from "react-router";
import type { PaymentDetail } from "#contract/office/payments.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { checkName, checkWords } from "#backoffice/payments/check-words.ts";

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
  const all = useOfficeTexts();
  const texts = all.payments;
  const format = useFormat();
  return (
    <ul className="checks">
      {request.checks.map((check) => (
        <li key={check.point}>
          <span className={tags[check.state]}>
            <Icon name={icons[check.state]} />
            {texts.states[check.state]}
          </span>
          <b>{checkName(check, all)}</b>
          {check.point === "transfer" ? (
            <Link to="/statements">{checkWords(check, request, all, format)}</Link>
          ) : (
            <span>{checkWords(check, request, all, format)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
