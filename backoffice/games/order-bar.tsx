import { useState } from "react";
import { Button } from "#ui/button.tsx";
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
      <Button look="small main" text={games.saveOrder} onClick={() => setIsAsking(true)} />
      <Button look="small" text={games.undoOrder} onClick={onUndo} />
      {isAsking && (
        <ReasonSheet
          title={games.saveOrder}
          submit={games.saveOrder}
          acting={{ isBusy, problem }}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void onSave(reason).then((isDone) => isDone && setIsAsking(false))}
        />
      )}
    </div>
  );
}
