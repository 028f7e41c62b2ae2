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
        <button type="button" className="btn btn-main" autoFocus onClick={onStay}>
          {frame.stay}
        </button>
        <button type="button" className="btn btn-danger" onClick={onDiscard}>
          {frame.discard}
        </button>
      </div>
    </div>
  );
}
