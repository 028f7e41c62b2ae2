import { useRevalidator } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useAct, type Act } from "#site/parts/use-act.ts";

/** Does one act on the member's break and shows the new state; `done` is said on success. */
export function useBreakAct(): (act: Act & { done: string }) => Promise<void> {
  const act = useAct();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  return async ({ done, ...wanted }) => {
    if (!(await act(wanted))) return;
    dialogs.toast(done);
    await revalidate();
  };
}
