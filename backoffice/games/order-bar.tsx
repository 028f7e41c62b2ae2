import { useState } from "react";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type OrderBarProps = {
  isBusy: boolean;
  problem: string | null;
  onSave: (reason: string) => Promise<boolean>;
  onUndo: () => void;
};

/** Tells that the order is not saved yet, and saves or reverts it. */
export function OrderBar({ isBusy, problem, onSave, onUndo }: OrderBarProps) {
  const { games } = useOfficeTexts();
  const [isAsking, setIsAsking] = useState(false);
  return (
    <div className="notice order-bar" role="status">
      <span>{games.orderChanged}</span>
      <button type="button" className="btn btn-main btn-small" onClick={() => setIsAsking(true)}>
        {games.saveOrder}
      </button>
      <button type="button" className="btn btn-small" onClick={onUndo}>
        {games.undoOrder}
      </button>
      {isAsking && (
        <ReasonSheet
          title={games.saveOrder}
          submit={games.saveOrder}
          isBusy={isBusy}
          problem={problem}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void onSave(reason).then((isDone) => isDone && setIsAsking(false))}
        />
      )}
    </div>
  );
}
