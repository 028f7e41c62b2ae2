import { useState } from "react";
import type { OfficeProfile } from "#contract/office/profiles.ts";
import type { OfficeSite } from "#contract/office/settings.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SiteProfileSheetProps = {
  sites: readonly OfficeSite[];
  profiles: readonly OfficeProfile[];
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** The jurisdiction that a site follows. */
export function SiteProfileSheet({ sites, profiles, changing, onClose }: SiteProfileSheetProps) {
  const { profiles: words, settings } = useOfficeTexts();
  const [siteId, setSiteId] = useState(sites[0]?.id ?? 0);
  const site = sites.find(({ id }) => id === siteId);
  const [profile, setProfile] = useState(site?.profile ?? "");
  const choose = (id: number) => {
    setSiteId(id);
    setProfile(sites.find((each) => each.id === id)?.profile ?? "");
  };
  const submit = async (reason: string) => {
    if (!site) return;
    const wanted = { siteId, version: site.version, profile: profile || null, reason };
    if ((await changing.change("name-site-profile", wanted)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={words.choose}
      submit={settings.save}
      acting={changing}
      isBlocked={!site || (site.profile ?? "") === profile}
      isUnsaved={(site?.profile ?? "") !== profile}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <div className="field-grid">
        <Select
          name="site"
          label={words.site}
          value={siteId}
          options={sites.map(({ id, host, name }) => [String(id), `${host} · ${name}`])}
          onChange={(event) => choose(Number(event.target.value))}
        />
        <Select
          name="profile"
          label={words.title}
          value={profile}
          options={profiles.map(({ id, name }) => [id ?? "", id === null ? words.builtIn : name])}
          onChange={(event) => setProfile(event.target.value)}
        />
      </div>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
