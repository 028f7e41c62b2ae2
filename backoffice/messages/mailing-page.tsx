import { useState } from "react";
import { useLoaderData, useNavigate, useSearchParams } from "react-router";
import type { Locale } from "#contract/locales.ts";
import type { Mailing } from "#contract/office/mailings.ts";
import { Button } from "#ui/button.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { audienceDraftOf, audienceOf } from "#backoffice/messages/audience-draft.ts";
import { AudienceFields } from "#backoffice/messages/audience-fields.tsx";
import { ColorField } from "#backoffice/messages/color-field.tsx";
import { KeptNote } from "#backoffice/messages/kept-note.tsx";
import type { MailingData } from "#backoffice/messages/load-messages.ts";
import { MailingActs } from "#backoffice/messages/mailing-acts.tsx";
import { MailingFacts } from "#backoffice/messages/mailing-facts.tsx";
import { NoticePreview } from "#backoffice/messages/notice-preview.tsx";
import {
  PromotionFields,
  promotionDraftOf,
  promotesOf,
} from "#backoffice/messages/promotion-fields.tsx";
import { SaveSheet } from "#backoffice/messages/save-sheet.tsx";
import { TextEditor } from "#backoffice/messages/text-editor.tsx";
import {
  defaultTextLocale,
  isEmptyText,
  isHalfText,
  isLongText,
  textDraftsOf,
  writtenTexts,
} from "#backoffice/messages/text-draft.ts";
import { useDraft } from "#backoffice/messages/use-draft.ts";
import { usePreview } from "#backoffice/messages/use-preview.ts";
import { useWhileSending } from "#backoffice/messages/use-while-sending.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The screen of one mailing: edited as a draft, sent, then followed. */
export default function MailingPage() {
  const { mailing, sites } = useLoaderData<MailingData>();
  useWhileSending(mailing?.state === "sending");
  if (mailing === undefined) return <NotFound />;
  const key = mailing ? `${mailing.id}-${mailing.version}` : "new";
  return <Editor key={key} mailing={mailing} sites={sites} />;
}

/** The form's id, because its button is outside of it, beside others that ask for a reason. */
const EDITOR = "editor";

type EditorProps = { mailing: Mailing | null; sites: MailingData["sites"] };

/** The edited content, and the act that saves it as a draft. */
function useMailing(mailing: Mailing | null) {
  const { mailings: words } = useOffice().texts.messages;
  const navigate = useNavigate();
  const { act, isBusy, problem } = useAct();
  const [query] = useSearchParams();
  const member = query.get("member") ?? "";
  const work = useDraft(
    {
      message: `mailing.${mailing?.id ?? (member === "" ? "new" : `new.${member}`)}`,
      version: mailing?.version ?? null,
    },
    () => ({
      audience: audienceDraftOf(mailing?.audience, member),
      texts: textDraftsOf(mailing?.texts ?? {}),
      titleColor: mailing?.titleColor ?? null,
      promotion: promotionDraftOf(mailing?.promotes ?? []),
    }),
  );
  const { draft } = work;
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const audience = audienceOf(draft.audience);
  const promotes = promotesOf(draft.promotion);
  const texts = Object.values(draft.texts);
  const isTextMissing = texts.every(isEmptyText) || texts.some(isHalfText);
  const isLong = texts.some(({ contents }) => isLongText(contents));
  const save = async (reason: string) => {
    if (!audience || !promotes) return;
    const own = mailing && { id: mailing.id, version: mailing.version };
    const { titleColor } = draft;
    const written = { titleColor, texts: writtenTexts(draft.texts) };
    const input = { ...own, audience, promotes, ...written, reason };
    const answer = await act("save-mailing", input, words.saved);
    if (answer?.status !== "success") return;
    work.saved();
    setIsAsking(false);
    if (!mailing && "id" in answer) await navigate(`/notes/${String(answer.id)}`);
  };
  return {
    ...work,
    isTried,
    isTextMissing: isTried && isTextMissing,
    submit: (event: { preventDefault: () => void }) => {
      event.preventDefault();
      setIsTried(true);
      if (audience && promotes && !isTextMissing && !isLong) setIsAsking(true);
    },
    question: isAsking && { save, isBusy, problem, close: () => setIsAsking(false) },
  };
}

function Editor({ mailing, sites }: EditorProps) {
  const { texts, may } = useOffice();
  const { mailings: words } = texts.messages;
  const form = useMailing(mailing);
  const { draft, change, isTried } = form;
  const [locale, setLocale] = useState<Locale>(mailing?.defaultLocale ?? "ko");
  const standIn = defaultTextLocale(draft.texts);
  const shown = isEmptyText(draft.texts[locale]) ? draft.texts[standIn] : draft.texts[locale];
  const preview = usePreview(shown.contents);
  const isDraft = mailing === null || mailing.state === "draft";
  const isLocked = !isDraft || !may("messages.publish");
  return (
    <div className="page page-editor">
      <h1>{mailing ? mailing.texts[mailing.defaultLocale]?.title : words.newTitle}</h1>
      <EditorBar mailing={mailing} isLocked={isLocked} form={form} />
      <KeptNote kept={form.kept} />
      <form id={EDITOR} className="editor" onSubmit={form.submit}>
        <section className="card">
          <TextEditor
            drafts={draft.texts}
            locale={locale}
            standIn={standIn}
            generation={form.generation}
            isTried={isTried}
            isLocked={isLocked}
            onLocale={setLocale}
            onChange={(text) => change({ texts: { ...draft.texts, [locale]: text } })}
          />
          <ColorField
            color={draft.titleColor}
            isLocked={isLocked}
            onChange={(titleColor) => change({ titleColor })}
          />
        </section>
        <section className="card">
          {mailing && isLocked && <MailingFacts mailing={mailing} />}
          {!isLocked && (
            <PromotionFields
              draft={draft.promotion}
              isTried={isTried}
              onChange={(promotion) => change({ promotion })}
            />
          )}
          {!isLocked && (
            <AudienceFields
              draft={draft.audience}
              promotes={promotesOf(draft.promotion) ?? []}
              sites={sites}
              isTried={isTried}
              onChange={(audience) => change({ audience })}
            />
          )}
        </section>
        <section className="card editor-preview">
          <NoticePreview
            locale={locale}
            title={shown.title}
            titleColor={draft.titleColor}
            contents={preview}
          />
        </section>
      </form>
      {form.question && <SaveSheet label={words.save} {...form.question} />}
    </div>
  );
}

type EditorBarProps = {
  mailing: Mailing | null;
  isLocked: boolean;
  form: Pick<ReturnType<typeof useMailing>, "isChanged" | "isTextMissing">;
};

/** The acts on it, and what prevents saving. */
function EditorBar({ mailing, isLocked, form }: EditorBarProps) {
  const { texts, may } = useOffice();
  const { mailings: words, texts: textWords } = texts.messages;
  const mayPublish = may("messages.publish");
  return (
    <div className="editor-bar">
      {!isLocked && (
        <Button type="submit" look={mailing ? undefined : "main"} text={words.save} form={EDITOR} />
      )}
      {mailing && mayPublish && <MailingActs mailing={mailing} isChanged={form.isChanged} />}
      {!mayPublish && <p className="why">{words.mayNotPublish}</p>}
      <Problem>{form.isTextMissing && textWords.bothNeeded}</Problem>
    </div>
  );
}
