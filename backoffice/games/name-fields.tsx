import type { Named } from "#contract/named.ts";
import { TextField } from "#ui/text-field.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const LONGEST = 60;
const otherFields = { nameVn: "vn", nameJp: "jp", nameTh: "th", nameCn: "cn" } as const;
type OtherField = keyof typeof otherFields;

/** The names as they are typed; an empty one is left out when they are sent. */
export type NameDraft = Record<"nameKo" | "nameEn" | OtherField, string>;

export const draftOf = ({ nameKo, nameEn, otherNames }: Named): NameDraft => ({
  nameKo,
  nameEn,
  nameVn: otherNames?.vn ?? "",
  nameJp: otherNames?.jp ?? "",
  nameTh: otherNames?.th ?? "",
  nameCn: otherNames?.cn ?? "",
});

/** The names as they are sent. */
export function namesOfDraft({ nameKo, nameEn, ...others }: NameDraft) {
  const otherNames: Partial<Record<(typeof otherFields)[OtherField], string>> = {};
  for (const [field, name] of Object.entries(others) as [OtherField, string][])
    if (name.trim() !== "") otherNames[otherFields[field]] = name;
  return { nameKo, nameEn, otherNames };
}

export const isSameDraft = (one: NameDraft, other: NameDraft): boolean =>
  (Object.keys(one) as (keyof NameDraft)[]).every((field) => one[field] === other[field]);

type NameFieldsProps = { names: NameDraft; onChange: (names: NameDraft) => void };

/** The names of a studio or a game in six languages; Korean and English are required. */
export function NameFields({ names, onChange }: NameFieldsProps) {
  const { games } = useOfficeTexts();
  const field = (name: keyof NameDraft, required: boolean) => (
    <TextField
      key={name}
      name={name}
      label={games[name]}
      required={required}
      maxLength={LONGEST}
      value={names[name]}
      onChange={(event) => onChange({ ...names, [name]: event.target.value })}
    />
  );
  return (
    <>
      <div className="field-grid">
        {field("nameKo", true)}
        {field("nameEn", true)}
        {(Object.keys(otherFields) as OtherField[]).map((name) => field(name, false))}
      </div>
      <p className="why">{games.nameHint}</p>
    </>
  );
}
