import { useState } from "react";
import { useLoaderData, useNavigate } from "react-router";
import type { Announcement, AnnouncementKind } from "#contract/office/announcements.ts";
import type { Locale } from "#contract/locales.ts";
import { Button } from "#ui/button.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { NotFound } from "#backoffice/frame/states.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { AnnouncementFields } from "#backoffice/messages/announcement-fields.tsx";
import {
  draftOf,
  faultOf,
  inputOf,
  type DraftFault,
} from "#backoffice/messages/announcement-draft.ts";
import { AnnouncementPreview } from "#backoffice/messages/announcement-preview.tsx";
import { HideAnnouncement } from "#backoffice/messages/hide-announcement.tsx";
import { KeptNote } from "#backoffice/messages/kept-note.tsx";
import type { AnnouncementData } from "#backoffice/messages/load-messages.ts";
import { SaveSheet } from "#backoffice/messages/save-sheet.tsx";
import { TextEditor } from "#backoffice/messages/text-editor.tsx";
import { defaultTextLocale } from "#backoffice/messages/text-draft.ts";
import { useDraft } from "#backoffice/messages/use-draft.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The screen of one notice or popup, existing or new. */
function AnnouncementPage({ kind }: { kind: AnnouncementKind }) {
  const { announcement } = useLoaderData<AnnouncementData>();
  if (announcement === undefined) return <NotFound />;
  const key = announcement ? `${announcement.id}-${announcement.version}` : "new";
  return <Editor key={key} kind={kind} announcement={announcement} />;
}

/** The form's id, because its button is outside of it, beside others that ask for a reason. */
const EDITOR = "editor";

type EditorProps = { kind: AnnouncementKind; announcement: Announcement | null };

/** The edited content, and the act that saves it. */
function useAnnouncement({ kind, announcement }: EditorProps) {
  const { texts: office, operator } = useOffice();
  const { texts } = office.messages;
  const { timeZone } = operator;
  const navigate = useNavigate();
  const { act, isBusy, problem } = useAct();
  const { draft, change, saved, kept, generation } = useDraft(
    {
      message: `${kind}.${announcement?.id ?? "new"}`,
      version: announcement?.version ?? null,
    },
    () => draftOf(announcement, timeZone),
  );
  const [isTried, setIsTried] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const fault = faultOf(draft, timeZone);
  const save = async (reason: string) => {
    const input = inputOf(kind, announcement, draft, timeZone);
    if (!input) return;
    const answer = await act("save-announcement", { ...input, reason }, texts.saved);
    if (answer?.status !== "success") return;
    saved();
    setIsAsking(false);
    if (!announcement && "id" in answer)
      await navigate(`/${kind === "notice" ? "notices" : "popups"}/${String(answer.id)}`);
  };
  const submit = (event: { preventDefault: () => void }) => {
    event.preventDefault();
    setIsTried(true);
    if (!fault) setIsAsking(true);
  };
  return {
    draft,
    change,
    kept,
    generation,
    isTried,
    shownFault: isTried ? fault : null,
    submit,
    question: isAsking && { save, isBusy, problem, close: () => setIsAsking(false) },
  };
}

function Editor({ kind, announcement }: EditorProps) {
  const { texts, may } = useOffice();
  const { announcements: words } = texts.messages;
  const form = useAnnouncement({ kind, announcement });
  const { draft, change } = form;
  const [locale, setLocale] = useState<Locale>("ko");
  const standIn = defaultTextLocale(draft.texts);
  const isLocked = !may("messages.publish");
  const isNotice = kind === "notice";
  const newTitle = isNotice ? words.newNotice : words.newPopup;
  return (
    <div className="page page-editor">
      <h1>{announcement?.texts.ko?.title ?? newTitle}</h1>
      <EditorBar kind={kind} announcement={announcement} fault={form.shownFault} />
      <KeptNote kept={form.kept} />
      <form id={EDITOR} className="editor" onSubmit={form.submit}>
        <section className="card">
          <TextEditor
            drafts={draft.texts}
            locale={locale}
            standIn={standIn}
            generation={form.generation}
            isTried={form.isTried}
            isLocked={isLocked}
            onLocale={setLocale}
            onChange={(next) => change({ texts: { ...draft.texts, [locale]: next } })}
          />
        </section>
        <section className="card">
          <h2>{words.look}</h2>
          <AnnouncementFields kind={kind} draft={draft} isLocked={isLocked} onChange={change} />
        </section>
        <section className="card editor-preview">
          <AnnouncementPreview
            kind={kind}
            id={announcement?.id ?? null}
            draft={draft}
            locale={locale}
            isLocked={isLocked}
            onPlace={({ x, y }) => change({ posX: x, posY: y })}
          />
        </section>
      </form>
      {form.question && <SaveSheet label={texts.messages.texts.save} {...form.question} />}
    </div>
  );
}

type EditorBarProps = EditorProps & { fault: DraftFault | null };

/** The acts on it, and what prevents saving. */
function EditorBar({ kind, announcement, fault }: EditorBarProps) {
  const { texts, may } = useOffice();
  const { announcements: words, texts: textWords, mailings } = texts.messages;
  const faultWords = { ...words, half: textWords.bothNeeded, long: textWords.tooLong };
  return (
    <div className="editor-bar">
      {may("messages.publish") ? (
        <>
          <Button type="submit" look="main" text={textWords.save} form={EDITOR} />
          {announcement && (
            <HideAnnouncement kind={kind} id={announcement.id} isHidden={announcement.isHidden} />
          )}
        </>
      ) : (
        <p className="why">{mailings.mayNotPublish}</p>
      )}
      <Problem>{fault && faultWords[fault]}</Problem>
    </div>
  );
}

export const NoticePage = () => <AnnouncementPage kind="notice" />;
export const PopupPage = () => <AnnouncementPage kind="popup" />;
