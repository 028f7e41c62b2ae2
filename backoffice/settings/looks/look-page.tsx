import { useState } from "react";
import { useLoaderData } from "react-router";
import type { Locale } from "#contract/locales.ts";
import { brandColorNames, contrastFault } from "#contract/looks.ts";
import { Button } from "#ui/button.tsx";
import { Delta } from "#backoffice/frame/delta.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import type { LookPageData } from "#backoffice/settings/looks/load-look.ts";
import {
  changesOf,
  draftOf,
  inputOf,
  isSavable,
  type LookDraft,
  type SiteLookData,
} from "#backoffice/settings/looks/look-draft.ts";
import { BannerFields } from "#backoffice/settings/looks/banner-fields.tsx";
import { BrandColorField } from "#backoffice/settings/looks/brand-color-field.tsx";
import { LogoField } from "#backoffice/settings/looks/logo-field.tsx";
import { LookPreview } from "#backoffice/settings/looks/look-preview.tsx";
import { SettingsNav } from "#backoffice/settings/settings-nav.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

/** The colours, the logo and the banner's texts of one site. */
export default function LookPage() {
  const { siteId, look } = useLoaderData<LookPageData>();
  if (!look) return <NotFound />;
  return <Editor key={siteId} siteId={siteId} look={look} />;
}

type EditorProps = { siteId: number; look: SiteLookData };

/** What is edited and from which version on; without edits it is what is stored. */
function useLook(stored: SiteLookData) {
  const [edited, setEdited] = useState<{ look: SiteLookData; draft: LookDraft } | null>(null);
  const { look, draft } = edited ?? { look: stored, draft: draftOf(stored) };
  const { isChanged } = changesOf(look, draft, "");
  useUnsaved(isChanged);
  return {
    look,
    draft,
    isChanged,
    change: (part: Partial<LookDraft>) => setEdited({ look, draft: { ...draft, ...part } }),
    discard: () => setEdited(null),
  };
}

function Editor({ siteId, look: stored }: EditorProps) {
  const { texts, may } = useOffice();
  const { looks, settings } = texts;
  const { look, draft, isChanged, change, discard } = useLook(stored);
  const [locale, setLocale] = useState<Locale>("ko");
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="page page-editor">
      <h1>{`${looks.title}: ${look.host === "*" ? settings.everyHost : look.host}`}</h1>
      <SettingsNav />
      <p className="page-lead">{looks.lead}</p>
      {may("settings.change") && (
        <div className="editor-bar">
          <Button
            look="main"
            text={settings.save}
            disabled={!isChanged || !isSavable(draft)}
            onClick={() => setIsAsking(true)}
          />
          {isChanged && <Button text={settings.undo} onClick={discard} />}
        </div>
      )}
      <div className="editor">
        <Brand draft={draft} onChange={change} />
        <section className="card">
          <h2>{looks.texts}</h2>
          <BannerFields
            texts={draft.texts}
            locale={locale}
            isLocked={!may("settings.change")}
            onLocale={setLocale}
            onChange={(text) => change({ texts: { ...draft.texts, [locale]: text } })}
          />
        </section>
        <section className="card editor-preview">
          <LookPreview name={look.name} draft={draft} locale={locale} />
        </section>
      </div>
      {isAsking && (
        <SaveLook
          siteId={siteId}
          look={look}
          draft={draft}
          onClose={() => setIsAsking(false)}
          onSaved={() => {
            setIsAsking(false);
            discard();
          }}
        />
      )}
    </div>
  );
}

type BrandProps = { draft: LookDraft; onChange: (part: Partial<LookDraft>) => void };

/** Colours and logo. */
function Brand({ draft: { colors, logo }, onChange }: BrandProps) {
  const { texts, may } = useOffice();
  const [isWrong, setIsWrong] = useState(false);
  const fault = contrastFault(colors);
  const isLocked = !may("settings.change");
  return (
    <section className="card fields">
      <h2>{texts.looks.brand}</h2>
      {brandColorNames.map((name) => (
        <BrandColorField
          key={name}
          name={name}
          color={colors[name]}
          fault={fault?.field === name ? fault : null}
          isLocked={isLocked}
          onChange={(color) => onChange({ colors: { ...colors, [name]: color } })}
        />
      ))}
      <LogoField
        logo={logo}
        isWrong={isWrong}
        isLocked={isLocked}
        onWrong={() => setIsWrong(true)}
        onChange={(chosen) => {
          setIsWrong(false);
          onChange({ logo: chosen });
        }}
      />
    </section>
  );
}

type SaveLookProps = EditorProps & { draft: LookDraft; onClose: () => void; onSaved: () => void };

/** Asks for the reason, below what changes. */
function SaveLook({ siteId, look, draft, onClose, onSaved }: SaveLookProps) {
  const { looks, settings } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const [isWrong, setIsWrong] = useState(false);
  const { before, after } = changesOf(look, draft, looks.newLogo);
  const save = async (reason: string) => {
    const input = { ...inputOf(siteId, look, draft), reason };
    const answer = await act("change-site-look", input, looks.saved);
    if (answer?.status === "success") onSaved();
    setIsWrong(answer?.status === "limit");
  };
  return (
    <ReasonSheet
      title={looks.title}
      submit={settings.save}
      acting={{ isBusy, problem: isWrong ? looks.logoWrong : problem }}
      onClose={onClose}
      onSubmit={(reason) => void save(reason)}
    >
      <Delta before={before} after={after} />
    </ReasonSheet>
  );
}
