import { useFormat } from "#ui/format.tsx";
import { useApp } from "#site/app/app-context.tsx";

/** In which time zone the times beside it are. */
export function ZoneNote() {
  const { texts, now } = useApp();
  return (
    <p className="field-hint">
      {texts.frame.timeZone} <span translate="no">{useFormat().zone(now)}</span>
    </p>
  );
}
