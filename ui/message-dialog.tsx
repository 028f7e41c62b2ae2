import type { MouseEvent } from "react";
import { Button } from "#ui/button.tsx";
import type { DialogKind, DialogResult, OpenDialog } from "#ui/dialog-queue.ts";
import { Icon } from "#ui/icon.tsx";
import type { IconName } from "#ui/icons.ts";
import { Modal } from "#ui/modal.tsx";
import { Reference, type ReferenceWords } from "#ui/reference.tsx";

/** The texts of the dialogs themselves. */
export type DialogLabels = ReferenceWords & {
  ok: string;
  cancel: string;
  close: string;
  toastRegion: string;
};

const icons: Record<DialogKind, IconName> = {
  info: "info",
  warning: "warning",
  error: "error",
  success: "success",
  confirm: "question",
};

/** The attribute that starts a dialog's focus on an element; React sets it on form fields only. */
const beginHere = (link: HTMLAnchorElement | null): void => link?.setAttribute("autofocus", "");

/** One sentence and at most two buttons. Warnings, errors and questions are alert dialogs. */
export function MessageDialog({ dialog, labels }: { dialog: OpenDialog; labels: DialogLabels }) {
  const { kind, text, detail, reference, link, destructive, settle } = dialog;
  const alert = kind === "warning" || kind === "error" || kind === "confirm";
  const cancel = dialog.cancel ?? (kind === "confirm" ? labels.cancel : null);
  const confirm = dialog.confirm ?? labels.ok;
  const id = `dialog-${dialog.id}`;
  // The second click of a double click that opened the dialog must not answer it.
  const answer = (result: DialogResult) => (event: MouseEvent) => {
    if (event.detail < 2) settle(result);
  };
  return (
    <Modal
      className={`message-dialog message-${kind}`}
      labelledBy={id}
      {...(alert ? { role: "alertdialog" as const } : {})}
      onClose={() => settle("cancel")}
    >
      <Icon name={icons[kind]} className="message-icon" />
      <p id={id} className="message-text">
        {text}
      </p>
      {detail && <p className="message-detail">{detail}</p>}
      {reference && <Reference code={reference} words={labels} />}
      <div className="message-buttons">
        {cancel && (
          <Button
            look="soft"
            text={cancel}
            autoFocus={destructive === true}
            onClick={answer("cancel")}
          />
        )}
        {link ? (
          <a
            ref={beginHere}
            className="btn btn-gold"
            href={link}
            target="_blank"
            rel="noopener noreferrer"
            onClick={answer("confirm")}
          >
            {confirm}
          </a>
        ) : (
          <Button
            look="gold"
            text={confirm}
            autoFocus={destructive !== true}
            onClick={answer("confirm")}
          />
        )}
      </div>
    </Modal>
  );
}
