import { useState } from "react";
import type { GameRound } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { nameMarks } from "#site/games/names.ts";
import { useWaitingWindow } from "#site/games/use-waiting-window.ts";
import { refusalText } from "#site/parts/refusal-text.ts";

/** The name of a round's game, which opens the page on which its provider shows the round again. */
export function ReplayLink({ round }: { round: GameRound }) {
  const { call, locale } = useApp();
  const texts = useAccountTexts();
  const { games } = texts;
  const dialogs = useDialogs();
  const format = useFormat();
  const openWindow = useWaitingWindow();
  const [isOpening, setOpening] = useState(false);
  const open = async () => {
    setOpening(true);
    const opened = await openWindow({
      name: `replay_${round.id}`,
      sentence: games.openingReplay,
      ask: () => call("open-replay", { round: round.id }),
    });
    setOpening(false);
    if (opened.isOpen) return;
    const { answer } = opened;
    if (answer.status === "not_found")
      return void dialogs.show({ kind: "info", text: games.replayGone });
    const detail = answer.status !== "success" ? refusalText(answer, texts, format) : null;
    await dialogs.show({
      kind: "error",
      text: games.replayFailed,
      ...(detail ? { detail } : {}),
      ...referenceIn(answer),
    });
  };
  const name = nameIn(locale, round);
  return (
    <button
      type="button"
      className="replay-link"
      disabled={isOpening}
      aria-label={`${name} · ${games.replayRound}`}
      onClick={() => void open()}
    >
      <span {...nameMarks(locale, round)}>{name}</span>
      <Icon name="play" />
      <span className="replay-word">{games.replayRound}</span>
    </button>
  );
}
