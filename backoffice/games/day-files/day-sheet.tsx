import type { ConnectionDays } from "#contract/office/day-files.ts";
import { TextField } from "#ui/text-field.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { DayColumns } from "#backoffice/games/day-files/day-columns.tsx";
import { useDayPreview } from "#backoffice/games/day-files/use-day-preview.ts";
import { DayReading } from "#backoffice/games/day-files/day-reading.tsx";

type DaySheetProps = { about: ConnectionDays; hoursAhead: number; onClose: () => void };

/** Choose the day and its file, check what was read and what differs, then keep the comparison. */
export function DaySheet({ about, hoursAhead, onClose }: DaySheetProps) {
  const { dayFiles: texts } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const { connection } = about;
  const chosen = useDayPreview(about, hoursAhead);
  const { day, file, preview, isReady, isTooLarge } = chosen;
  const store = async (reason: string) => {
    const layout = preview?.layout;
    if (!isReady || !file || !layout) return;
    const { name: fileName, content } = file;
    const input = { connection, day, fileName, content, layout, reason };
    const answer = await act("import-day-file", input, texts.brought);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.bringIn}: ${connection}`}
      submit={texts.bringIn}
      problem={problem ?? chosen.fault}
      isBusy={isBusy || chosen.isLooking}
      isBlocked={!isReady}
      wide
      onClose={onClose}
      onSubmit={(reason) => void store(reason)}
    >
      <TextField
        label={texts.day}
        name="day"
        type="date"
        required
        min="2020-01-01"
        max="2099-12-31"
        value={day}
        onChange={(event) => chosen.changeDay(event.target.value)}
      />
      <TextField
        label={texts.fileLabel}
        name="file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hint={texts.fileHint}
        onChange={(event) => {
          const [first] = event.target.files ?? [];
          if (first) chosen.choose(first);
        }}
      />
      <Problem>{isTooLarge && texts.tooLarge}</Problem>
      {file && preview && !isTooLarge && (
        <>
          <DayColumns preview={preview} hoursAhead={hoursAhead} onChange={chosen.changeLayout} />
          <DayReading preview={preview} />
        </>
      )}
    </ReasonSheet>
  );
}
