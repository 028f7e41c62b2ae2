import { localeCodes, locales, type Locale } from "#contract/locales.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import { announce } from "#ui/announcer.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type TemplatePickProps = {
  templates: readonly ReplyTemplate[];
  locale: Locale;
  onPick: (text: string) => void;
};

/** Inserts a reply template into the form, in the member's language if available. */
export function TemplatePick({ templates, locale, onPick }: TemplatePickProps) {
  const texts = useOfficeTexts().messages.templates;
  if (templates.length === 0) return null;
  const pick = (id: number) => {
    const template = templates.find((each) => each.id === id);
    if (!template) return;
    const other = localeCodes.find((code) => template.texts[code] !== undefined);
    const own = template.texts[locale];
    if (own === undefined) announce(texts.missing(locales[locale].endonym));
    onPick(own ?? (other && template.texts[other]) ?? "");
  };
  return (
    <label className="field choose">
      <span className="vh">{texts.use}</span>
      <select value="" onChange={(event) => pick(Number(event.target.value))}>
        <option value="">{texts.use}…</option>
        {templates.map(({ id, name, texts: own }) => (
          <option key={id} value={id}>
            {own[locale] === undefined ? `${name} (≠ ${locales[locale].endonym})` : name}
          </option>
        ))}
      </select>
    </label>
  );
}
