import { useState } from "react";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { SettledPage } from "#backoffice/reports/settlement/load-settlement.ts";

type SheetProps = {
  page: NonNullable<SettledPage>;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Basis points of `12.5`; null for anything but 0 to 100 with two decimals. */
function pointsOf(percent: string): number | null {
  if (!/^\d{1,3}(\.\d{1,2})?$/.test(percent.trim())) return null;
  const points = Math.round(Number(percent) * 100);
  return points <= 10_000 ? points : null;
}

/** The provider's share from a month on. */
export function RateSheet({ page, changing, onClose }: SheetProps) {
  const { settlement: texts, settings } = useOfficeTexts();
  const { connection, month, line } = page;
  const was = line.rate === null ? "" : String(line.rate / 100);
  const [percent, setPercent] = useState(was);
  const [from, setFrom] = useState(month);
  const rate = pointsOf(percent);
  const submit = async (reason: string) => {
    if (rate === null) return;
    const input = { connection, from, rate, reason };
    if ((await changing.change("set-share-rate", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${texts.setRate}: ${connection}`}
      submit={texts.setRate}
      acting={changing}
      isBlocked={rate === null}
      isUnsaved={percent !== was}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <div className="field-grid">
        <TextField
          name="percent"
          label={texts.percent}
          value={percent}
          inputMode="decimal"
          required
          maxLength={6}
          message={percent !== "" && rate === null ? texts.rateWrong : undefined}
          state={percent !== "" && rate === null ? "bad" : "idle"}
          onChange={(event) => setPercent(event.target.value)}
        />
        <TextField
          name="from"
          type="month"
          label={texts.fromMonth}
          value={from}
          required
          min="2020-01"
          max="2099-12"
          onChange={(event) => setFrom(event.target.value)}
        />
      </div>
      <p className="why">{texts.shareLead}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
