import { useBlocker } from "react-router";
import { LeaveQuestion } from "#backoffice/frame/leave-question.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { wouldLose } from "#backoffice/frame/unsaved.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Asks before a change of screen that would lose unsaved input. */
export function LeaveGuard() {
  const { frame } = useOfficeTexts();
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname && wouldLose(),
  );
  if (blocker.state !== "blocked") return null;
  return (
    <Sheet title={frame.unsaved} onClose={blocker.reset}>
      <div className="sheet-body">
        <LeaveQuestion onStay={blocker.reset} onDiscard={blocker.proceed} />
      </div>
    </Sheet>
  );
}
