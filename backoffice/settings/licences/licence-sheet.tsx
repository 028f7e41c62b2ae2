import { useState } from "react";
import { isCountry } from "#contract/countries.ts";
import type { SiteLicence } from "#contract/office/licences.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { useCountryNames } from "#backoffice/settings/licences/country-names.ts";

type LicenceSheetProps = {
  site: SiteLicence;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

const codesIn = (text: string): string[] =>
  text
    .toUpperCase()
    .split(/[\s,]+/)
    .filter(Boolean);

/** The licence of a site: its holder, authority, number and countries. */
export function LicenceSheet({ site, changing, onClose }: LicenceSheetProps) {
  const { licences, settings } = useOfficeTexts();
  const names = useCountryNames();
  const { licence } = site;
  const was = {
    company: licence?.company ?? "",
    authority: licence?.authority ?? "",
    number: licence?.number ?? "",
    countries: licence?.countries.join(", ") ?? "",
  };
  const [written, setWritten] = useState(was);
  const codes = codesIn(written.countries);
  const isWrong = codes.some((code) => !isCountry(code));
  const isUnsaved = JSON.stringify(written) !== JSON.stringify(was);
  const submit = async (reason: string) => {
    const { company, authority, number } = written;
    const input = { company, authority, number, countries: codes, reason };
    const seen = { siteId: site.siteId, version: licence?.version ?? 0 };
    if ((await changing.change("change-site-licence", { ...seen, ...input })).outcome) onClose();
  };
  const field = (name: "company" | "authority" | "number", label: string, maxLength: number) => (
    <TextField
      name={name}
      label={label}
      value={written[name]}
      required
      minLength={2}
      maxLength={maxLength}
      onChange={(event) => setWritten({ ...written, [name]: event.target.value })}
    />
  );
  return (
    <ReasonSheet
      title={`${licence ? licences.change : licences.write}: ${site.host}`}
      submit={settings.save}
      acting={changing}
      isBlocked={codes.length === 0 || isWrong || !isUnsaved}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {field("company", licences.company, 120)}
      <div className="field-grid">
        {field("authority", licences.authority, 80)}
        {field("number", licences.licenceNumber, 80)}
      </div>
      <TextField
        name="countries"
        label={licences.countries}
        hint={licences.countriesHint}
        message={isWrong ? licences.wrong : names(codes)}
        state={isWrong ? "bad" : codes.length > 0 ? "good" : "idle"}
        value={written.countries}
        required
        spellCheck={false}
        autoCapitalize="characters"
        onChange={(event) => setWritten({ ...written, countries: event.target.value })}
      />
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
