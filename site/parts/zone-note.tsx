import { useFormat } from "#ui/format-context.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";

/** Names the time zone of the times beside it. */
export function ZoneNote() {
  const { now } = useApp();
  const texts = useAccountTexts();
  return (
    <p className="field-hint">
      {texts.frame.timeZone} <span translate="no">{useFormat().zone(now)}</span>
    </p>
  );
}
