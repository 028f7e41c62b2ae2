import { useState } from "react";
import { complaintOutcomes } from "#contract/complaints.ts";
import { TextArea } from "#ui/text-area.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const LONGEST_DECISION = 10_000;

/** Asks for the outcome of a complaint and the final answer in the member's language. */
export function DecideSheet({ id, onClose }: { id: number; onClose: () => void }) {
  const { complaints: words } = useOfficeTexts().messages;
  const { act, ...acting } = useAct();
  const [chosen, setChosen] = useState("");
  const [decision, setDecision] = useState("");
  const [isTried, setIsTried] = useState(false);
  const outcome = complaintOutcomes.find((each) => each === chosen);
  const isMissing = isTried && decision.trim() === "";
  const decide = async (reason: string) => {
    setIsTried(true);
    if (outcome === undefined || decision.trim() === "") return;
    const answer = await act(
      "decide-complaint",
      { id, outcome, decision, reason },
      words.wasDecided,
    );
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={`${words.decide}: ${words.numbered(String(id))}`}
      submit={words.decide}
      suggested={words.usualReason}
      acting={acting}
      isBlocked={outcome === undefined}
      isUnsaved={decision !== ""}
      onClose={onClose}
      onSubmit={(reason) => void decide(reason)}
    >
      <p>{words.decideLead}</p>
      <Select
        name="outcome"
        label={words.outcome}
        value={chosen}
        onChange={(event) => setChosen(event.target.value)}
        options={[
          ["", words.chooseOutcome],
          ...complaintOutcomes.map((each) => [each, words.outcomes[each]] as const),
        ]}
      />
      <TextArea
        name="decision"
        label={words.decision}
        value={decision}
        rows={6}
        maxLength={LONGEST_DECISION}
        state={isMissing ? "bad" : "idle"}
        message={isMissing ? words.decisionMissing : undefined}
        onChange={(event) => setDecision(event.target.value)}
      />
    </ReasonSheet>
  );
}
