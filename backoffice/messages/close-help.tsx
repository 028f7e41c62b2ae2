import { useState } from "react";
import { Button } from "#ui/button.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Closes a question that needs no answer. */
export function CloseHelp({ id, onDone }: { id: number; onDone: () => void }) {
  const { help } = useOfficeTexts().messages;
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const close = async (reason: string) => {
    const answer = await act("close-help", { id, reason }, help.closed);
    if (answer?.status !== "success") return;
    setIsAsking(false);
    onDone();
  };
  return (
    <>
      <Button text={help.close} onClick={() => setIsAsking(true)} />
      {isAsking && (
        <ReasonSheet
          title={help.close}
          submit={help.close}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void close(reason)}
        />
      )}
    </>
  );
}
