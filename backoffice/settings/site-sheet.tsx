import { useState } from "react";
import { localeCodes, type Locale } from "#contract/locales.ts";
import type { OfficeSite } from "#contract/office/settings.ts";
import { TextField } from "#ui/text-field.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { LanguagesField } from "#backoffice/settings/languages-field.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type Rules = Omit<OfficeSite, "id" | "version" | "codes" | "aliases" | "profile">;
type SiteSheetProps = {
  /** Null for a new site. */
  site: OfficeSite | null;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

const fresh: Rules = {
  host: "",
  name: "",
  registrationOpen: true,
  codeRequired: false,
  minimumAge: 19,
  defaultLocale: "ko",
  locales: localeCodes,
};

const rulesOf = ({ host, name, registrationOpen, codeRequired, ...site }: Rules): Rules => {
  const { minimumAge, defaultLocale, locales } = site;
  return { host, name, registrationOpen, codeRequired, minimumAge, defaultLocale, locales };
};

/** A site's rules, with the changes against the current ones. */
export function SiteSheet({ site, changing, onClose }: SiteSheetProps) {
  const { settings } = useOfficeTexts();
  const was = site && rulesOf(site);
  const [rules, setRules] = useState<Rules>(was ?? fresh);
  const title = site ? `${settings.edit}: ${site.host}` : settings.addSite;
  const submit = async (reason: string) => {
    const { host, ...rest } = { ...rules, name: rules.name.trim() };
    if (rest.name === "" || (!site && host.trim() === "")) return;
    const { outcome } = site
      ? await changing.change("change-site", {
          id: site.id,
          version: site.version,
          ...rest,
          reason,
        })
      : await changing.change("add-site", { host: host.trim().toLowerCase(), ...rest, reason });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={title}
      submit={settings.save}
      acting={changing}
      isUnsaved={JSON.stringify(rules) !== JSON.stringify(was ?? fresh)}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      {!site && (
        <TextField
          name="host"
          label={settings.host}
          hint={settings.hostHint}
          value={rules.host}
          required
          pattern="[A-Za-z0-9.\-]{1,253}"
          autoCapitalize="none"
          spellCheck={false}
          onChange={(event) => setRules({ ...rules, host: event.target.value })}
        />
      )}
      <RuleFields rules={rules} onChange={setRules} />
      {was && <Delta {...differenceOf(was, rules)} />}
    </ReasonSheet>
  );
}

/** The fields that differ, before and after. */
function differenceOf(was: Rules, is: Rules) {
  const [before, after] = [factsOf(was), factsOf(is)];
  const names = (Object.keys(before) as (keyof Rules)[]).filter(
    (name) => before[name] !== after[name],
  );
  const pick = (facts: typeof before) =>
    Object.fromEntries(names.map((name) => [name, facts[name]]));
  return { before: pick(before), after: pick(after) };
}

/** Rules as the audit trail has them. */
const factsOf = ({ locales, ...rules }: Rules) => ({ ...rules, locales: locales.join(", ") });

type RuleFieldsProps = { rules: Rules; onChange: (rules: Rules) => void };

function RuleFields({ rules, onChange }: RuleFieldsProps) {
  const { settings } = useOfficeTexts();
  const tick = (name: "registrationOpen" | "codeRequired") => (
    <label className="tick">
      <input
        type="checkbox"
        name={name}
        checked={rules[name]}
        onChange={(event) => onChange({ ...rules, [name]: event.target.checked })}
      />
      {settings[name]}
    </label>
  );
  return (
    <>
      <TextField
        name="name"
        label={settings.name}
        value={rules.name}
        required
        maxLength={40}
        onChange={(event) => onChange({ ...rules, name: event.target.value })}
      />
      {tick("registrationOpen")}
      {tick("codeRequired")}
      <div className="field-grid">
        <TextField
          name="minimumAge"
          type="number"
          min={18}
          max={25}
          required
          label={settings.minimumAge}
          value={rules.minimumAge}
          onChange={(event) => onChange({ ...rules, minimumAge: event.target.valueAsNumber })}
        />
        <Select
          name="defaultLocale"
          label={settings.defaultLocale}
          value={rules.defaultLocale}
          onChange={(event) => onChange({ ...rules, defaultLocale: event.target.value as Locale })}
        >
          <LocaleOptions of={rules.locales} />
        </Select>
      </div>
      <LanguagesField
        locales={rules.locales}
        onChange={(locales) => {
          const [first = "ko"] = locales;
          const stays = locales.includes(rules.defaultLocale);
          onChange({ ...rules, locales, defaultLocale: stays ? rules.defaultLocale : first });
        }}
      />
    </>
  );
}
