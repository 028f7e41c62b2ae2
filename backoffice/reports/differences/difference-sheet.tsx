import type { Difference } from "#contract/office/differences.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { aboutWords } from "#backoffice/reports/differences/about-words.ts";

export type AskedAct = "own" | "giveBack" | "ask" | "accept";

type DifferenceSheetProps = {
  what: AskedAct;
  about: Difference;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Asks for the reason of an act on one difference. */
export function DifferenceSheet({ what, about, changing, onClose }: DifferenceSheetProps) {
  const texts = useOfficeTexts();
  const words = texts.differences;
  const seen = { id: about.id, version: about.version };
  const submit = async (reason: string) => {
    const input = { ...seen, reason };
    const { outcome } =
      what === "ask"
        ? await changing.change("ask-about-difference", input)
        : what === "accept"
          ? await changing.change("accept-difference", input)
          : await changing.change("own-difference", { ...input, isOwn: what === "own" });
    if (outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words[what]}: ${words.kinds[about.kind]}`}
      submit={words[what]}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="sheet-sum" dir="auto">
        <b>{aboutWords(texts, about)}</b>
      </p>
      {what === "ask" && <p>{words.askLead}</p>}
      {what === "accept" && (
        <>
          <p>{words.acceptLead}</p>
          <p className="why">{words.resolve}</p>
        </>
      )}
    </ReasonSheet>
  );
}
