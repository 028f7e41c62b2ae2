import { useRef } from "react";
import { useRevalidator } from "react-router";
import type { Answer } from "#contract/calls.ts";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { refusalText } from "#site/parts/refusal-text.ts";

type LimitAct = {
  /** The question before it is done, and the label of the button. */
  ask?: { text: string; confirm: string };
  work: () => Promise<
    Answer<
      | "set-limit"
      | "confirm-limit"
      | "cancel-limit"
      | "keep-limits"
      | "set-check-interval"
      | "set-no-play-hours"
      | "set-deposit-free-days"
      | "confirm-quiet-time"
      | "cancel-quiet-time"
    >
  >;
  /** Said on success. */
  done: string;
};

/**
 * Changes a limit after a question, shows the new state or the reason of a refusal, and answers
 * whether it was done. A second press is ignored until the first is answered.
 */
export function useLimitAct(): (act: LimitAct) => Promise<boolean> {
  const texts = usePageTexts();
  const format = useFormat();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  const busy = useRef(false);
  return async ({ ask, work, done }) => {
    if (busy.current) return false;
    busy.current = true;
    try {
      if (ask && (await dialogs.show({ kind: "confirm", ...ask })) !== "confirm") return false;
      const answer = await work().catch(asFault);
      if (answer.status === "success") {
        dialogs.toast(done);
        await revalidate();
        return true;
      }
      const why = refusalText(answer, texts, format);
      await dialogs.show({
        kind: "error",
        text: why ?? texts.limits.failed,
        ...referenceIn(answer),
      });
      return false;
    } finally {
      busy.current = false;
    }
  };
}
