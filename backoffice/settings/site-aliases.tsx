import { useState, type FormEvent } from "react";
import type { OfficeSite } from "#contract/office/settings.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type SiteAliasesProps = { site: OfficeSite; changing: ReturnType<typeof useChange> };
type Asking = { act: "add-site-alias" | "remove-site-alias"; host: string };

/** The other hosts that lead to a site. */
export function SiteAliases({ site, changing }: SiteAliasesProps) {
  const { texts, may } = useOffice();
  const { settings } = texts;
  const [asking, setAsking] = useState<Asking | null>(null);
  const submit = async ({ act, host }: Asking, reason: string) => {
    const { outcome } = await changing.change(act, { siteId: site.id, host, reason });
    if (outcome) setAsking(null);
  };
  const ask = (next: Asking) => {
    changing.clearProblem();
    setAsking(next);
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
              <button
                type="button"
                className="btn btn-small"
                aria-label={`${settings.removeAlias}: ${host}`}
                onClick={() => ask({ act: "remove-site-alias", host })}
              >
                {settings.removeAlias}
              </button>
            )}
          </li>
        ))}
      </ul>
      {may("settings.change") && (
        <NewAliasForm
          siteId={site.id}
          onAsk={(host) => ask({ act: "add-site-alias", host: host.trim().toLowerCase() })}
        />
      )}
      {asking && (
        <ReasonSheet
          title={`${verb}: ${asking.host}`}
          submit={verb}
          isBusy={changing.isBusy}
          problem={changing.problem}
          onClose={() => setAsking(null)}
          onSubmit={(reason) => void submit(asking, reason)}
        />
      )}
    </section>
  );
}

type NewAliasFormProps = { siteId: number; onAsk: (host: string) => void };

function NewAliasForm({ siteId, onAsk }: NewAliasFormProps) {
  const { settings } = useOffice().texts;
  const [typed, setTyped] = useState("");
  return (
    <form
      className="code-form"
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        onAsk(typed);
        setTyped("");
      }}
    >
      <TextField
        name={`alias-${siteId}`}
        label={settings.newAlias}
        hint={settings.hostHint}
        value={typed}
        pattern="[A-Za-z0-9.\-]{1,253}"
        required
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => setTyped(event.target.value)}
      />
      <button type="submit" className="btn">
        {settings.addAlias}
      </button>
    </form>
  );
}
