import { useState } from "react";
import { useLoaderData } from "react-router";
import type { OfficeProfile } from "#contract/office/profiles.ts";
import { Button } from "#ui/button.tsx";
import { ChangeNotice, useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import type { ProfilesPage } from "#backoffice/settings/load-settings.ts";
import { AddProfileSheet } from "#backoffice/settings/profiles/add-profile-sheet.tsx";
import { ProfileCard } from "#backoffice/settings/profiles/profile-card.tsx";
import { RuleSheet } from "#backoffice/settings/profiles/rule-sheet.tsx";
import { SiteProfileSheet } from "#backoffice/settings/profiles/site-profile-sheet.tsx";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";

type Open = "add" | "site" | OfficeProfile | null;

/** The rules of jurisdictions with their sources, and which of them each site follows. */
export default function Profiles() {
  const { texts, may } = useOffice();
  const { profiles: words } = texts;
  const { profiles, sites } = useLoaderData<ProfilesPage>();
  const [open, setOpen] = useState<Open>(null);
  const changing = useChange();
  const close = () => setOpen(null);
  return (
    <div className="page">
      <div className="card-head">
        <h1>{words.title}</h1>
        {may("settings.change") && (
          <span className="row-of-buttons">
            <Button text={words.choose} onClick={() => setOpen("site")} />
            <Button look="main" text={words.add} onClick={() => setOpen("add")} />
          </span>
        )}
      </div>
      <SettingsNav />
      <p className="page-lead">{words.lead}</p>
      <ChangeNotice outcome={changing.outcome} />
      <ul className="cards">
        {profiles.map((profile) => (
          <li key={profile.id ?? ""} className="card">
            <ProfileCard profile={profile} onChange={() => setOpen(profile)} />
          </li>
        ))}
      </ul>
      {open === "add" && <AddProfileSheet changing={changing} onClose={close} />}
      {open === "site" && <SiteProfileSheet {...{ sites, profiles, changing }} onClose={close} />}
      {open !== null && typeof open === "object" && (
        <RuleSheet profile={open} changing={changing} onClose={close} />
      )}
    </div>
  );
}
