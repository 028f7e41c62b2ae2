import { type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { AnnouncerRegions } from "#ui/announcer.tsx";

type ModalProps = {
  children: ReactNode;
  className: string;
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  role?: "alertdialog";
  /** Called for Escape and a click on the backdrop. */
  onClose: () => void;
};

/**
 * The native dialog while it is mounted: the browser traps focus, makes the rest inert and returns
 * focus. It has its own live regions, because those of the page are inert.
 */
export function Modal({ children, className, labelledBy, role, onClose }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    const element = dialog.current;
    if (!element) return;
    const cancelled = (event: Event) => {
      event.preventDefault();
      close();
    };
    // Content covers the dialog's own box, so a click on the dialog is one on the backdrop. The
    // second click of the double click that opened it is ignored.
    const clicked = (event: MouseEvent) => {
      if (event.target === element && event.detail < 2) close();
    };
    // A browser may close the dialog without `cancel`, which it fires only after a user action: a
    // second Escape does. A dialog that stays until it is answered opens again.
    const closed = () => {
      if (element.open) return;
      close();
      requestAnimationFrame(() => {
        if (element.isConnected && !element.open) element.showModal();
      });
    };
    element.addEventListener("cancel", cancelled);
    element.addEventListener("close", closed);
    element.addEventListener("click", clicked);
    return () => {
      element.removeEventListener("cancel", cancelled);
      element.removeEventListener("close", closed);
      element.removeEventListener("click", clicked);
    };
  }, []);
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
    >
      {children}
      <AnnouncerRegions />
    </dialog>
  );
}
