import { useState } from "react";
import { useLoaderData } from "react-router";
import { locales } from "#contract/locales.ts";
import type { OfficeDocuments } from "#contract/office/documents.ts";
import { Button } from "#ui/button.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { DraftTable, missingOf } from "#backoffice/settings/documents/draft-table.tsx";
import { PublishSheet } from "#backoffice/settings/documents/publish-sheet.tsx";
import { VersionTable } from "#backoffice/settings/documents/version-table.tsx";
import type { DocumentsPage } from "#backoffice/settings/load-settings.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";
import { SiteTextSheet } from "#backoffice/settings/site-text-sheet.tsx";

type Open = { documents: OfficeDocuments; sheet: "write" | "publish" };

/** The terms and privacy notice of each site: what is written, and the published versions. */
export default function Documents() {
  const { documents: words } = useOffice().texts;
  const { documents, sites } = useLoaderData<DocumentsPage>();
  const [open, setOpen] = useState<Open | null>(null);
  const changing = useChange();
  const site = sites.find(({ id }) => id === open?.documents.siteId);
  const close = () => setOpen(null);
  return (
    <div className="page page-wide">
      <h1>{words.title}</h1>
      <SettingsNav />
      <p className="page-lead">{words.lead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <ul className="cards cards-beside">
        {documents.map((each) => (
          <li key={each.siteId} className="card">
            <DocumentsCard
              documents={each}
              onOpen={(sheet) => setOpen({ documents: each, sheet })}
            />
          </li>
        ))}
      </ul>
      {open?.sheet === "write" && site && (
        <SiteTextSheet site={site} changing={changing} onClose={close} />
      )}
      {open?.sheet === "publish" && (
        <PublishSheet documents={open.documents} changing={changing} onClose={close} />
      )}
    </div>
  );
}

type DocumentsCardProps = {
  documents: OfficeDocuments;
  onOpen: (sheet: Open["sheet"]) => void;
};

function DocumentsCard({ documents, onOpen }: DocumentsCardProps) {
  const { texts, may } = useOffice();
  const { documents: words, settings } = texts;
  const { host, versions, termsVersion, governingLocale } = documents;
  const language = locales[governingLocale].endonym;
  const isMissing = missingOf(documents) > 0;
  return (
    <>
      <div className="card-head">
        <h2>
          {host} {host === "*" && <small className="why">{settings.everyHost}</small>}
        </h2>
        {may("settings.change") && (
          <span className="row-of-buttons">
            <Button look="small" text={words.write} of={host} onClick={() => onOpen("write")} />
            <Button
              look="small"
              text={words.publish}
              of={host}
              disabled={isMissing}
              onClick={() => onOpen("publish")}
            />
          </span>
        )}
      </div>
      <p className="why">
        {versions.length > 0 ? words.inForce(termsVersion, language) : words.notPublished(language)}
      </p>
      <DraftTable documents={documents} />
      <VersionTable host={host} versions={versions} />
    </>
  );
}
