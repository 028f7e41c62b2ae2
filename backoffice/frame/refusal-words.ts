import type { OfficeRefusalDetail } from "#contract/office/calls.ts";
import type { OfficeRefusalStatus } from "#contract/refusals.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { Format } from "#ui/format.ts";

type Refused = {
  status: OfficeRefusalStatus | "forbidden" | "conflict";
} & OfficeRefusalDetail;

/** A refusal in the operator's language: the sentence, who, and until when. */
export const refusalWords = (texts: OfficeTexts, format: Format, refused: Refused): string => {
  const { refusals } = texts;
  return [
    refusals[refused.status],
    refused.operator && refusals.by(refused.operator),
    refused.until &&
      refusals.until(
        refused.status === "kept" ? format.date(refused.until) : format.time(refused.until),
      ),
  ]
    .filter(Boolean)
    .join(" · ");
};
