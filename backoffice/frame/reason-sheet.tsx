import { useState, type ReactNode } from "react";
import { isReason, reasonLength } from "#contract/office/reason.ts";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { LeaveQuestion } from "#backoffice/frame/leave-question.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type ReasonSheetProps = {
  title: string;
  /** The label of the button that does it. */
  submit: string;
  /** The usual reason, which the operator may change. */
  suggested?: string;
  /** What will happen, shown above the reason. */
  children?: ReactNode;
  /** The state of the act. A problem from before the sheet was opened is not shown. */
  acting: { isBusy: boolean; problem?: string | null };
  /** Input above the reason is missing, so the act cannot be done yet. */
  isBlocked?: boolean;
  /** There is unsaved input above the reason, so closing asks first. */
  isUnsaved?: boolean;
  wide?: boolean;
  onClose: () => void;
  onSubmit: (reason: string) => void;
};

/** Shows what an act will do and asks for the reason, which every act needs. */
export function ReasonSheet(props: ReasonSheetProps) {
  const { title, submit, suggested = "", children, acting, onClose, onSubmit } = props;
  const { isBlocked = false, isUnsaved = false, wide = false } = props;
  const { isBusy, problem } = acting;
  const { frame } = useOfficeTexts();
  // The suggestion is used until the operator types something else.
  const [written, setWritten] = useState<string | null>(null);
  const reason = written ?? suggested;
  const [isShort, setIsShort] = useState(false);
  // A problem from before the sheet was opened is about another act.
  const [earlier, setEarlier] = useState(problem);
  if (earlier !== problem && earlier) setEarlier(null);
  const [isLeaving, setIsLeaving] = useState(false);
  useUnsaved(isUnsaved);
  const close = () => (isUnsaved ? setIsLeaving(true) : onClose());
  return (
    <Sheet title={title} onClose={close} wide={wide}>
      <form
        className="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          const trimmed = reason.trim();
          setIsShort(!isReason(trimmed));
          if (isReason(trimmed) && !isBusy && !isBlocked) onSubmit(trimmed);
        }}
      >
        {children}
        <TextArea
          name="reason"
          label={frame.reason}
          hint={frame.reasonHint}
          message={isShort ? frame.reasonTooShort : undefined}
          state={isShort ? "bad" : "idle"}
          value={reason}
          maxLength={reasonLength.most}
          rows={3}
          data-first
          onChange={(event) => setWritten(event.target.value)}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        />
        <Problem>{problem !== earlier && problem}</Problem>
        {isLeaving && isUnsaved ? (
          <LeaveQuestion onStay={() => setIsLeaving(false)} onDiscard={onClose} />
        ) : (
          <div className="row-of-buttons">
            <Button
              type="submit"
              look="main"
              text={submit}
              aria-busy={isBusy}
              disabled={isBlocked}
            />
            <Button text={frame.cancel} onClick={close} />
          </div>
        )}
      </form>
    </Sheet>
  );
}
