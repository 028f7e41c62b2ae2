import { useState } from "react";
import { suspicionOutcomes, type SuspicionOutcome } from "#contract/office/suspicions.ts";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { SuspicionSheetProps } from "#backoffice/payments/suspicions/note-sheet.tsx";

/** How a suspicion ended; a second operator checks it, because money can leave again. */
export function CloseSheet({ about, changing, onClose }: SuspicionSheetProps) {
  const { suspicions: words, settings } = useOfficeTexts();
  const [outcome, setOutcome] = useState<SuspicionOutcome>("explained");
  const [reference, setReference] = useState("");
  const isReported = outcome === "reported";
  const submit = async (reason: string) => {
    const given = isReported && reference.trim() !== "" ? { reference: reference.trim() } : {};
    const { id: suspicionId, version } = about;
    const input = { suspicionId, version, outcome, ...given, reason };
    if ((await changing.change("close-suspicion", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.close}: ${about.member.loginId}`}
      submit={words.close}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.closeNote}</p>
      <Select
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={suspicionOutcomes.map((each) => [each, words.outcomes[each]])}
        onChange={(event) => setOutcome(event.target.value as SuspicionOutcome)}
      />
      {isReported && (
        <TextField
          name="reference"
          label={words.reference}
          value={reference}
          maxLength={100}
          onChange={({ target }) => setReference(target.value)}
        />
      )}
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
