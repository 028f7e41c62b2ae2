import { hostsIn } from "#contract/hosts.ts";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type DomainFieldProps = { domain: string; isLocked: boolean; onChange: (domain: string) => void };

/** The sites that show it, as typed, and as the member site reads them. */
export function DomainField({ domain, isLocked, onChange }: DomainFieldProps) {
  const { announcements, templates } = useOfficeTexts().messages;
  const hosts = hostsIn(domain);
  return (
    <div className="domain-field">
      <TextField
        name="domain"
        label={announcements.domain}
        hint={announcements.domainHint}
        inputMode="url"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={1_000}
        readOnly={isLocked}
        value={domain}
        onChange={(event) => onChange(event.target.value)}
      />
      <ul className="domain-chips" aria-label={announcements.domain}>
        {hosts.length === 0 && <li className="tag">{announcements.everywhere}</li>}
        {hosts.map((host) => (
          <li key={host} className="tag tag-accent">
            {host}
            {!isLocked && (
              <button
                type="button"
                aria-label={`${host}: ${templates.remove}`}
                onClick={() => onChange(hosts.filter((each) => each !== host).join(", "))}
              >
                <Icon name="close" />
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The same in a list: the named sites, or all. */
export function DomainChips({ domain }: { domain: string }) {
  const { announcements } = useOfficeTexts().messages;
  const hosts = hostsIn(domain);
  if (hosts.length === 0) return <span className="tag">{announcements.everywhere}</span>;
  return (
    <span className="tags">
      {hosts.map((host) => (
        <span key={host} className="tag tag-accent">
          {host}
        </span>
      ))}
    </span>
  );
}
