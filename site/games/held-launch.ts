import type { Caller } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import { loadOpenedGameTexts } from "#locales/site-texts.ts";
import { remindOfFunds } from "#site/games/funds-reminder.ts";
import type { DialogQueue } from "#ui/dialog-queue.ts";

type Told = { call: Caller; dialogs: DialogQueue; locale: Locale };

/**
 * Tells what holds a launch: a reminder to acknowledge, or that play at the site is paused. Answers
 * true when the game can be launched again.
 */
export async function explainHeld(status: "funds" | "help_lines", told: Told): Promise<boolean> {
  if (status === "funds") return remindOfFunds(told);
  const { openedGame, refusals } = await loadOpenedGameTexts(told.locale);
  await told.dialogs.show({
    kind: "warning",
    text: refusals.help_lines,
    detail: openedGame.pausedHelp,
  });
  return false;
}
