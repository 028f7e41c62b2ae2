import type { OfficeIdentityCheck } from "#contract/office/identity-checks.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const looks = { waiting: "tag-warn", verified: "tag-good", refused: "tag-bad", ended: "" } as const;

/** What became of a document, why, by whom and when. */
export function CheckState({ check }: { check: OfficeIdentityCheck }) {
  const { identityChecks: words } = useOfficeTexts();
  const { outcome, refusedFor, endedAt, decidedAt, decidedBy } = check;
  const state = endedAt ? "ended" : (outcome ?? "waiting");
  return (
    <>
      <span className={`tag ${looks[state]}`.trim()}>{words.states[state]}</span>{" "}
      {refusedFor && words.refusals[refusedFor]}{" "}
      {decidedAt && (
        <span className="why">
          {decidedBy} <Moment at={endedAt ?? decidedAt} />
        </span>
      )}
    </>
  );
}
