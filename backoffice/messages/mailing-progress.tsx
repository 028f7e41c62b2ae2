import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** A mailing's progress, as a bar and in numbers. */
export function MailingProgress({ sent, readers }: { sent: number; readers: number }) {
  const { mailings: words } = useOfficeTexts().messages;
  const format = useFormat();
  return (
    <span className="mailing-progress">
      <progress max={Math.max(readers, 1)} value={sent} aria-label={words.progress} />
      <span className="num">{words.sentOf(format.number(sent), format.number(readers))}</span>
    </span>
  );
}
