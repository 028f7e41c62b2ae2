import { useState } from "react";
import { useRevalidator } from "react-router";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useSession } from "#site/app/session.tsx";
import { refusalText } from "#site/parts/refusal-text.ts";

/** The password, its fault, and the question before the closing is asked for. */
export function useAskClosing() {
  const { call } = useApp();
  const texts = usePageTexts();
  const { closing: words, members } = texts;
  const format = useFormat();
  const dialogs = useDialogs();
  const { refresh } = useSession();
  const { revalidate } = useRevalidator();
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const ask = async (): Promise<void> => {
    if (password === "") return setProblem(members.oldNeeded);
    const question = { text: words.askText, confirm: words.ask };
    const agreed = await dialogs.show({ kind: "confirm", destructive: true, ...question });
    if (agreed !== "confirm") return;
    const answer = await call("ask-closing", { pw: password }).catch(asFault);
    if (answer.status !== "success")
      return setProblem(refusalText(answer, texts, format) ?? words.failed);
    setPassword("");
    dialogs.toast(words.asked);
    await Promise.all([refresh(), revalidate()]);
  };
  return {
    password,
    problem,
    isBusy,
    write: (next: string) => {
      setPassword(next);
      setProblem(null);
    },
    submit: async () => {
      if (isBusy) return;
      setIsBusy(true);
      await ask().finally(() => setIsBusy(false));
    },
  };
}
