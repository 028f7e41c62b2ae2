import { useState } from "react";
import { useLoaderData } from "react-router";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useSelection } from "#backoffice/frame/use-selection.ts";
import { BulkRoundActs } from "#backoffice/games/bulk-round-acts.tsx";
import { GameTabs } from "#backoffice/games/game-tabs.tsx";
import type { StuckPage } from "#backoffice/games/load-games.ts";
import { RoundTable } from "#backoffice/games/round-table.tsx";
import { useOffice } from "#backoffice/office-context.tsx";

const SHORTEST = 5;
const LONGEST = 10_080;

/** Rounds that have been open for too long, to be ended one by one or several together. */
export default function StuckRounds() {
  const { texts, may } = useOffice();
  const { games } = texts;
  const format = useFormat();
  const { rounds, next, stuckAfterMinutes } = useLoaderData<StuckPage>();
  const { act, ...acting } = useAct();
  const mayResolve = may("wallet.adjust");
  const selection = useSelection(rounds);
  const [minutes, setMinutes] = useState<string | null>(null);
  const submit = async (reason: string) => {
    const answer = await act("set-stuck-after", { minutes: Number(minutes), reason }, games.saved);
    if (answer?.status === "success") setMinutes(null);
  };
  return (
    <div className="page page-wide">
      <h1>{games.stuck}</h1>
      <GameTabs />
      <p className="page-lead">{games.stuckLead(format.number(stuckAfterMinutes))}</p>
      <p className="page-lead">{games.stuckAsk}</p>
      <div className="row-of-buttons">
        {may("settings.change") && (
          <Button
            text={games.changeStuckAfter}
            onClick={() => setMinutes(String(stuckAfterMinutes))}
          />
        )}
        {mayResolve && rounds.length > 0 && (
          <>
            <Button onClick={() => selection.selectAll(rounds)}>
              {texts.bulk.selectAll} <kbd>S</kbd>
            </Button>
            <BulkRoundActs {...selection} />
          </>
        )}
      </div>
      <RoundTable
        caption={games.stuck}
        rounds={rounds}
        next={next}
        empty={games.noStuck}
        {...(mayResolve && { selection })}
      />
      {minutes !== null && (
        <ReasonSheet
          title={games.changeStuckAfter}
          submit={games.save}
          acting={acting}
          onClose={() => setMinutes(null)}
          onSubmit={(reason) => void submit(reason)}
        >
          <TextField
            name="minutes"
            type="number"
            label={games.stuckAfter}
            required
            min={SHORTEST}
            max={LONGEST}
            value={minutes}
            onChange={(event) => setMinutes(event.target.value)}
          />
        </ReasonSheet>
      )}
    </div>
  );
}
