import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { Fact } from "#backoffice/frame/fact.tsx";
import { Moment } from "#backoffice/frame/moment.tsx";
import { State } from "#backoffice/frame/states.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { CheckState } from "#backoffice/members/identity-checks/check-state.tsx";
import { ChecksTable } from "#backoffice/members/identity-checks/checks-table.tsx";
import { DocumentSide } from "#backoffice/members/identity-checks/document-side.tsx";
import type { IdentityCheckPage } from "#backoffice/members/identity-checks/load-identity-checks.ts";
import { RefuseSheet, VerifySheet } from "#backoffice/members/identity-checks/decision-sheets.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** One document beside what its member registered, and the decision on it. */
export default function IdentityCheck() {
  const { identityChecks: words } = useOfficeTexts();
  const page = useLoaderData<IdentityCheckPage | null>();
  if (page === null)
    return (
      <State title={words.missing}>
        <Link className="btn" to="/identity-checks">
          {words.toList}
        </Link>
      </State>
    );
  return <Comparison key={page.check.id} page={page} />;
}

function Comparison({ page }: { page: IdentityCheckPage }) {
  const { identityChecks: words } = useOfficeTexts();
  const { check, files, earlier } = page;
  const [asking, setAsking] = useState<"verify" | "refuse" | null>(null);
  const changing = useChange();
  const Sheet = asking && { verify: VerifySheet, refuse: RefuseSheet }[asking];
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>
          {words.documents[check.document]}{" "}
          <Link className="link" to={`/members/${check.member.id}?tab=identity`}>
            {check.member.loginId}
          </Link>
        </h1>
        {check.outcome === null && (
          <span className="row-of-buttons">
            <Button look="main" text={words.verify} onClick={() => setAsking("verify")} />
            <Button text={words.refuse} onClick={() => setAsking("refuse")} />
          </span>
        )}
      </div>
      <ChangeNotice outcome={changing.outcome} />
      <div className="identity-compared">
        <Registered page={page} />
        <section className="card">
          <h2>{words.document}</h2>
          {files.length === 0 && <p className="why">{words.gone}</p>}
          <div className="identity-files">
            {files.map((file) => (
              <DocumentSide key={file.id} file={file} />
            ))}
          </div>
        </section>
      </div>
      <section className="card">
        <h2>{words.earlier}</h2>
        <ChecksTable caption={words.earlier} empty={words.noEarlier} checks={earlier} />
      </section>
      {Sheet && <Sheet check={check} changing={changing} onClose={() => setAsking(null)} />}
    </div>
  );
}

/** What the member registered, unmasked, and the state of the document. */
function Registered({ page }: { page: IdentityCheckPage }) {
  const { check, registered, correction } = page;
  const { identityChecks: words } = useOfficeTexts();
  return (
    <section className="card">
      <h2>{words.compare}</h2>
      <dl className="facts profile">
        <Fact name={words.name}>
          <span dir="auto" translate="no">
            {registered.name}
          </span>
        </Fact>
        <Fact name={words.birthDate}>
          <span className="num">{registered.birthDate}</span>
        </Fact>
        <Fact name={words.sentAt}>
          <Moment at={check.sentAt} />
        </Fact>
        <Fact name={words.decided}>
          <CheckState check={check} />
        </Fact>
      </dl>
      {correction && (
        <>
          <h3>{words.correction}</h3>
          <dl className="facts profile">
            {correction.name !== null && (
              <Fact name={words.name}>
                <span dir="auto" translate="no">
                  {correction.name}
                </span>
              </Fact>
            )}
            {correction.birthDate !== null && (
              <Fact name={words.birthDate}>
                <span className="num">{correction.birthDate}</span>
              </Fact>
            )}
          </dl>
          <p className="notice">{words.correctionNote}</p>
        </>
      )}
      <p className="why">{words.compareNote}</p>
    </section>
  );
}
