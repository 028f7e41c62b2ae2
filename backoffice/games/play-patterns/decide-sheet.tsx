import { useState } from "react";
import {
  playReviewOutcomes,
  type PlayReview,
  type PlayReviewOutcome,
} from "#contract/office/play-patterns.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SheetProps = {
  about: PlayReview;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** How a review ends; the reason is what was found. */
export function DecideSheet({ about, changing, onClose }: SheetProps) {
  const words = useOfficeTexts().playPatterns;
  const [outcome, setOutcome] = useState<PlayReviewOutcome>("explained");
  const submit = async (reason: string) => {
    const input = { reviewId: about.id, version: about.version, outcome, reason };
    if ((await changing.change("decide-play-review", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.decide}: ${about.member.loginId}`}
      submit={words.decide}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.decideNote}</p>
      <Select
        name="outcome"
        label={words.outcome}
        value={outcome}
        options={playReviewOutcomes.map((each) => [each, words.outcomes[each]])}
        onChange={(event) => setOutcome(event.target.value as PlayReviewOutcome)}
      />
    </ReasonSheet>
  );
}
