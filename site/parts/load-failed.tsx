import { useOnline } from "#ui/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";

/** Shown for a part of a page that could not be loaded, with the reason if it is the network. */
export function LoadFailed({ onRetry }: { onRetry: () => void }) {
  const { frame } = useTexts();
  const online = useOnline();
  return (
    <div className="load-failed">
      <p>{online ? frame.loadError : frame.offlineTitle}</p>
      <button type="button" className="btn btn-soft btn-sm" onClick={onRetry}>
        <Icon name="refresh" />
        {frame.retry}
      </button>
    </div>
  );
}
