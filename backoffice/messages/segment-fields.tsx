import { useId, type ReactNode } from "react";
import type { Audience, SiteChoice } from "#contract/office/mailings.ts";
import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const levels = Array.from({ length: 10 }, (_, index) => index + 1);
const statuses = ["active", "suspended", "closed"] as const;

type SegmentFieldsProps = {
  audience: Audience;
  sites: readonly SiteChoice[];
  onChange: (audience: Audience) => void;
};

/** The conditions that pick some members; those left open fit everybody. */
export function SegmentFields({ audience, sites, onChange }: SegmentFieldsProps) {
  const { mailings: words } = useOfficeTexts().messages;
  const set = (change: Partial<Audience>) => onChange({ ...audience, ...change });
  return (
    <div className="two-fields">
      {(["levelFrom", "levelTo"] as const).map((end) => (
        <Pick
          key={end}
          label={words[end]}
          value={String(audience[end])}
          onPick={(value) => set({ [end]: Number(value) })}
        >
          {levels.map((level) => (
            <option key={level} value={level}>
              {level}
            </option>
          ))}
        </Pick>
      ))}
      <Pick
        label={words.status}
        value={audience.status ?? ""}
        onPick={(value) => set({ status: statuses.find((each) => each === value) ?? null })}
      >
        <option value="">{words.anyStatus}</option>
        {statuses.map((status) => (
          <option key={status} value={status}>
            {words.statuses[status]}
          </option>
        ))}
      </Pick>
      <Pick
        label={words.site}
        value={String(audience.siteId ?? "")}
        onPick={(value) => set({ siteId: value === "" ? null : Number(value) })}
      >
        <option value="">{words.anySite}</option>
        {sites.map(({ id, host, name }) => (
          <option key={id} value={id}>
            {host === "*" ? name : `${name} (${host})`}
          </option>
        ))}
      </Pick>
      <TextField
        name="activeSince"
        type="date"
        label={words.activeSince}
        value={audience.activeSince ?? ""}
        onChange={(event) => set({ activeSince: event.target.value || null })}
      />
    </div>
  );
}

type PickProps = {
  label: string;
  value: string;
  onPick: (value: string) => void;
  children: ReactNode;
};

function Pick({ label, value, onPick, children }: PickProps) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onPick(event.target.value)}>
        {children}
      </select>
    </div>
  );
}
