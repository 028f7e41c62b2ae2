import { useState, type ReactNode } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import type { HelpFile } from "#contract/help-files.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import { isReason, reasonLength } from "#contract/office/reason.ts";
import { AttachFiles } from "#ui/attach-files.tsx";
import { Button } from "#ui/button.tsx";
import type { Attach } from "#ui/use-attaching.ts";
import { TextField } from "#ui/text-field.tsx";
import { useWriters } from "#backoffice/frame/live.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { RichField } from "#backoffice/messages/editor/rich-field.tsx";
import { TemplatePick } from "#backoffice/messages/template-pick.tsx";
import { isLongText } from "#backoffice/messages/text-draft.ts";
import { useTellWriting } from "#backoffice/messages/use-tell-writing.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** The form's id, because its button is outside of it, beside one that asks for another reason. */
const FORM = "reply";

type ReplyFormProps = {
  id: number;
  /** The member's language. */
  locale: Locale;
  templates: readonly ReplyTemplate[];
  onDone: () => void;
  /** Further acts on the question, beside the button. */
  children: ReactNode;
};

/** Unsent replies by operator and question, kept while another question is open. */
const begun = new Map<string, string>();
const begunFiles = new Map<string, readonly HelpFile[]>();

/** The edited reply, and the act that sends it. */
function useReply(id: number, onDone: () => void) {
  const { texts, operator } = useOffice();
  const { help } = texts.messages;
  const { act, isBusy, problem } = useAct();
  const key = `${operator.id}:${id}`;
  const [reply, setReply] = useState(begun.get(key) ?? "");
  const [files, setFiles] = useState(begunFiles.get(key) ?? []);
  const [reason, setReason] = useState(help.usualReason);
  const [isTried, setIsTried] = useState(false);
  const tell = useTellWriting(id);
  const isEmpty = reply.trim() === "";
  // Opening another screen keeps the draft; closing the tab loses it.
  useUnsaved(!isEmpty || files.length > 0, { isLostOnLeaving: false });
  const isShort = !isReason(reason);
  const isLong = isLongText(reply);
  const write = (text: string) => {
    setReply(text);
    begun.set(key, text);
    tell(text);
  };
  const send = async () => {
    setIsTried(true);
    if (isEmpty || isLong || isShort) return;
    const input = { id, reply, files: files.map((file) => file.id), reason };
    const answer = await act("reply-to-help", input, help.sent);
    if (answer?.status !== "success") return;
    begun.delete(key);
    begunFiles.delete(key);
    onDone();
  };
  const attach: Attach = async (file) => {
    const answer = await act("attach-reply-file", { id, ...file, reason }, help.fileAttached);
    if (answer?.status === "success") return answer.file;
    return answer?.status === "file" ? "file" : "failed";
  };
  return {
    reply,
    write,
    files,
    putFiles: (next: readonly HelpFile[]) => {
      setFiles(next);
      begunFiles.set(key, next);
    },
    attach,
    reason,
    setReason,
    send,
    isBusy,
    problem,
    isEmpty: isTried && isEmpty,
    isLong,
    isShort: isTried && isShort,
  };
}

/** The reply in the member's language; colleagues who are writing one too are named above it. */
export function ReplyForm({ id, locale, templates, onDone, children }: ReplyFormProps) {
  const { frame, messages } = useOffice().texts;
  const { help } = messages;
  const form = useReply(id, onDone);
  const { reply, write, reason, isEmpty, isLong, isShort, problem } = form;
  const [picks, setPicks] = useState(0);
  return (
    <div className="reply-form">
      <form
        id={FORM}
        onSubmit={(event) => {
          event.preventDefault();
          void form.send();
        }}
      >
        <OtherWriters id={id} />
        <TemplatePick
          templates={templates}
          locale={locale}
          onPick={(text) => {
            write(text);
            setPicks(picks + 1);
          }}
        />
        <RichField
          key={picks}
          name="reply"
          label={help.replyTo(locales[locale].endonym)}
          hint={help.replyHint}
          message={isLong ? messages.texts.tooLong : isEmpty ? help.replyMissing : undefined}
          state={isEmpty || isLong ? "bad" : "idle"}
          lang={locales[locale].lang}
          initial={reply}
          onChange={write}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            if (!event.ctrlKey && !event.metaKey) return;
            event.preventDefault();
            event.currentTarget.closest("form")?.requestSubmit();
          }}
        />
        <AttachFiles
          words={help.files}
          files={form.files}
          onChange={form.putFiles}
          attach={form.attach}
        />
        <TextField
          name="reason"
          label={frame.reason}
          message={isShort ? frame.reasonTooShort : undefined}
          state={isShort ? "bad" : "idle"}
          maxLength={reasonLength.most}
          value={reason}
          onChange={(event) => form.setReason(event.target.value)}
        />
      </form>
      <Problem>{problem}</Problem>
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={help.send} form={FORM} aria-busy={form.isBusy} />
        {children}
      </div>
    </div>
  );
}

/** Colleagues who are writing a reply to the same question now. */
function OtherWriters({ id }: { id: number }) {
  const { texts, operator } = useOffice();
  const others = useWriters().filter(
    ({ helpId, operatorId }) => helpId === id && operatorId !== operator.id,
  );
  return (
    <div role="status">
      {others.map(({ operatorId, operator: name }) => (
        <p key={operatorId} className="notice notice-warn">
          {texts.messages.help.writing(name)}
        </p>
      ))}
    </div>
  );
}
