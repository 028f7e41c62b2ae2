import { useNavigate } from "react-router";
import type { ConnectionDays } from "#contract/office/day-files.ts";
import { TextField } from "#ui/text-field.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { DayColumns } from "#backoffice/games/day-files/day-columns.tsx";
import { useDayPreview, type KnownDay } from "#backoffice/games/day-files/use-day-preview.ts";
import { DayReading } from "#backoffice/games/day-files/day-reading.tsx";

type DaySheetProps = {
  about: Pick<ConnectionDays, "connection" | "missing" | "layout">;
  hoursAhead: number;
  /** The day of which the file is a part; otherwise the operator chooses both. */
  known?: KnownDay;
  title: string;
  onClose: () => void;
};

/** Choose the day and its file, check what was read and what differs, then keep the comparison. */
export function DaySheet({ about, hoursAhead, known, title, onClose }: DaySheetProps) {
  const { dayFiles: texts } = useOffice().texts;
  const { act, isBusy, problem } = useAct();
  const { connection } = about;
  const navigate = useNavigate();
  const chosen = useDayPreview(about, hoursAhead, known ?? null);
  const { day, part, file, preview, isReady, isTooLarge } = chosen;
  const store = async (reason: string) => {
    const layout = preview?.layout;
    if (!isReady || !file || !layout) return;
    const { name: fileName, content } = file;
    const input = { connection, day, fileName, content, layout, reason, ...(part && { part }) };
    const answer = await act("import-day-file", input, part ? texts.kept : texts.brought);
    if (answer?.status !== "success") return;
    onClose();
    if (part) await navigate(`/day-files/${connection}/${day}`);
  };
  return (
    <ReasonSheet
      title={title}
      submit={texts.bringIn}
      acting={{ isBusy: isBusy || chosen.isLooking, problem: problem ?? chosen.fault }}
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
        readOnly={known !== undefined}
        onChange={(event) => chosen.changeDay(event.target.value)}
      />
      {!known && <Scope isPart={part !== null} onChange={chosen.changeScope} />}
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

type ScopeProps = { isPart: boolean; onChange: (isPart: boolean) => void };

/** Whether the file has the whole day or a part of it. */
function Scope({ isPart, onChange }: ScopeProps) {
  const { dayFiles: texts } = useOffice().texts;
  return (
    <div>
      <Select
        name="scope"
        label={texts.scope}
        value={isPart ? "part" : "day"}
        options={(["day", "part"] as const).map((each) => [each, texts.scopes[each]] as const)}
        onChange={({ target: { value } }) => onChange(value === "part")}
      />
      <p className="why">{texts.scopeHint}</p>
    </div>
  );
}
