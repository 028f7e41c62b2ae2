import { useState } from "react";
import type { OfficeRound } from "#contract/office/games.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { BulkSheet } from "#backoffice/frame/bulk-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const resolutions = ["refund", "close"] as const;
const keys = { refund: "r", close: "c" } as const;

type BulkRoundActsProps = {
  /** The selected rounds, or the one of the cursor. */
  acted: readonly OfficeRound[];
  chosen: readonly OfficeRound[];
  selectNone: () => void;
};

/** Proposes the same end of several rounds, each as a proposal of its own. */
export function BulkRoundActs({ acted, chosen, selectNone }: BulkRoundActsProps) {
  const { call, texts } = useOffice();
  const { games } = texts;
  const nameOf = useName();
  const format = useFormat();
  const [asked, setAsked] = useState<(typeof resolutions)[number] | null>(null);
  // Those of the moment when it was asked, because a round leaves the list when it ends.
  const [rounds, setRounds] = useState<readonly OfficeRound[]>([]);
  const ask = (resolution: (typeof resolutions)[number], wanted: readonly OfficeRound[]) => {
    if (wanted.length === 0) return;
    setRounds(wanted);
    setAsked(resolution);
  };
  useShortcuts(
    resolutions.map((resolution) => ({
      keys: keys[resolution],
      label: games[resolution],
      run: () => ask(resolution, acted),
    })),
  );
  return (
    <>
      {chosen.length > 0 &&
        resolutions.map((resolution) => (
          <Button
            key={resolution}
            look={resolution === "close" ? "danger" : "main"}
            onClick={() => ask(resolution, chosen)}
          >
            {games[resolution]} {format.number(chosen.length)}{" "}
            <kbd>{keys[resolution].toUpperCase()}</kbd>
          </Button>
        ))}
      {asked && (
        <BulkSheet
          title={games[asked]}
          items={rounds.map((round) => ({ ...round, amount: round.stake }))}
          suggested=""
          nameOf={({ id, loginId }) => `${loginId} · ${id}`}
          factOf={({ gameKo, gameEn }) => nameOf({ nameKo: gameKo, nameEn: gameEn })}
          doOne={({ id }, reason) => call("resolve-round", { id, resolution: asked, reason })}
          onClose={() => {
            setAsked(null);
            selectNone();
          }}
        >
          <p className="why">{asked === "close" ? games.closeLead : games.refundLead}</p>
        </BulkSheet>
      )}
    </>
  );
}
