import { useFormat } from "#ui/format-context.tsx";
import { useApp } from "#site/app/app-context.tsx";

/** Names the time zone of the times beside it. */
export function ZoneNote() {
  const { texts, now } = useApp();
  return (
    <p className="field-hint">
      {texts.frame.timeZone} <span translate="no">{useFormat().zone(now)}</span>
    </p>
  );
}
