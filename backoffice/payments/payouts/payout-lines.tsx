import { useCallback, useState, type Ref } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { useLoaded } from "#backoffice/frame/use-loaded.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";

type Choice = {
  amount: number;
  isOutgoing: boolean;
  chosen: number | null;
  onChoose: (id: number) => void;
};

/** A page of the free bank transfers of an amount and direction, those after one. */
function useFreeLines({ amount, isOutgoing }: Choice, after?: number) {
  const { call } = useOffice();
  return useLoaded(
    useCallback(
      () => call("get-payout-lines", { amount, isOutgoing, ...(after && { after }) }),
      [call, amount, isOutgoing, after],
    ),
  );
}

/** The free bank transfers of the amount and direction, to choose from. */
export function PayoutLines(choice: Choice) {
  const { payouts: texts, frame } = useOfficeTexts();
  const { loaded, isLost } = useFreeLines(choice);
  if (isLost) return <Problem>{frame.loadFailed}</Problem>;
  if (loaded === null) return null;
  if (loaded.lines.length === 0) return <p className="notice">{texts.noLines}</p>;
  return (
    <fieldset className="line-choices">
      <legend>{texts.line}</legend>
      <PageOfLines choice={choice} page={loaded} />
    </fieldset>
  );
}

type PageProps = {
  choice: Choice;
  page: OfficeOutput<"get-payout-lines">;
  /** Of the first transfer. */
  ref?: Ref<HTMLInputElement>;
};

function PageOfLines({ choice, page: { lines, next }, ref }: PageProps) {
  const format = useFormat();
  return (
    <>
      {lines.map(({ id, sender, memo, bookedAt }, place) => (
        <label key={id}>
          <input
            ref={place === 0 ? ref : undefined}
            type="radio"
            name="line"
            checked={choice.chosen === id}
            onChange={() => choice.onChoose(id)}
          />
          <span dir="auto">
            {format.date(bookedAt)} <b>{sender}</b> {memo}
          </span>
        </label>
      ))}
      {next !== null && <LaterLines choice={choice} after={next} />}
    </>
  );
}

/** A button in whose place the next page of transfers comes. */
function LaterLines({ choice, after }: { choice: Choice; after: number }) {
  const texts = useOfficeTexts().payouts;
  const [isWanted, setWanted] = useState(false);
  if (isWanted) return <NextPage choice={choice} after={after} />;
  return <Button text={texts.moreLines} onClick={() => setWanted(true)} />;
}

/** The button that had it is gone. */
const takeFocus = (first: HTMLInputElement | null): void => first?.focus();

function NextPage({ choice, after }: { choice: Choice; after: number }) {
  const { frame } = useOfficeTexts();
  const { loaded, isLost } = useFreeLines(choice, after);
  if (isLost) return <Problem>{frame.loadFailed}</Problem>;
  return loaded && <PageOfLines choice={choice} page={loaded} ref={takeFocus} />;
}
