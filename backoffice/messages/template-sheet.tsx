import { useState } from "react";
import { localeCodes, locales, type Locale } from "#contract/locales.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { RichField } from "#backoffice/messages/editor/rich-field.tsx";
import { KeptNote } from "#backoffice/messages/kept-note.tsx";
import { LocaleTabs } from "#backoffice/messages/locale-tabs.tsx";
import { useDraft } from "#backoffice/messages/use-draft.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type TemplateSheetProps = { template: ReplyTemplate | null; onClose: () => void };

type Draft = { name: string; texts: Partial<Record<Locale, string>> };

const savedDraft = (template: ReplyTemplate | null): Draft => ({
  name: template?.name ?? "",
  texts: template?.texts ?? {},
});

/** Makes or changes one reply template; what is unsaved stays in this browser. */
export function TemplateSheet({ template, onClose }: TemplateSheetProps) {
  const { templates: words, texts: textWords } = useOfficeTexts().messages;
  const { act, isBusy, problem } = useAct();
  const message = {
    message: `template.${template?.id ?? "new"}`,
    version: template?.version ?? null,
  };
  const { draft, change, generation, saved, kept } = useDraft(message, () => savedDraft(template));
  const { name, texts } = draft;
  const [locale, setLocale] = useState<Locale>("ko");
  const [isTried, setIsTried] = useState(false);
  const written = Object.fromEntries(
    localeCodes.filter((code) => texts[code]?.trim()).map((code) => [code, texts[code] ?? ""]),
  );
  const isNameless = isTried && name.trim() === "";
  const isTextless = isTried && Object.keys(written).length === 0;
  const save = async (reason: string) => {
    setIsTried(true);
    if (name.trim() === "" || Object.keys(written).length === 0) return;
    const own = template && { id: template.id, version: template.version };
    const input = { ...own, name, texts: written, reason };
    const answer = await act("save-reply-template", input, textWords.saved);
    if (answer?.status !== "success") return;
    saved();
    onClose();
  };
  return (
    <ReasonSheet
      title={template?.name ?? words.add}
      submit={textWords.save}
      acting={{ isBusy, problem }}
      onClose={onClose}
      onSubmit={(reason) => void save(reason)}
    >
      <KeptNote kept={kept} />
      <TextField
        name="name"
        label={words.name}
        message={isNameless ? words.nameMissing : undefined}
        state={isNameless ? "bad" : "idle"}
        maxLength={60}
        value={name}
        onChange={(event) => change({ name: event.target.value })}
      />
      <LocaleTabs
        name="template"
        selected={locale}
        onSelect={setLocale}
        hasText={(code) => Boolean(texts[code]?.trim())}
      >
        <RichField
          key={`${locale}.${generation}`}
          name="template-text"
          label={words.contents}
          message={isTextless ? words.textMissing : undefined}
          state={isTextless ? "bad" : "idle"}
          lang={locales[locale].lang}
          initial={texts[locale] ?? ""}
          onChange={(text) => change({ texts: { ...texts, [locale]: text } })}
        />
      </LocaleTabs>
      {template && <RemoveTemplate template={template} onDone={onClose} />}
    </ReasonSheet>
  );
}

/** The reason names the template: members are not affected, so the operator writes none. */
function RemoveTemplate({ template, onDone }: { template: ReplyTemplate; onDone: () => void }) {
  const { templates: words } = useOfficeTexts().messages;
  const { act, isBusy, problem } = useAct();
  const remove = async () => {
    const input = { id: template.id, reason: `${words.remove}: ${template.name}` };
    const answer = await act("remove-reply-template", input, words.removed);
    if (answer?.status === "success") onDone();
  };
  return (
    <div className="row-of-buttons">
      <Button
        look="small danger"
        text={words.remove}
        aria-busy={isBusy}
        onClick={() => void remove()}
      />
      {problem && <p role="alert">{problem}</p>}
    </div>
  );
}
