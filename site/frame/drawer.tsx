import { useId, type ReactNode } from "react";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useTexts } from "#site/app/app-context.tsx";

type DrawerProps = {
  side: "left" | "right";
  title: string;
  onClose: () => void;
  children: ReactNode;
};

/** A sidebar from one edge: modal, closed by its button, Escape or a tap beside it. */
export function Drawer({ side, title, onClose, children }: DrawerProps) {
  const { frame } = useTexts();
  const id = useId();
  return (
    <Modal className={`sb sb-${side}`} labelledBy={id} onClose={onClose}>
      <div className="sb-h">
        <h2 id={id}>{title}</h2>
        <button type="button" className="icobtn" aria-label={frame.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {children}
    </Modal>
  );
}
