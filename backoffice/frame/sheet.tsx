import { useEffect, useId, useRef, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = { title: string; onClose: () => void; children: ReactNode; wide?: boolean };

/** A dialog with a title and a close button; focus starts at the element marked `data-first`. */
export function Sheet({ title, onClose, children, wide = false }: SheetProps) {
  const id = useId();
  const { frame } = useOfficeTexts();
  const head = useRef<HTMLDivElement>(null);
  // After the dialog has opened, because opening focuses its first button.
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
