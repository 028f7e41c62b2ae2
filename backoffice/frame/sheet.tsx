import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = { title: string; onClose: () => void; children: ReactNode; wide?: boolean };

/** A dialog with a title and a way out; the keyboard begins at what is marked `data-first`. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const id = useId();
  const { frame } = useOfficeTexts();
  const head = useRef<HTMLDivElement>(null);
  // After the dialog has opened, which puts the keyboard on the first button it finds.
  useEffect(() => {
    head.current?.closest("dialog")?.querySelector<HTMLElement>("[data-first]")?.focus();
  }, []);
  return (
    <Modal className={wide ? "sheet sheet-wide" : "sheet"} labelledBy={id} onClose={onClose}>
      <div className="sheet-head" ref={head}>
        <h2 id={id}>{title}</h2>
        <button type="button" className="icobtn" aria-label={frame.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Modal>
  );
}
