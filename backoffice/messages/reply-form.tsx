import { useState, type ReactNode } from "react";
import { locales, type Locale } from "#contract/locales.ts";
import type { ReplyTemplate } from "#contract/office/help-desk.ts";
import { TextArea } from "#ui/text-area.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useWriters } from "#backoffice/frame/live.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { RemovedList } from "#backoffice/messages/removed-list.tsx";
import { TemplatePick } from "#backoffice/messages/template-pick.tsx";
import { usePreview } from "#backoffice/messages/use-preview.ts";
import { useTellWriting } from "#backoffice/messages/use-tell-writing.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type ReplyFormProps = {
  id: number;
  /** The member's language. */
  locale: Locale;
  templates: readonly ReplyTemplate[];
  onDone: () => void;
  /** Further things to do with the question, beside the button. */
  children: ReactNode;
};

/** The reply in the member's language; a colleague who writes one too is named above it. */
export function ReplyForm({ id, locale, templates, onDone, children }: ReplyFormProps) {
  const { texts, operator } = useOffice();
  const { frame, messages } = texts;
  const { help } = messages;
  const { act, isBusy, problem } = useAct();
  const [reply, setReply] = useState("");
  const [reason, setReason] = useState(help.usualReason);
  const [isTried, setIsTried] = useState(false);
  const tell = useTellWriting(id);
  const { removed } = usePreview(reply);
  const others = useWriters().filter(
    ({ helpId, operatorId }) => helpId === id && operatorId !== operator.id,
  );
  const isEmpty = isTried && reply.trim() === "";
  const isShort = isTried && reason.trim().length < 3;
  const write = (text: string) => {
    setReply(text);
    tell(text);
  };
  const send = async () => {
    setIsTried(true);
    if (reply.trim() === "" || reason.trim().length < 3) return;
    const answer = await act("reply-to-help", { id, reply, reason }, help.sent);
    if (answer?.status === "success") onDone();
  };
  return (
    <form
      className="reply-form"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <div role="status">
        {others.map(({ operatorId, operator: name }) => (
          <p key={operatorId} className="notice notice-warn">
            {help.writing(name)}
          </p>
        ))}
      </div>
      <TemplatePick templates={templates} locale={locale} onPick={write} />
      <TextArea
        name="reply"
        label={help.replyTo(locales[locale].endonym)}
        hint={help.replyHint}
        message={isEmpty ? help.replyMissing : undefined}
        state={isEmpty ? "bad" : "idle"}
        lang={locales[locale].lang}
        rows={6}
        maxLength={20_000}
        value={reply}
        onChange={(event) => write(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || !(event.ctrlKey || event.metaKey)) return;
          event.preventDefault();
          event.currentTarget.form?.requestSubmit();
        }}
      />
      <RemovedList removed={removed} />
      <TextField
        name="reason"
        label={frame.reason}
        message={isShort ? frame.reasonTooShort : undefined}
        state={isShort ? "bad" : "idle"}
        maxLength={500}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      {problem && (
        <p className="notice notice-bad" role="alert">
          {problem}
        </p>
      )}
      <div className="row-of-buttons">
        <button type="submit" className="btn btn-main" aria-busy={isBusy}>
          {help.send}
        </button>
        {children}
      </div>
    </form>
  );
}
