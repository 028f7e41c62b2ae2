import { locales, type Locale } from "#contract/locales.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { LocaleTabs } from "#backoffice/messages/locale-tabs.tsx";
import { RemovedList } from "#backoffice/messages/removed-list.tsx";
import {
  isEmptyText,
  isHalfText,
  type TextDraft,
  type TextDrafts,
} from "#backoffice/messages/text-draft.ts";
import type { Preview } from "#backoffice/messages/use-preview.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type TextEditorProps = {
  drafts: TextDrafts;
  locale: Locale;
  /** The language that is shown when this one has no text. */
  standIn: Locale;
  preview: Preview;
  isTried: boolean;
  isLocked: boolean;
  onLocale: (locale: Locale) => void;
  onChange: (text: TextDraft) => void;
};

/** Title and text in each language, and what sanitising removes of the text. */
export function TextEditor(props: TextEditorProps) {
  const { drafts, locale, standIn, preview, isTried, isLocked, onLocale, onChange } = props;
  const { texts } = useOfficeTexts().messages;
  const text = drafts[locale];
  const isHalf = isTried && isHalfText(text);
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
        <TextArea
          name="contents"
          label={texts.contents}
          hint={
            isEmptyText(text) && standIn !== locale
              ? texts.standsIn(locales[standIn].endonym)
              : texts.contentsHint
          }
          lang={lang}
          rows={9}
          maxLength={20_000}
          readOnly={isLocked}
          value={text.contents}
          onChange={(event) => onChange({ ...text, contents: event.target.value })}
        />
        <RemovedList removed={preview.removed} />
      </div>
    </LocaleTabs>
  );
}
