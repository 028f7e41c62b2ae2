import { useState } from "react";
import type { ConnectionCalls } from "#contract/office/agreed-levels.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { levelOf } from "#backoffice/games/agreed-levels/percent.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = {
  connection: string;
  calls: ConnectionCalls;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** The agreed level from a month on; an empty field takes it back. */
export function LevelSheet({ connection, calls, changing, onClose }: SheetProps) {
  const { agreedLevels: words, settings } = useOfficeTexts();
  const present = calls.levels.find(({ from }) => from <= calls.month.month)?.level ?? null;
  const was = present === null ? "" : String(present / 1_000);
  const [percent, setPercent] = useState(was);
  const [from, setFrom] = useState(calls.month.month);
  const level = levelOf(percent);
  const isEmpty = percent.trim() === "";
  const isWrong = !isEmpty && level === null;
  const submit = async (reason: string) => {
    const input = { connection, from, level, reason };
    if ((await changing.change("set-agreed-level", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.set} · ${connection}`}
      submit={isEmpty ? words.takeBack : words.set}
      acting={changing}
      isBlocked={isWrong || (isEmpty && calls.levels.length === 0)}
      isUnsaved={percent !== was}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <div className="field-grid">
        <TextField
          name="percent"
          label={words.percent}
          hint={words.percentHint}
          value={percent}
          inputMode="decimal"
          maxLength={7}
          message={isWrong ? words.percentWrong : undefined}
          state={isWrong ? "bad" : "idle"}
          onChange={(event) => setPercent(event.target.value)}
        />
        <TextField
          name="from"
          type="month"
          label={words.fromMonth}
          value={from}
          required
          min="2020-01"
          max="2099-12"
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
      <p className="why">{words.setLead}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
