import type { OfficePrivacyRequest } from "#contract/office/privacy-requests.ts";
import { Moment } from "#backoffice/frame/moment.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const looks = {
  granted: "tag-good",
  partly: "tag-good",
  refused: "tag-bad",
  withdrawn: "",
} as const;

/** What became of a request, by whom and when, or that it waits. */
export function RequestState({ request }: { request: OfficePrivacyRequest }) {
  const { privacyRequests: words } = useOfficeTexts();
  const { outcome, refusedFor, endedAt, endedBy, extendedFor, isLate } = request;
  if (outcome === null)
    return (
      <>
        <span className={isLate ? "tag tag-bad" : "tag tag-warn"}>
          {isLate ? words.late : words.waiting}
        </span>{" "}
        {extendedFor && <span className="tag">{words.isExtended}</span>}
      </>
    );
  return (
    <>
      <span className={`tag ${looks[outcome]}`.trim()}>{words.outcomes[outcome]}</span>{" "}
      {refusedFor && words.refusals[refusedFor]}{" "}
      <span className="why">
        <span translate="no">{endedBy}</span> {endedAt && <Moment at={endedAt} />}
      </span>
    </>
  );
}
