import type { OfficeProvider } from "#contract/office/games.ts";
import { useOffice } from "#backoffice/office-context.tsx";

/** Whether a provider answers; null where this installation has no connection to it. */
export function AnswerTag({ isAnswering }: Pick<OfficeProvider, "isAnswering">) {
  const { answers } = useOffice().texts.games;
  if (isAnswering === null) return <span className="tag">{answers.unconnected}</span>;
  return isAnswering ? (
    <span className="tag tag-good">{answers.yes}</span>
  ) : (
    <span className="tag tag-bad">{answers.no}</span>
  );
}
