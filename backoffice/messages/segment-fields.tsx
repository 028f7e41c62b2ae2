import type { ComponentProps } from "react";
import type { Audience, SiteChoice } from "#contract/office/mailings.ts";
import { memberStatuses } from "#contract/office/members.ts";
import { TextField } from "#ui/text-field.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const levels = Array.from({ length: 10 }, (_, index) => index + 1);

type SegmentFieldsProps = {
  audience: Audience;
  sites: readonly SiteChoice[];
  onChange: (audience: Audience) => void;
};

/** The conditions that select members; an empty condition matches every member. */
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
          options={levels.map((level) => [String(level), String(level)])}
          onPick={(value) => set({ [end]: Number(value) })}
        />
      ))}
      <Pick
        label={words.status}
        value={audience.status ?? ""}
        options={[
          ["", words.anyStatus],
          ...memberStatuses.map((status) => [status, words.statuses[status]] as const),
        ]}
        onPick={(value) => set({ status: memberStatuses.find((each) => each === value) ?? null })}
      />
      <Pick
        label={words.site}
        value={String(audience.siteId ?? "")}
        options={[
          ["", words.anySite],
          ...sites.map(
            ({ id, host, name }) =>
              [String(id), host === "*" ? name : `${name} (${host})`] as const,
          ),
        ]}
        onPick={(value) => set({ siteId: value === "" ? null : Number(value) })}
      />
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

type PickProps = ComponentProps<typeof Select> & { onPick: (value: string) => void };

const Pick = ({ onPick, ...select }: PickProps) => (
  <Select {...select} onChange={(event) => onPick(event.target.value)} />
);
