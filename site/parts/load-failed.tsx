import { Button } from "#ui/button.tsx";
import { useOnline } from "#ui/use-online.ts";
import { Icon } from "#ui/icon.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { faultText } from "#site/parts/fault-text.ts";
import type { Opened } from "#site/parts/opened.ts";

type LoadFailedProps = {
  /** The part or the item that could not be loaded. */
  of: Section<unknown> | Opened<unknown> | null | undefined;
  onRetry: () => void;
};

/** Shown for a part of a page that could not be loaded, with the reason if it is the network. */
export function LoadFailed({ of, onRetry }: LoadFailedProps) {
  const texts = useTexts();
  const { frame } = texts;
  const online = useOnline();
  const fault = of && "fault" in of ? of.fault : undefined;
  return (
    <div className="load-failed">
      <p>{online ? faultText(frame.loadError, fault, texts) : frame.offlineTitle}</p>
      <Button look="soft sm" onClick={onRetry}>
        <Icon name="refresh" />
        {frame.retry}
      </Button>
    </div>
  );
}
