import { useState } from "react";
import { caseOutcomes, type CaseOutcome } from "#contract/office/cases.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { CaseSheetProps } from "#backoffice/members/cases/contact-sheet.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** How a case ended; a second operator checks it, because promotion is allowed again. */
export function CloseCaseSheet({ about, changing, onClose }: CaseSheetProps) {
  const { cases: words, settings } = useOfficeTexts();
  const [outcome, setOutcome] = useState<CaseOutcome>("no_harm");
  const submit = async (reason: string) => {
    const input = { caseId: about.id, version: about.version, outcome, reason };
    if ((await changing.change("close-case", input)).outcome) onClose();
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
        options={caseOutcomes.map((each) => [each, words.outcomes[each]])}
        onChange={(event) => setOutcome(event.target.value as CaseOutcome)}
      />
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
