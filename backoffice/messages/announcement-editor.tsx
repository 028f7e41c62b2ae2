import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { Announcement, AnnouncementKind } from "#contract/office/announcements.ts";
import type { Locale } from "#contract/locales.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { AnnouncementFields } from "#backoffice/messages/announcement-fields.tsx";
import { draftOf, faultOf, inputOf } from "#backoffice/messages/announcement-draft.ts";
import { HideAnnouncement } from "#backoffice/messages/hide-announcement.tsx";
import type { AnnouncementData } from "#backoffice/messages/load-messages.ts";
import { NoticePreview } from "#backoffice/messages/notice-preview.tsx";
import { PopupStage } from "#backoffice/messages/popup-stage.tsx";
import { TextEditor } from "#backoffice/messages/text-editor.tsx";
import { defaultTextLocale } from "#backoffice/messages/text-draft.ts";
import { usePreview } from "#backoffice/messages/use-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The screen of one notice or popup, whether it exists or is being made. */
export function AnnouncementPage({ kind }: { kind: AnnouncementKind }) {
  const { announcement } = useLoaderData<AnnouncementData>();
  if (announcement === undefined) return <NotFound />;
  const key = announcement ? `${announcement.id}-${announcement.version}` : "new";
  return <Editor key={key} kind={kind} announcement={announcement} />;
}

type EditorProps = { kind: AnnouncementKind; announcement: Announcement | null };

function Editor({ kind, announcement }: EditorProps) {
  const { texts, may } = useOffice();
  const { announcements: words, texts: textWords, mailings } = texts.messages;
  const navigate = useNavigate();
  const { act, isBusy, problem } = useAct();
  const [draft, setDraft] = useState(() => draftOf(announcement));
  const [locale, setLocale] = useState<Locale>("ko");
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const text = draft.texts[locale];
  const standIn = defaultTextLocale(draft.texts);
  const shown = text.contents.trim() === "" ? draft.texts[standIn] : text;
  const preview = usePreview(shown.contents);
  const isLocked = !may("messages.publish");
  const fault = faultOf(draft);
  const isNotice = kind === "notice";
  const save = async (reason: string) => {
    const input = inputOf(kind, announcement, draft);
    if (!input) return;
    const answer = await act("save-announcement", { ...input, reason }, textWords.saved);
    if (answer?.status !== "success") return;
    setIsAsking(false);
    if (!announcement && "id" in answer)
      await navigate(`/${isNotice ? "notices" : "popups"}/${String(answer.id)}`);
  };
  const windowProps = { title: shown.title, titleColor: draft.titleColor, contents: preview.html };
  const newTitle = isNotice ? words.newNotice : words.newPopup;
  return (
    <form
      className="page page-editor"
      onSubmit={(event) => {
        event.preventDefault();
        setIsTried(true);
        if (!fault) setIsAsking(true);
      }}
    >
      <h1>{announcement?.texts.ko?.title ?? newTitle}</h1>
      <div className="editor-bar">
        {isLocked ? (
          <p className="why">{mailings.mayNotPublish}</p>
        ) : (
          <>
            <button type="submit" className="btn btn-main">
              {textWords.save}
            </button>
            {announcement && <HideAnnouncement kind={kind} {...announcement} />}
          </>
        )}
        {isTried && fault && (
          <p className="notice notice-bad" role="alert">
            {fault === "half" ? textWords.bothNeeded : words[fault]}
          </p>
        )}
      </div>
      <div className="editor">
        <section className="card">
          <TextEditor
            drafts={draft.texts}
            locale={locale}
            standIn={standIn}
            preview={preview}
            isTried={isTried}
            isLocked={isLocked}
            onLocale={setLocale}
            onChange={(next) => setDraft({ ...draft, texts: { ...draft.texts, [locale]: next } })}
          />
        </section>
        <section className="card">
          <h2>{words.look}</h2>
          <AnnouncementFields kind={kind} draft={draft} isLocked={isLocked} onChange={setDraft} />
        </section>
        <section className="card editor-preview">
          {isNotice ? (
            <NoticePreview locale={locale} {...windowProps} />
          ) : (
            <PopupStage
              locale={locale}
              place={{ x: draft.posX, y: draft.posY }}
              isLocked={isLocked}
              onPlace={({ x, y }) => setDraft({ ...draft, posX: x, posY: y })}
              {...windowProps}
            />
          )}
        </section>
      </div>
      {isAsking && (
        <ReasonSheet
          title={textWords.save}
          submit={textWords.save}
          problem={problem}
          isBusy={isBusy}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void save(reason)}
        />
      )}
    </form>
  );
}
