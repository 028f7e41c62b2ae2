import { useState } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useName } from "#backoffice/games/names.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type UsedSwitchProps = {
  of: { code: string; nameKo: string; nameEn: string; isUsed: boolean };
  /** The game's provider; absent when the provider itself is switched. */
  provider?: string;
  /** How many members are playing there; absent where it is not counted. */
  playing?: number;
};

/**
 * Switches a provider or a game on or off, after showing whom it affects and asking for a reason.
 */
export function UsedSwitch({ of, provider, playing }: UsedSwitchProps) {
  const { texts, mayAct } = useOffice();
  const { games, staff } = texts;
  const format = useFormat();
  const { act, ...acting } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const name = useName()(of);
  const isUsed = !of.isUsed;
  const isAllowed = mayAct(provider === undefined ? "set-provider-used" : "set-game-used", {
    isUsed,
  });
  const submit = async (reason: string) => {
    const said = isUsed ? staff.proposed : games.switched;
    const answer = await (provider === undefined
      ? act("set-provider-used", { provider: of.code, isUsed, reason }, said)
      : act("set-game-used", { provider, game: of.code, isUsed, reason }, said));
    if (answer?.status === "success" || answer?.status === "proposed") setIsAsking(false);
  };
  return (
    <>
      <button
        type="button"
        role="switch"
        className="used-switch"
        aria-checked={of.isUsed}
        aria-label={games.inUse(name)}
        disabled={!isAllowed}
        title={isAllowed ? undefined : games.readOnly}
        onClick={() => setIsAsking(true)}
      />
      {isAsking && (
        <ReasonSheet
          title={isUsed ? games.switchOnTitle(name) : games.switchOffTitle(name)}
          submit={isUsed ? games.switchOn : games.switchOff}
          acting={acting}
          onClose={() => setIsAsking(false)}
          onSubmit={(reason) => void submit(reason)}
        >
          {playing !== undefined && (
            <p className={playing > 0 && !isUsed ? "notice notice-warn" : "notice"}>
              {games.playingNow(format.number(playing))}
            </p>
          )}
          <p>{isUsed ? games.switchOnLead : games.switchOffLead}</p>
        </ReasonSheet>
      )}
    </>
  );
}
