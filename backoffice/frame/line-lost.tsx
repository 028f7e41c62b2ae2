import { useIsLineLost } from "#backoffice/frame/live.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** Says that the screens may be outdated while the line to the server is down. */
export function LineLost() {
  const { frame } = useOfficeTexts();
  const isLost = useIsLineLost();
  return (
    <div role="status">{isLost && <p className="told-line told-warn">{frame.lineLost}</p>}</div>
  );
}
