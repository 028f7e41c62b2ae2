import type { Difference } from "#contract/office/differences.ts";
import { settlementFigures } from "#contract/office/settlement.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";

/** What a difference is about; a figure of a statement by its name, its month and its studio. */
export function aboutWords(
  { settlement }: OfficeTexts,
  { kind, about }: Pick<Difference, "kind" | "about">,
): string {
  if (kind !== "figure") return about;
  const [month = "", name = "", ...studio] = about.split(" ");
  const figure = settlementFigures.find((each) => each === name);
  return [figure ? settlement.figures[figure] : name, ...studio, month].filter(Boolean).join(" ");
}
