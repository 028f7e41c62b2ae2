import { localeCodes, locales as known, type Locale } from "#contract/locales.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type LanguagesFieldProps = {
  locales: readonly Locale[];
  onChange: (locales: Locale[]) => void;
};

/** The languages that a site offers; the last one stays. */
export function LanguagesField({ locales, onChange }: LanguagesFieldProps) {
  const { settings } = useOfficeTexts();
  const turn = (code: Locale, isOffered: boolean) =>
    onChange(localeCodes.filter((each) => (each === code ? isOffered : locales.includes(each))));
  return (
    <fieldset className="languages">
      <legend>{settings.locales}</legend>
      {localeCodes.map((code) => (
        <label key={code} className="tick">
          <input
            type="checkbox"
            name={`locale-${code}`}
            checked={locales.includes(code)}
            disabled={locales.length === 1 && locales.includes(code)}
            onChange={(event) => turn(code, event.target.checked)}
          />
          <span lang={known[code].lang}>{known[code].endonym}</span>
        </label>
      ))}
      <p className="field-hint">{settings.localesHint}</p>
    </fieldset>
  );
}
