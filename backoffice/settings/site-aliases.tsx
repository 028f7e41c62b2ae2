import { useState } from "react";
import type { OfficeSite } from "#contract/office/settings.ts";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { OneFieldForm } from "#backoffice/settings/one-field-form.tsx";

type SiteAliasesProps = { site: OfficeSite; changing: ReturnType<typeof useChange> };
type Asking = { act: "add-site-alias" | "remove-site-alias"; host: string };

/** The other hosts that lead to a site. */
export function SiteAliases({ site, changing }: SiteAliasesProps) {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const [asking, setAsking] = useState<Asking | null>(null);
  const [typed, setTyped] = useState("");
  const submit = async ({ act, host }: Asking, reason: string) => {
    const { outcome } = await changing.change(act, { siteId: site.id, host, reason });
    if (!outcome) return;
    setAsking(null);
    if (act === "add-site-alias") setTyped("");
  };
  const verb = asking?.act === "remove-site-alias" ? settings.removeAlias : settings.addAlias;
  return (
    <section className="codes" aria-label={`${settings.aliases}: ${site.host}`}>
      <h3>{settings.aliases}</h3>
      <p className="why">{settings.aliasesHint(site.host)}</p>
      <ul>
        {site.aliases.map((host) => (
          <li key={host}>
            <code>{host}</code>
            {may("settings.change") && (
              <Button
                look="small"
                text={settings.removeAlias}
                of={host}
                onClick={() => setAsking({ act: "remove-site-alias", host })}
              />
            )}
          </li>
        ))}
      </ul>
      {may("settings.change") && (
        <OneFieldForm
          name={`alias-${site.id}`}
          label={settings.newAlias}
          hint={settings.hostHint}
          submit={settings.addAlias}
          pattern="[A-Za-z0-9.\-]{1,253}"
          autoCapitalize="none"
          spellCheck={false}
          typed={typed}
          onType={setTyped}
          onAsk={() => setAsking({ act: "add-site-alias", host: typed.trim().toLowerCase() })}
        />
      )}
      {asking && (
        <ReasonSheet
          title={`${verb}: ${asking.host}`}
          submit={verb}
          acting={changing}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        />
      )}
    </section>
  );
}
