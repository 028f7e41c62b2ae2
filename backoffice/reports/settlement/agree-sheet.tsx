import { useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Exact } from "#backoffice/frame/exact.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { SettledPage } from "#backoffice/reports/settlement/load-settlement.ts";

type SheetProps = {
  page: NonNullable<SettledPage>;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Agrees a closed month with the provider, with a correction if the two negotiated one. */
export function AgreeSheet({ page, changing, onClose }: SheetProps) {
  const { settlement: texts, settings } = useOfficeTexts();
  const format = useFormat();
  const { connection, month, line } = page;
  const [written, setWritten] = useState("");
  const correction = written.trim() === "" ? 0 : Number(written);
  const isWrong = !/^[+-]?\d{1,12}$/.test(written.trim() || "0");
  const { share } = line;
  const submit = async (reason: string) => {
    if (share === null || isWrong) return;
    const input = { connection, month, share, correction, reason };
    if ((await changing.change("agree-settlement", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.agree}: ${connection} ${month}`}
      submit={texts.agree}
      acting={changing}
      isBlocked={isWrong}
      isUnsaved={written !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="sheet-sum">
        {texts.figures.share} <b>{share !== null && <Exact won={share} />}</b>
      </p>
      {line.differing > 0 && (
        <p className="notice">{texts.stillDiffering(format.number(line.differing))}</p>
      )}
      <TextField
        name="correction"
        label={texts.correction}
        hint={texts.correctionHint}
        value={written}
        inputMode="numeric"
        maxLength={14}
        state={isWrong ? "bad" : "idle"}
        onChange={(event) => setWritten(event.target.value)}
      />
      <p>{texts.agreeLead}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
