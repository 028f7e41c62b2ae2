import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { Locale } from "#contract/locales.ts";
import type { Mailing } from "#contract/office/mailings.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { audienceDraftOf, audienceOf } from "#backoffice/messages/audience-draft.ts";
import { AudienceFields } from "#backoffice/messages/audience-fields.tsx";
import { ColorField } from "#backoffice/messages/color-field.tsx";
import type { MailingData } from "#backoffice/messages/load-messages.ts";
import { MailingActs } from "#backoffice/messages/mailing-acts.tsx";
import { MailingFacts } from "#backoffice/messages/mailing-facts.tsx";
import { NoticePreview } from "#backoffice/messages/notice-preview.tsx";
import { TextEditor } from "#backoffice/messages/text-editor.tsx";
import {
  defaultTextLocale,
  isEmptyText,
  isHalfText,
  textDraftsOf,
  writtenTexts,
} from "#backoffice/messages/text-draft.ts";
import { usePreview } from "#backoffice/messages/use-preview.ts";
import { useWhileSending } from "#backoffice/messages/use-while-sending.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The screen of one mailing: written as a draft, then sent, then watched. */
export default function MailingPage() {
  const { mailing, sites } = useLoaderData<MailingData>();
  useWhileSending(mailing?.state === "sending");
  if (mailing === undefined) return <NotFound />;
  const key = mailing ? `${mailing.id}-${mailing.version}` : "new";
  return <Editor key={key} mailing={mailing} sites={sites} />;
}

type EditorProps = { mailing: Mailing | null; sites: MailingData["sites"] };

function Editor({ mailing, sites }: EditorProps) {
  const { texts, may } = useOffice();
  const { mailings: words, texts: textWords } = texts.messages;
  const navigate = useNavigate();
  const { act, isBusy, problem } = useAct();
  const [audience, setAudience] = useState(() => audienceDraftOf(mailing?.audience));
  const [drafts, setDrafts] = useState(() => textDraftsOf(mailing?.texts ?? {}));
  const [titleColor, setTitleColor] = useState(mailing?.titleColor ?? null);
  const [locale, setLocale] = useState<Locale>(mailing?.defaultLocale ?? "ko");
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isChanged, setIsChanged] = useState(false);
  const standIn = defaultTextLocale(drafts);
  const shown = isEmptyText(drafts[locale]) ? drafts[standIn] : drafts[locale];
  const preview = usePreview(shown.contents);
  const isDraft = mailing === null || mailing.state === "draft";
  const isLocked = !isDraft || !may("messages.publish");
  const to = audienceOf(audience);
  const isTextMissing =
    Object.values(drafts).every(isEmptyText) || Object.values(drafts).some(isHalfText);
  /** Takes a change, and remembers that there is one. */
  const changing =
    <Value,>(set: (value: Value) => void) =>
    (value: Value) => {
      set(value);
      setIsChanged(true);
    };
  const save = async (reason: string) => {
    if (!to) return;
    const own = mailing && { id: mailing.id, version: mailing.version };
    const input = { ...own, audience: to, titleColor, texts: writtenTexts(drafts), reason };
    const answer = await act("save-mailing", input, words.saved);
    if (answer?.status !== "success") return;
    setIsAsking(false);
    if (!mailing && "id" in answer) await navigate(`/notes/${String(answer.id)}`);
  };
  const changeText = changing(setDrafts);
  return (
    <form
      className="page page-editor"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (to && !isTextMissing) setIsAsking(true);
      }}
    >
      <h1>{mailing ? mailing.texts[mailing.defaultLocale]?.title : words.newTitle}</h1>
      <div className="editor-bar">
        {!isLocked && (
          <button type="submit" className={mailing ? "btn" : "btn btn-main"}>
            {words.save}
          </button>
        )}
        {mailing && may("messages.publish") && (
          <MailingActs mailing={mailing} isChanged={isChanged} />
        )}
        {!may("messages.publish") && <p className="why">{words.mayNotPublish}</p>}
        {isTried && isTextMissing && (
          <p className="notice notice-bad" role="alert">
            {textWords.bothNeeded}
          </p>
        )}
      </div>
      <div className="editor">
        <section className="card">
          <TextEditor
            drafts={drafts}
            locale={locale}
            standIn={standIn}
            preview={preview}
            isTried={isTried}
            isLocked={isLocked}
            onLocale={setLocale}
            onChange={(text) => changeText({ ...drafts, [locale]: text })}
          />
          <ColorField color={titleColor} isLocked={isLocked} onChange={changing(setTitleColor)} />
        </section>
        <section className="card">
          {isLocked ? (
            mailing && <MailingFacts mailing={mailing} />
          ) : (
            <AudienceFields
              draft={audience}
              sites={sites}
              isTried={isTried}
              onChange={changing(setAudience)}
            />
          )}
        </section>
        <section className="card editor-preview">
          <NoticePreview
            locale={locale}
            title={shown.title}
            titleColor={titleColor}
            contents={preview.html}
          />
        </section>
      </div>
      {isAsking && (
        <ReasonSheet
          title={words.save}
          submit={words.save}
          problem={problem}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void save(reason)}
        />
      )}
    </form>
  );
}
