import { SubNav } from "#backoffice/frame/sub-nav.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The screens of the settings, and why an operator may only read. */
export function SettingsNav() {
  const { texts, may } = useOffice();
  const { settings, opening, licences, documents, profiles } = texts;
  return (
    <>
      <SubNav
        label={settings.title}
        links={[
          { to: "/settings", label: settings.sites },
          { to: "/settings/opening", label: opening.title },
          { to: "/settings/licences", label: licences.title },
          { to: "/settings/documents", label: documents.title },
          { to: "/settings/accounts", label: settings.accounts },
          { to: "/settings/limits", label: settings.limits },
          { to: "/settings/profiles", label: profiles.title },
          { to: "/settings/comp", label: settings.comp },
          { to: "/settings/switches", label: settings.switches },
        ]}
      />
      {!may("settings.change") && <p className="notice">{settings.readOnly}</p>}
    </>
  );
}
