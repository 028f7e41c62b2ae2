import { useEffect, useState } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import {
  legalKinds,
  longestLegalText,
  type LegalKind,
  type OfficeSite,
} from "#contract/office/settings.ts";
import { TextArea } from "#ui/text-area.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

type Text = { contents: string | null; version: number };
type SiteTextSheetProps = {
  site: OfficeSite;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** A site's own terms and privacy notice, one kind and language at a time. */
export function SiteTextSheet({ site, changing, onClose }: SiteTextSheetProps) {
  const { texts, call } = useOffice();
  const { settings, frame } = texts;
  const [kind, setKind] = useState<LegalKind>("terms");
  const [locale, setLocale] = useState<Locale>(site.defaultLocale);
  const [text, setText] = useState<Text | null>(null);
  const [isChanged, setIsChanged] = useState(false);
  const [isLost, setIsLost] = useState(false);
  useEffect(() => {
    let isCurrent = true;
    const load = async () => {
      try {
        const answer = await call("get-site-text", { siteId: site.id, kind, locale });
        if (isCurrent && answer.status === "success") setText(answer);
      } catch {
        // The sheet reports it, and a text that was not loaded cannot be overwritten.
        if (isCurrent) setIsLost(true);
      }
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [call, site.id, kind, locale]);
  const choose = (change: () => void) => {
    setText(null);
    setIsChanged(false);
    setIsLost(false);
    change();
  };
  const submit = async (reason: string) => {
    if (!text) return;
    const contents = (text.contents ?? "").trim();
    const input = { siteId: site.id, kind, locale, version: text.version, contents, reason };
    if ((await changing.change("change-site-text", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${settings.legalTexts}: ${site.host}`}
      submit={settings.save}
      isBusy={changing.isBusy || text === null}
      problem={isLost ? frame.loadFailed : changing.problem}
      isUnsaved={isChanged}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextChoice
        {...{ kind, locale }}
        onKind={(next) => choose(() => setKind(next))}
        onLocale={(next) => choose(() => setLocale(next))}
      />
      {text && (
        <TextFields
          text={text}
          locale={locale}
          onChange={(next) => {
            setText(next);
            setIsChanged(true);
          }}
        />
      )}
    </ReasonSheet>
  );
}

type TextChoiceProps = {
  kind: LegalKind;
  locale: Locale;
  onKind: (kind: LegalKind) => void;
  onLocale: (locale: Locale) => void;
};

function TextChoice({ kind, locale, onKind, onLocale }: TextChoiceProps) {
  const { settings } = useOffice().texts;
  return (
    <div className="field-grid">
      <Select
        label={settings.legalText}
        value={kind}
        options={legalKinds.map((each) => [each, settings.legalKinds[each]])}
        onChange={(event) => onKind(event.target.value as LegalKind)}
      />
      <Select
        label={settings.legalLanguage}
        value={locale}
        onChange={(event) => onLocale(event.target.value as Locale)}
      >
        <LocaleOptions />
      </Select>
    </div>
  );
}

type TextFieldsProps = { text: Text; locale: Locale; onChange: (text: Text) => void };

function TextFields({ text, locale, onChange }: TextFieldsProps) {
  const { settings } = useOffice().texts;
  return (
    <>
      {text.contents === null && <p className="notice">{settings.builtIn}</p>}
      <TextArea
        name="contents"
        label={settings.contents}
        hint={settings.contentsHint}
        lang={locales[locale].lang}
        rows={12}
        maxLength={longestLegalText}
        value={text.contents ?? ""}
        onChange={(event) => onChange({ ...text, contents: event.target.value })}
      />
    </>
  );
}
