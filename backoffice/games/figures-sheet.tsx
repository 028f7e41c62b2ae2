import { useState } from "react";
import type { OfficeGame } from "#contract/office/games.ts";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { figuresIn, FigureFields } from "#backoffice/games/figure-fields.tsx";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type FiguresSheetProps = { provider: string; of: OfficeGame; onClose: () => void };

/** Enters a game's return and volatility by hand, where the provider's feed has none. */
export function FiguresSheet({ provider, of, onClose }: FiguresSheetProps) {
  const { texts } = useOffice();
  const words = texts.availability;
  const { act, ...acting } = useAct();
  const { returnBasisPoints, volatility, inFeed } = of;
  const was = {
    percent: returnBasisPoints === null ? "" : String(returnBasisPoints / 100),
    level: volatility === null ? "" : String(volatility),
  };
  const [figures, setFigures] = useState(was);
  const isUnsaved = figures.percent !== was.percent || figures.level !== was.level;
  const submit = async (reason: string) => {
    const input = {
      provider,
      game: of.code,
      expected: { returnBasisPoints, volatility },
      ...figuresIn(figures),
      reason,
    };
    const answer = await act("set-game-figures", input, texts.staff.proposed);
    if (answer?.status === "success" || answer?.status === "proposed") onClose();
  };
  return (
    <ReasonSheet
      title={words.figuresOf(useName()(of))}
      submit={texts.catalogue.propose}
      acting={acting}
      isBlocked={!isUnsaved}
      isUnsaved={isUnsaved}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p className="why">{words.figuresLead}</p>
      <FigureFields figures={figures} inFeed={inFeed} onChange={setFigures} />
      <p className="why">{texts.staff.second}</p>
    </ReasonSheet>
  );
}
