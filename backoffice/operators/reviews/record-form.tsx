import { useState, type ReactNode } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextArea } from "#ui/text-area.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useUnsaved } from "#backoffice/frame/unsaved.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const LONGEST_FINDINGS = 2_000;

/** Records the review; answers what the call answered. */
export type RecordReview = (
  act: ReturnType<typeof useAct>["act"],
  written: { findings: string; reason: string },
) => Promise<{ status: string; id?: number } | null>;

type RecordFormProps = {
  /** What is missing beside the findings; null when nothing is. */
  missing: string | null;
  /** There is unsaved input beside the findings. */
  isBegun: boolean;
  /** What will be recorded. */
  lead: string;
  children: ReactNode;
  record: RecordReview;
};

/** Asks for the findings of a review below what was reviewed, then for the reason, and records it. */
export function RecordForm({ missing, isBegun, lead, children, record }: RecordFormProps) {
  const { reviews } = useOfficeTexts();
  const navigate = useNavigate();
  const { act, ...acting } = useAct();
  const [findings, setFindings] = useState("");
  const [isAsking, setIsAsking] = useState(false);
  const [isTried, setIsTried] = useState(false);
  const saved = useUnsaved(isBegun || findings !== "");
  const isEmpty = findings.trim() === "";
  const run = async (reason: string) => {
    const answer = await record(act, { findings: findings.trim(), reason });
    if (answer?.status !== "success" || answer.id === undefined) return;
    saved();
    await navigate(`/operators/reviews/${answer.id}`);
  };
  // The sheet is a form of its own, and forms do not nest.
  return (
    <>
      <form
        className="review-form"
        onSubmit={(event) => {
          event.preventDefault();
          setIsTried(true);
          if (missing === null && !isEmpty) setIsAsking(true);
        }}
      >
        {children}
        <p className="field-message" role="alert">
          {isTried && missing}
        </p>
        <TextArea
          name="findings"
          label={reviews.findings}
          hint={reviews.findingsHint}
          message={isTried && isEmpty ? reviews.findingsMissing : undefined}
          state={isTried && isEmpty ? "bad" : "idle"}
          value={findings}
          maxLength={LONGEST_FINDINGS}
          rows={5}
          onChange={(event) => setFindings(event.target.value)}
        />
        <Button type="submit" look="main" text={reviews.record} />
      </form>
      {isAsking && (
        <ReasonSheet
          title={reviews.record}
          submit={reviews.record}
          suggested={reviews.suggested}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void run(reason)}
        >
          <p>{lead}</p>
        </ReasonSheet>
      )}
    </>
  );
}
