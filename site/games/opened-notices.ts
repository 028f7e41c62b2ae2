import type { Answer } from "#contract/calls.ts";
import type { Locale } from "#contract/locales.ts";
import { loadOpenedGameTexts } from "#locales/site-texts.ts";
import type { DialogQueue } from "#ui/dialog-queue.ts";
import type { Format } from "#ui/format.ts";

type Opened = Extract<Answer<"open-game">, { status: "success" }>;

/** Members change slots often, so that a page says once that the one before has ended. */
let hasToldOfSlots = false;

/** Tells what the game that opened changed: the rounds that go on in it, and slots that ended. */
export async function tellOfOpened(
  { unfinished, endedSlots }: Pick<Opened, "unfinished" | "endedSlots">,
  { dialogs, format, locale }: { dialogs: DialogQueue; format: Format; locale: Locale },
): Promise<void> {
  const { openedGame } = await loadOpenedGameTexts(locale);
  if (unfinished) {
    const text = openedGame.unfinished(format.moneyText(unfinished.held));
    await dialogs.show({ kind: "info", text, detail: openedGame.unfinishedHelp });
  }
  if (endedSlots === undefined || hasToldOfSlots) return;
  hasToldOfSlots = true;
  await dialogs.show({ kind: "info", text: openedGame.oneSlot, detail: openedGame.oneSlotHelp });
}
