import { type ReactNode, type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { AnnouncerRegions } from "#ui/announcer.tsx";

type ModalProps = {
  children: ReactNode;
  className: string;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  role?: "alertdialog";
  /** Asked to close by Escape or a click on the backdrop. */
  onClose: () => void;
  ref?: Ref<HTMLDialogElement>;
};

/**
 * The native dialog while it is mounted: the browser traps focus, makes the rest inert and
 * gives focus back. Live regions come along, because those of the page are inert too.
 */
export function Modal({ children, className, labelledBy, role, onClose, ref }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useImperativeHandle(ref, () => dialog.current as HTMLDialogElement);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const before = document.activeElement;
    element.showModal();
    document.documentElement.classList.add("locked");
    return () => {
      element.close();
      if (!document.querySelector("dialog[open]")) {
        document.documentElement.classList.remove("locked");
      }
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, []);
  return (
    <dialog
      ref={dialog}
      className={className}
      aria-labelledby={labelledBy}
      {...(role ? { role } : {})}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      onClick={(event) => {
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {children}
      <AnnouncerRegions />
    </dialog>
  );
}
