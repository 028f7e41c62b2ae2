import { useCallback, useState } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import {
  legalKinds,
  longestLegalText,
  type LegalKind,
  type OfficeSite,
} from "#contract/office/settings.ts";
import { TextArea } from "#ui/text-area.tsx";
import { LocaleOptions } from "#backoffice/frame/locale-options.tsx";
import { LeaveQuestion } from "#backoffice/frame/leave-question.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useLoaded } from "#backoffice/frame/use-loaded.ts";
import { useOffice } from "#backoffice/office-context.tsx";

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
  const { loaded, isLost } = useLoaded(
    useCallback(
      () => call("get-site-text", { siteId: site.id, kind, locale }),
      [call, site.id, kind, locale],
    ),
  );
  const [written, setWritten] = useState<string | null>(null);
  /** Opens another text once the operator has agreed to lose what was written. */
  const [leaving, setLeaving] = useState<{ go: () => void } | null>(null);
  const choose = (change: () => void) => {
    const go = () => {
      setWritten(null);
      setLeaving(null);
      change();
    };
    if (written === null) go();
    else setLeaving({ go });
  };
  const contents = written ?? loaded?.contents ?? null;
  const submit = async (reason: string) => {
    if (!loaded) return;
    const text = { version: loaded.version, contents: (contents ?? "").trim() };
    const input = { siteId: site.id, kind, locale, ...text, reason };
    if ((await changing.change("change-site-text", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${settings.legalTexts}: ${site.host}`}
      submit={settings.save}
      acting={{
        isBusy: changing.isBusy || loaded === null,
        problem: isLost ? frame.loadFailed : changing.problem,
      }}
      isUnsaved={written !== null}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <TextChoice
        {...{ kind, locale }}
        onKind={(next) => choose(() => setKind(next))}
        onLocale={(next) => choose(() => setLocale(next))}
      />
      {leaving && <LeaveQuestion onStay={() => setLeaving(null)} onDiscard={leaving.go} />}
      {loaded && <TextFields contents={contents} locale={locale} onChange={setWritten} />}
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

type TextFieldsProps = {
  contents: string | null;
  locale: Locale;
  onChange: (contents: string) => void;
};

function TextFields({ contents, locale, onChange }: TextFieldsProps) {
  const { settings } = useOffice().texts;
  return (
    <>
      {contents === null && <p className="notice">{settings.builtIn}</p>}
      <TextArea
        name="contents"
        label={settings.contents}
        hint={settings.contentsHint}
        lang={locales[locale].lang}
        rows={12}
        maxLength={longestLegalText}
        value={contents ?? ""}
        onChange={(event) => onChange(event.target.value)}
      />
    </>
  );
}
