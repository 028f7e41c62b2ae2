import { Button } from "#ui/button.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Asks before unsaved text is lost; Enter stays on the page. */
export function LeaveQuestion({
  onStay,
  onDiscard,
}: {
  onStay: () => void;
  onDiscard: () => void;
}) {
  const { frame } = useOfficeTexts();
  return (
    <div className="leave-question" role="alert">
      <p>{frame.unsavedText}</p>
      <div className="row-of-buttons">
        <Button look="main" text={frame.stay} autoFocus onClick={onStay} />
        <Button look="danger" text={frame.discard} onClick={onDiscard} />
      </div>
    </div>
  );
}
