import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app-context.tsx";

/** In place of one part of a page that could not be loaded. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { frame } = useTexts();
  return (
    <div className="load-failed">
      <p>{frame.loadError}</p>
      <button type="button" className="btn btn-soft btn-sm" onClick={onRetry}>
        <Icon name="refresh" />
        {frame.retry}
      </button>
    </div>
  );
}
