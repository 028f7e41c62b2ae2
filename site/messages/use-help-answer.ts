import { useRef, useState } from "react";
import type { HelpFile } from "#contract/help-files.ts";
import { useRevalidator } from "react-router";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { cleaned } from "#site/messages/use-help-form.ts";

/** What was typed while `sent` was being sent. */
const typedSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now;

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
  const [files, setFiles] = useState<readonly HelpFile[]>([]);
  const [isMissing, setIsMissing] = useState(false);
  const [isBusy, setIsBusy] = useState(false);
  const attempt = useRef({ text: "", key: "" });
  const send = async (contents: string): Promise<void> => {
    const message = { id, contents, files: files.map((file) => file.id) };
    const words = JSON.stringify(message);
    if (attempt.current.text !== words) attempt.current = { text: words, key: crypto.randomUUID() };
    const withoutSentFiles = (now: readonly HelpFile[]) =>
      now.filter((file) => !message.files.includes(file.id));
    const close = dialogs.loading(messages.sendingHelp);
    const answer = await call("user-answer-help", message, attempt.current.key)
      .catch(asFault)
      .finally(close);
    if (answer.status === "not_found" && files.length > 0) {
      setFiles(withoutSentFiles);
      await dialogs.show({ kind: "error", text: messages.files.gone });
      return;
    }
    if (answer.status !== "success") {
      const detail = answer.status === "time" ? { detail: refusals.time } : {};
      await dialogs.show({
        kind: "error",
        text: messages.msg2027,
        ...detail,
        ...referenceIn(answer),
      });
      return;
    }
    setText((now) => typedSince(text, now));
    setFiles(withoutSentFiles);
    await revalidate();
    dialogs.toast(messages.answered);
  };
  return {
    text,
    files,
    setFiles,
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
