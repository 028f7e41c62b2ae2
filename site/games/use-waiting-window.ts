import { useCallback } from "react";
import { asFault, type Fault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { isWebAddress, openGameWindow, sendToGame } from "#site/games/launch-window.ts";

/** Source: specification, section 9. */
const loadingClosesAfterMs = 4000;

type Asked = { status: string; gameUrl?: string };
type Wanted<Answer extends Asked> = {
  /** The name of the window, which is used again for the same game. */
  name: string;
  /** Shown here and in the window until the address is known. */
  sentence: string;
  ask: () => Promise<Answer>;
};
/** `answer` is why no window opened, or what is known of the game that did. */
type Opened<Answer> = { isOpen: boolean; answer: Answer | Fault };

/**
 * Opens a window for an address that only the server knows. The function must be called inside the
 * click.
 */
export function useWaitingWindow(): <Answer extends Asked>(
  wanted: Wanted<Answer>,
) => Promise<Opened<Answer>> {
  const { texts } = useApp();
  const dialogs = useDialogs();
  return useCallback(
    async ({ name, sentence, ask }) => {
      const { games, frame } = texts;
      // The four seconds count from the click, however long the window takes to open.
      const close = dialogs.loading(sentence, loadingClosesAfterMs);
      const opened = openGameWindow(name, sentence);
      const answer = await ask().catch(asFault);
      close();
      const gameUrl =
        "gameUrl" in answer && answer.gameUrl !== undefined && isWebAddress(answer.gameUrl);
      if (!gameUrl) {
        opened?.close();
        return { isOpen: false, answer };
      }
      if (opened) {
        if (!opened.closed) sendToGame(opened, answer.gameUrl ?? "");
        return { isOpen: true, answer };
      }
      await dialogs.show({
        kind: "warning",
        text: games.blocked,
        detail: games.blockedHelp,
        confirm: games.openGame,
        cancel: frame.close,
        link: answer.gameUrl ?? "",
      });
      return { isOpen: true, answer };
    },
    [dialogs, texts],
  );
}
