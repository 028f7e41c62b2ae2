import { locales, type Locale } from "#contract/locales.ts";
import { TextField } from "#ui/text-field.tsx";
import { RichField } from "#backoffice/messages/editor/rich-field.tsx";
import { LocaleTabs } from "#backoffice/messages/locale-tabs.tsx";
import {
  isEmptyText,
  isHalfText,
  isLongText,
  type TextDraft,
  type TextDrafts,
} from "#backoffice/messages/text-draft.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type TextEditorProps = {
  drafts: TextDrafts;
  locale: Locale;
  /** The language that is shown when this one has no text. */
  standIn: Locale;
  /** Changes when the drafts are replaced. */
  generation: number;
  isTried: boolean;
  isLocked: boolean;
  onLocale: (locale: Locale) => void;
  onChange: (text: TextDraft) => void;
};

/** Title and text in each language. */
export function TextEditor(props: TextEditorProps) {
  const { drafts, locale, standIn, generation, isTried, isLocked, onLocale, onChange } = props;
  const { texts } = useOfficeTexts().messages;
  const text = drafts[locale];
  const isHalf = isTried && isHalfText(text);
  const isLong = isLongText(text.contents);
  const { lang } = locales[locale];
  return (
    <LocaleTabs
      name="texts"
      selected={locale}
      onSelect={onLocale}
      hasText={(code) => !isEmptyText(drafts[code])}
    >
      <div className="text-editor">
        <TextField
          name="title"
          label={texts.title}
          lang={lang}
          maxLength={120}
          readOnly={isLocked}
          value={text.title}
          message={isHalf ? texts.bothNeeded : undefined}
          state={isHalf ? "bad" : "idle"}
          onChange={(event) => onChange({ ...text, title: event.target.value })}
        />
        <RichField
          key={generation}
          name="contents"
          label={texts.contents}
          hint={
            isEmptyText(text) && standIn !== locale
              ? texts.standsIn(locales[standIn].endonym)
              : texts.contentsHint
          }
          lang={lang}
          message={isLong ? texts.tooLong : undefined}
          state={isLong ? "bad" : "idle"}
          isLocked={isLocked}
          initial={text.contents}
          onChange={(contents) => onChange({ ...text, contents })}
        />
      </div>
    </LocaleTabs>
  );
}
