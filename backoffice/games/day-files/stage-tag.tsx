import type { DayInParts } from "#contract/office/day-files.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const looks = { open: "tag-warn", comparing: "", compared: "tag-good" } as const;

/** Whether a day still waits for files, is being compared, or was. */
export function StageTag({ stage }: Pick<DayInParts, "stage">) {
  const { dayFiles: texts } = useOfficeTexts();
  return <span className={`tag ${looks[stage]}`}>{texts.stages[stage]}</span>;
}
