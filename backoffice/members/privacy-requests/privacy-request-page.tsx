import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { locales } from "#contract/locales.ts";
import { Button } from "#ui/button.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { State } from "#backoffice/frame/states.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { GrantSheet, RefuseSheet } from "#backoffice/members/privacy-requests/answer-sheets.tsx";
import { ExtendSheet } from "#backoffice/members/privacy-requests/extend-sheet.tsx";
import type { PrivacyRequestPage } from "#backoffice/members/privacy-requests/load-privacy-requests.ts";
import { RequestState } from "#backoffice/members/privacy-requests/request-state.tsx";
import { RequestsTable } from "#backoffice/members/privacy-requests/requests-table.tsx";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

/** One request with its texts, and the acts that answer it. */
export default function PrivacyRequest() {
  const { privacyRequests: words } = useOfficeTexts();
  const page = useLoaderData<PrivacyRequestPage | null>();
  if (page === null)
    return (
      <State title={words.missing}>
        <Link className="btn" to="/privacy-requests">
          {words.toList}
        </Link>
      </State>
    );
  return <Shown key={page.request.id} page={page} />;
}

const sheets = { grant: GrantSheet, refuse: RefuseSheet, extend: ExtendSheet };

function Shown({ page }: { page: PrivacyRequestPage }) {
  const { texts, may } = useOffice();
  const { privacyRequests: words } = texts;
  const { request, others } = page;
  const [asking, setAsking] = useState<keyof typeof sheets | null>(null);
  const changing = useChange();
  const Sheet = asking && sheets[asking];
  const isWaiting = request.outcome === null;
  const acts = [
    ...(request.kind === "erasure" ? [] : (["grant"] as const)),
    "refuse" as const,
    ...(request.isExtendable ? (["extend"] as const) : []),
  ];
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>
          {words.kinds[request.kind]}{" "}
          <Link className="link" to={`/members/${request.member.id}?tab=privacy-requests`}>
            {request.member.loginId}
          </Link>
        </h1>
        {isWaiting && may("messages.answer") && (
          <span className="row-of-buttons">
            {acts.map((act) => (
              <Button
                key={act}
                look={act === "grant" ? "main" : undefined}
                text={words[act]}
                onClick={() => setAsking(act)}
              />
            ))}
          </span>
        )}
      </div>
      <ChangeNotice outcome={changing.outcome} />
      {isWaiting && request.kind === "erasure" && <p className="notice">{words.erasureNote}</p>}
      {isWaiting && request.member.status === "closed" && (
        <p className="notice notice-warn">{words.closedNote}</p>
      )}
      <Facts page={page} />
      <section className="card">
        <h2>{words.others}</h2>
        <RequestsTable caption={words.others} empty={words.noOthers} requests={others} />
      </section>
      {Sheet && <Sheet page={page} changing={changing} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** The clock and what both sides wrote. */
function Facts({ page }: { page: PrivacyRequestPage }) {
  const { privacyRequests: words } = useOfficeTexts();
  const { request, field, details, answer, locale } = page;
  return (
    <section className="card">
      <dl className="facts profile">
        <Fact name={words.state}>
          <RequestState request={request} />
        </Fact>
        <Fact name={words.receivedOn}>
          <Moment at={request.receivedAt} />{" "}
          <span className="why">
            {request.recordedBy === null ? words.onSite : words.recordedBy(request.recordedBy)}
          </span>
        </Fact>
        <Fact name={words.dueOn}>
          <span className="num">{request.dueOn}</span>{" "}
          {request.extendedFor && (
            <span className="why">{words.extensions[request.extendedFor]}</span>
          )}
        </Fact>
        <Fact name={words.language}>{locales[locale].endonym}</Fact>
        {field && <Fact name={words.field}>{words.fields[field]}</Fact>}
      </dl>
      <h2>{words.asked}</h2>
      {details === null ? (
        <p className="why">{words.noText}</p>
      ) : (
        <p className="written" dir="auto">
          {details}
        </p>
      )}
      {answer !== null && (
        <>
          <h2>{words.answer}</h2>
          <p className="written" dir="auto">
            {answer}
          </p>
        </>
      )}
    </section>
  );
}
