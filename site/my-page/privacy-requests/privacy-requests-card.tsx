import "#site/parts/forms.css";
import "#site/my-page/privacy-requests/privacy-requests.css";
import { Link } from "react-router";
import { usePageTexts } from "#site/app/app-context.tsx";
import { PrivacyRequestForm } from "#site/my-page/privacy-requests/privacy-request-form.tsx";
import { PrivacyRequestItem } from "#site/my-page/privacy-requests/privacy-request-item.tsx";
import type { OwnPrivacyRequests } from "#site/my-page/privacy-requests/load-privacy-requests.ts";
import { useDecisions } from "#site/payments/use-decisions.ts";
import { MoneyCard } from "#site/parts/money-page.tsx";

/** The member's privacy requests, and a form for another one. */
export function PrivacyRequestsCard({ own }: { own: OwnPrivacyRequests }) {
  const { privacyRequests: words, frame } = usePageTexts();
  const { requests, authorities, recordYears } = own;
  useDecisions("member.privacy_request");
  return (
    <MoneyCard id="privacy-requests-title" title={words.title}>
      <p className="money-text">{words.lead}</p>
      <p className="field-hint">
        {words.privacy}{" "}
        <Link className="privacy-requests-link" to="/privacy">
          {frame.privacy}
        </Link>
      </p>
      <div className="privacy-requests">
        <PrivacyRequestForm recordYears={recordYears} />
        {requests.length > 0 && (
          <div>
            <h3 id="privacy-requests-list">{words.list}</h3>
            <ul aria-labelledby="privacy-requests-list">
              {requests.map((request) => (
                <li key={request.id}>
                  <PrivacyRequestItem request={request} authorities={authorities} />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </MoneyCard>
  );
}
