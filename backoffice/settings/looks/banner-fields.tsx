import { locales, type Locale } from "#contract/locales.ts";
import { bannerParts, bannerRows, fitsBanner, type BannerPart } from "#contract/office/looks.ts";
import { TextArea } from "#ui/text-area.tsx";
import { LocaleTabs } from "#backoffice/messages/locale-tabs.tsx";
import {
  isOwnText,
  type BannerDraft,
  type LookDraft,
} from "#backoffice/settings/looks/look-draft.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type BannerFieldsProps = {
  texts: LookDraft["texts"];
  locale: Locale;
  isLocked: boolean;
  onLocale: (locale: Locale) => void;
  onChange: (text: BannerDraft) => void;
};

const labels = { title: "bannerTitle", line: "bannerLine", button: "bannerButton" } as const;

/** The banner's texts in each language; an empty one shows the built-in text. */
export function BannerFields({ texts, locale, isLocked, onLocale, onChange }: BannerFieldsProps) {
  const { looks } = useOfficeTexts();
  const text = texts[locale];
  const field = (part: BannerPart) => {
    const isLong = !fitsBanner(part, text[part]);
    return (
      <TextArea
        key={part}
        name={part}
        label={looks[labels[part]]}
        lang={locales[locale].lang}
        rows={bannerRows[part]}
        maxLength={200}
        readOnly={isLocked}
        value={text[part]}
        message={isLong ? looks.tooLong : undefined}
        state={isLong ? "bad" : "idle"}
        onChange={(event) => onChange({ ...text, [part]: event.target.value })}
      />
    );
  };
  return (
    <LocaleTabs
      name="banner"
      selected={locale}
      onSelect={onLocale}
      hasText={(code) => isOwnText(texts[code])}
    >
      <div className="text-editor">
        <p className="field-hint">{looks.textsHint}</p>
        {bannerParts.map(field)}
      </div>
    </LocaleTabs>
  );
}
