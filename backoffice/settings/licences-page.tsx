import { useState } from "react";
import { useLoaderData } from "react-router";
import type { SiteLicence } from "#contract/office/licences.ts";
import { Button } from "#ui/button.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { NetworkSection } from "#backoffice/settings/networks/network-section.tsx";
import { useCountryNames } from "#backoffice/settings/licences/country-names.ts";
import { LicenceSheet } from "#backoffice/settings/licences/licence-sheet.tsx";
import { RefusalTable } from "#backoffice/settings/licences/refusal-table.tsx";
import type { LicencesPage } from "#backoffice/settings/load-settings.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

/** The licence of each site with its countries, and what was refused by country. */
export default function Licences() {
  const { licences } = useOffice().texts;
  const { sites, allowed, refusals, networks } = useLoaderData<LicencesPage>();
  const [open, setOpen] = useState<SiteLicence | null>(null);
  const changing = useChange();
  const names = useCountryNames();
  return (
    <div className="page page-wide">
      <h1>{licences.title}</h1>
      <SettingsNav />
      <p className="page-lead">{licences.lead}</p>
      <p className={allowed ? "page-lead" : "notice"}>
        {allowed ? `${licences.allowed}: ${names(allowed)}` : licences.notChecked}
      </p>
      <ChangeNotice outcome={changing.outcome} />
      <ul className="cards cards-beside">
        {sites.map((site) => (
          <li key={site.siteId} className="card">
            <LicenceCard site={site} allowed={allowed} onChange={() => setOpen(site)} />
          </li>
        ))}
      </ul>
      <h2>{licences.refusals}</h2>
      <RefusalTable refusals={refusals} />
      <NetworkSection {...networks} />
      {open && <LicenceSheet site={open} changing={changing} onClose={() => setOpen(null)} />}
    </div>
  );
}

type LicenceCardProps = {
  site: SiteLicence;
  /** The countries of the installation; null while none are checked. */
  allowed: readonly string[] | null;
  onChange: () => void;
};

function LicenceCard({ site, allowed, onChange }: LicenceCardProps) {
  const { texts, may } = useOffice();
  const { licences, settings } = texts;
  const names = useCountryNames();
  const { licence } = site;
  const words = licence ? licences.change : licences.write;
  const refused = licence && allowed ? licence.countries.filter((x) => !allowed.includes(x)) : [];
  return (
    <>
      <div className="card-head">
        <h2>
          {site.host} {site.host === "*" && <small className="why">{settings.everyHost}</small>}
        </h2>
        {may("settings.change") && (
          <Button look="small" text={words} of={site.host} onClick={onChange} />
        )}
      </div>
      {licence ? (
        <dl className="facts">
          <div>
            <dt>{licences.company}</dt>
            <dd dir="auto">{licence.company}</dd>
          </div>
          <div>
            <dt>{licences.authority}</dt>
            <dd dir="auto">{licence.authority}</dd>
          </div>
          <div>
            <dt>{licences.licenceNumber}</dt>
            <dd translate="no">{licence.number}</dd>
          </div>
          <div>
            <dt>{licences.countries}</dt>
            <dd>{names(licence.countries)}</dd>
          </div>
        </dl>
      ) : (
        <p className="notice">{licences.none}</p>
      )}
      {refused.length > 0 && (
        <p className="notice">
          {licences.notAllowed}: {names(refused)}
        </p>
      )}
    </>
  );
}
