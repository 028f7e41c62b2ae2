import { useState } from "react";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import type { OwnLiabilities } from "#site/wallet/liabilities/load-liabilities.ts";

/** The loaded days, and how to load those before them. */
export function useDays(first: OwnLiabilities) {
  const { call } = useApp();
  const { liabilities: texts } = usePageTexts();
  const dialogs = useDialogs();
  const [more, setMore] = useState<OwnLiabilities[]>([]);
  const [isBusy, setBusy] = useState(false);
  const { next } = more.at(-1) ?? first;
  const loadEarlier = async (): Promise<void> => {
    if (isBusy || next === null) return;
    setBusy(true);
    const answer = await call("get-own-liabilities", { before: next }).catch(asFault);
    setBusy(false);
    if (answer.status === "success") return setMore((known) => [...known, answer]);
    await dialogs.show({ kind: "error", text: texts.loadFailed, ...referenceIn(answer) });
  };
  const days = [first, ...more].flatMap(({ list }) => list);
  return { days, isBusy, loadEarlier: next === null ? null : loadEarlier };
}
