import "#ui/dialog.css";
import {
  createContext,
  use,
  useEffect,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from "react";
import { createPortal } from "react-dom";
import { announce, AnnouncerRegions } from "#ui/announcer.tsx";
import { DialogQueue, type LoadingMessage, type ToastMessage } from "#ui/dialog-queue.ts";
import { MessageDialog, type DialogLabels } from "#ui/message-dialog.tsx";

const DialogContext = createContext<DialogQueue | null>(null);

export function useDialogs(): DialogQueue {
  const queue = use(DialogContext);
  if (!queue) throw new Error("The component is outside its dialog context.");
  return queue;
}

/** Shown in the innermost open dialog, so that it is above everything. */
function Loading({ message }: { message: LoadingMessage }) {
  const [place] = useState(() => [...document.querySelectorAll("dialog[open]")].at(-1));
  return createPortal(
    <div className="loading-layer">
      <p className="loading-card" role="status">
        <span className="spinner" aria-hidden="true" />
        {message.text}
      </p>
    </div>,
    place ?? document.body,
  );
}

function Toasts({ toasts, label }: { toasts: readonly ToastMessage[]; label: string }) {
  const newest = toasts.at(-1);
  useEffect(() => {
    if (newest) announce(newest.text);
  }, [newest]);
  if (toasts.length === 0) return null;
  return (
    <section className="toasts" aria-label={label}>
      {toasts.map(({ id, text }) => (
        <p key={id} className="toast">
          {text}
        </p>
      ))}
    </section>
  );
}

function Host({ queue, labels }: { queue: DialogQueue; labels: DialogLabels }) {
  const { open, loading, toasts } = useSyncExternalStore(queue.subscribe, queue.state, queue.state);
  return (
    <>
      <AnnouncerRegions />
      {open && <MessageDialog key={open.id} dialog={open} labels={labels} />}
      {loading && <Loading key={loading.id} message={loading} />}
      <Toasts toasts={toasts} label={labels.toastRegion} />
    </>
  );
}

/** Gives every component below it dialogs, loading messages and toasts. */
export function DialogProvider({
  labels,
  children,
}: {
  labels: DialogLabels;
  children: ReactNode;
}) {
  const [queue] = useState(() => new DialogQueue());
  return (
    <DialogContext value={queue}>
      {children}
      <Host queue={queue} labels={labels} />
    </DialogContext>
  );
}
