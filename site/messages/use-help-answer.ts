import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { cleaned } from "#site/messages/use-help-form.ts";

/**
 * A further message in a thread, and sending it: msg2025, msg2027. Repeating the same text after a
 * fault uses the same idempotency key, so that it is written once.
 */
export function useHelpAnswer(id: number) {
  const { call } = useApp();
  const { messages, refusals } = useMessageTexts();
  const dialogs = useDialogs();
  const { revalidate } = useRevalidator();
  const [text, setText] = useState("");
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useRef({ text: "", key: "" });
  const send = async (contents: string): Promise<void> => {
    if (attempt.current.text !== contents)
      attempt.current = { text: contents, key: crypto.randomUUID() };
    const close = dialogs.loading(messages.sendingHelp);
    const answer = await call("user-answer-help", { id, contents }, attempt.current.key)
      .catch(() => null)
      .finally(close);
    if (answer?.status !== "success") {
      const detail = answer?.status === "time" ? { detail: refusals.time } : {};
      await dialogs.show({ kind: "error", text: messages.msg2027, ...detail });
      return;
    }
    setText("");
    await revalidate();
    dialogs.toast(messages.answered);
  };
  return {
    text,
    isMissing,
    isBusy,
    write: (next: string) => {
      setText(next);
      setIsMissing(false);
    },
    submit: async (): Promise<void> => {
      if (isBusy) return;
      const contents = cleaned(text);
      setIsMissing(contents === "");
      if (contents === "") return;
      setIsBusy(true);
      await send(contents).finally(() => setIsBusy(false));
    },
  };
}
