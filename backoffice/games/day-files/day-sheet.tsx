import { useState } from "react";
import {
  LARGEST_DAY_FILE_BYTES,
  type ConnectionDays,
  type DayFileLayout,
} from "#contract/office/day-files.ts";
import { TextField } from "#ui/text-field.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useFilePreview } from "#backoffice/frame/use-file-preview.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { DayColumns } from "#backoffice/games/day-files/day-columns.tsx";
import { DayReading } from "#backoffice/games/day-files/day-reading.tsx";

type DaySheetProps = { about: ConnectionDays; hoursAhead: number; onClose: () => void };

const DAY_MS = 86_400_000;

/** The day before the present one, in a time zone so many hours ahead of UTC. */
const yesterday = (hoursAhead: number): string =>
  new Date(Date.now() + hoursAhead * 3_600_000 - DAY_MS).toISOString().slice(0, 10);

/** Choose the day and its file, check what was read and what differs, then keep the comparison. */
export function DaySheet({ about, hoursAhead, onClose }: DaySheetProps) {
  const { texts: all, call } = useOffice();
  const texts = all.dayFiles;
  const { act, isBusy, problem } = useAct();
  const { connection } = about;
  const [day, setDay] = useState(about.missing[0] ?? yesterday(hoursAhead));
  const { file, preview, fault, look, isLooking } = useFilePreview(
    LARGEST_DAY_FILE_BYTES,
    (chosen, wanted?: { day: string; layout?: DayFileLayout }) =>
      call("preview-day-file", {
        connection,
        day: wanted?.day ?? day,
        fileName: chosen.name,
        content: chosen.content,
        ...(wanted?.layout && { layout: wanted.layout }),
      }),
  );
  const isTooLarge = file !== null && file.content === "";
  const layout = preview?.layout ?? null;
  const isReady =
    layout !== null &&
    preview !== null &&
    preview.compared !== null &&
    fault === null &&
    !isLooking &&
    !isTooLarge;
  const again = (wanted: { day: string; layout?: DayFileLayout }) => {
    if (file && !isTooLarge) void look(file, wanted);
  };
  const store = async (reason: string) => {
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
      problem={problem ?? fault}
      isBusy={isBusy || isLooking}
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
        onChange={({ target: { value } }) => {
          setDay(value);
          if (value !== "") again({ day: value, ...(layout && { layout }) });
        }}
      />
      <TextField
        label={texts.fileLabel}
        name="file"
        type="file"
        accept=".csv,.txt,text/csv,text/plain"
        hint={texts.fileHint}
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          // A file of the same connection usually has the columns of the one before.
          if (chosen) void look(chosen, { day, ...(about.layout && { layout: about.layout }) });
        }}
      />
      <Problem>{isTooLarge && texts.tooLarge}</Problem>
      {file && preview && !isTooLarge && (
        <>
          <DayColumns
            preview={preview}
            hoursAhead={hoursAhead}
            onChange={(wanted) => again({ day, layout: wanted })}
          />
          <DayReading preview={preview} />
        </>
      )}
    </ReasonSheet>
  );
}
