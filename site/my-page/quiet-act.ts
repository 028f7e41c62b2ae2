import type { QuietKind } from "#contract/quiet-times.ts";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { useLimitAct } from "#site/my-page/use-limit-act.ts";

type Change = {
  kind: QuietKind;
  /** The new choice in words. */
  what: string;
  /** Whether it leaves any of the present one out, so that it waits. */
  isLooser: boolean;
  times: RaiseWords;
  work: Parameters<ReturnType<typeof useLimitAct>>[0]["work"];
};

/** Saves a choice; a looser one is asked for after a question. Answers whether it was done. */
export function useQuietAct(): (change: Change) => Promise<boolean> {
  const { quietTimes: words } = usePageTexts();
  const act = useLimitAct();
  return ({ kind, what, isLooser, times, work }) =>
    act({
      ...(isLooser && {
        ask: {
          text: words.looseAsk(`${words.kinds[kind]}: ${what}`, ...times),
          confirm: words.askChange,
        },
      }),
      work,
      done: isLooser ? words.asked : words.saved,
    });
}
