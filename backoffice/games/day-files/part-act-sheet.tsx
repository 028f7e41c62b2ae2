import type { DayPart } from "#contract/office/day-files.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import type { DayPartsPage } from "#backoffice/games/day-files/load-day-files.ts";

export type PartAct = { kind: "complete" } | { kind: "remove"; part: DayPart };

type PartActSheetProps = {
  about: NonNullable<DayPartsPage>;
  asked: PartAct;
  onClose: () => void;
};

/** Asks for the reason for saying that a day is whole, or for taking one of its files away. */
export function PartActSheet({ about, asked, onClose }: PartActSheetProps) {
  const { dayFiles: texts } = useOfficeTexts();
  const { act, ...acting } = useAct();
  const { connection, day, version } = about;
  const isRemoval = asked.kind === "remove";
  const submit = async (reason: string) => {
    const seen = { connection, day, version, reason };
    const answer =
      asked.kind === "remove"
        ? await act("remove-day-part", { ...seen, id: asked.part.id }, texts.removed)
        : await act("complete-day-parts", seen, texts.completed);
    if (answer?.status === "success") onClose();
  };
  return (
    <ReasonSheet
      title={asked.kind === "remove" ? texts.removeOf(asked.part.name) : texts.complete}
      submit={isRemoval ? texts.remove : texts.complete}
      acting={acting}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{isRemoval ? texts.removeLead : texts.completeLead}</p>
    </ReasonSheet>
  );
}
