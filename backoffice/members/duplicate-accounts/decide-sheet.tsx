import { useState } from "react";
import {
  duplicateOutcomes,
  type DuplicateOutcome,
  type DuplicateReview,
} from "#contract/office/duplicate-accounts.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = {
  about: DuplicateReview;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** How a review ends; the reason is what was found. The later account is the second one at first. */
export function DecideSheet({ about, changing, onClose }: SheetProps) {
  const words = useOfficeTexts().duplicateAccounts;
  const { id: reviewId, version, account, other } = about;
  const [outcome, setOutcome] = useState<DuplicateOutcome>("different_persons");
  const [secondId, setSecondId] = useState(Math.max(account.id, other.id));
  const isSame = outcome === "same_person";
  const submit = async (reason: string) => {
    const input = { reviewId, version, outcome, ...(isSame && { secondId }), reason };
    if ((await changing.change("decide-duplicate-account", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.decide}: ${words.pair(account.loginId, other.loginId)}`}
      submit={words.decide}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <Select
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={duplicateOutcomes.map((each) => [each, words.outcomes[each]])}
        onChange={(event) => setOutcome(event.target.value as DuplicateOutcome)}
      />
      {isSame && (
        <Select
          name="second"
          label={words.chooseSecond}
          value={String(secondId)}
          options={[account, other].map(({ id, loginId }) => [String(id), loginId])}
          onChange={(event) => setSecondId(Number(event.target.value))}
        />
      )}
      <p>{isSame ? words.notes.same : words.notes.different}</p>
      {!isSame && about.isHeld && <p>{words.notes.opens}</p>}
    </ReasonSheet>
  );
}
