import type { Caller } from "#contract/calls.ts";
import { FUNDS_VERSION } from "#contract/funds.ts";
import type { Locale } from "#contract/locales.ts";
import { loadAccountTexts } from "#locales/site-texts.ts";
import { asFault, referenceIn } from "#ui/call.ts";
import type { DialogQueue } from "#ui/dialog-queue.ts";

/**
 * Asks the member, before a game opens, to acknowledge that money is not protected. Answers true
 * once the server has kept that; the caller then launches the game again.
 */
export async function remindOfFunds({
  call,
  dialogs,
  locale,
}: {
  call: Caller;
  dialogs: DialogQueue;
  locale: Locale;
}): Promise<boolean> {
  const { frame, funds } = await loadAccountTexts(locale);
  const level = "not_protected";
  const result = await dialogs.show({
    kind: "warning",
    text: funds.notices[level],
    detail: funds.reminder,
    confirm: funds.acknowledge,
    cancel: frame.close,
  });
  if (result !== "confirm") return false;
  const answer = await call("acknowledge-funds-notice", { level, version: FUNDS_VERSION }).catch(
    asFault,
  );
  if (answer.status === "success" || answer.status === "already") return true;
  await dialogs.show({ kind: "error", text: funds.failed, ...referenceIn(answer) });
  return false;
}
