import { useState } from "react";
import { Link, useLoaderData } from "react-router";
import { locales } from "#contract/locales.ts";
import type { OfficeSite } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { SitesPage } from "#backoffice/settings/load-settings.ts";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";
import { SignUpCodes } from "#backoffice/settings/sign-up-codes.tsx";
import { SiteAliases } from "#backoffice/settings/site-aliases.tsx";
import { SiteContactsSheet } from "#backoffice/settings/site-contacts-sheet.tsx";
import { SiteSheet } from "#backoffice/settings/site-sheet.tsx";

type Changing = ReturnType<typeof useChange>;

/** The hosts of this installation, each with its rules. */
export default function Sites() {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const { sites } = useLoaderData<SitesPage>();
  const [open, setOpen] = useState<OfficeSite | "new" | null>(null);
  const changing = useChange();
  return (
    <div className="page page-wide">
      <div className="card-head">
        <h1>{settings.sites}</h1>
        {may("settings.change") && (
          <Button look="main" text={settings.addSite} onClick={() => setOpen("new")} />
        )}
      </div>
      <SettingsNav />
      <p className="page-lead">{settings.sitesLead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <ul className="cards cards-beside">
        {sites.map((site) => (
          <li key={site.id} className="card">
            <SiteCard site={site} changing={changing} onEdit={() => setOpen(site)} />
          </li>
        ))}
      </ul>
      {open && (
        <SiteSheet
          site={open === "new" ? null : open}
          changing={changing}
          onClose={() => setOpen(null)}
        />
      )}
    </div>
  );
}

type SiteCardProps = { site: OfficeSite; changing: Changing; onEdit: () => void };

function SiteCard({ site, changing, onEdit }: SiteCardProps) {
  const { texts, may } = useOffice();
  const { settings, looks, delta } = texts;
  const [isNaming, setIsNaming] = useState(false);
  const yes = (is: boolean) => (is ? delta.on : delta.off);
  const facts: [string, string | number][] = [
    [settings.name, site.name],
    [settings.registrationOpen, yes(site.registrationOpen)],
    [settings.codeRequired, yes(site.codeRequired)],
    [settings.minimumAge, site.minimumAge],
    [settings.defaultLocale, locales[site.defaultLocale].endonym],
    [settings.locales, site.locales.map((code) => locales[code].endonym).join(", ")],
  ];
  return (
    <>
      <div className="card-head">
        <h2>
          {site.host} {site.host === "*" && <small className="why">{settings.everyHost}</small>}
        </h2>
        {may("settings.change") && (
          <span className="row-of-buttons">
            <Button look="small" text={settings.edit} of={site.host} onClick={onEdit} />
            <Button
              look="small"
              text={settings.contacts}
              of={site.host}
              onClick={() => setIsNaming(true)}
            />
            <Link
              className="btn btn-small"
              aria-label={`${looks.open}: ${site.host}`}
              to={`/settings/looks/${site.id}`}
            >
              {looks.open}
            </Link>
          </span>
        )}
      </div>
      <dl className="facts">
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <SignUpCodes site={site} changing={changing} />
      {site.host !== "*" && <SiteAliases site={site} changing={changing} />}
      {isNaming && (
        <SiteContactsSheet site={site} changing={changing} onClose={() => setIsNaming(false)} />
      )}
    </>
  );
}
