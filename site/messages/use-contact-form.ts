import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { asFault, referenceIn, CallFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";

/** Source: the contract's `write-contact`. */
export const longest = { replyTo: 120, title: 100, contents: 2_000 } as const;

type Values = { replyTo: string; title: string; contents: string };

const nothing: Values = { replyTo: "", title: "", contents: "" };

/** A first look; the server decides. */
const looksReachable = (text: string): boolean =>
  text.includes("@") || text.replace(/\D/g, "").length >= 8;

/**
 * Sends one request. Repeating the same text after a fault uses the same idempotency key, so that
 * it is stored once.
 */
export function useContactForm(form: RefObject<HTMLFormElement | null>) {
  const { call } = useApp();
  const texts = useMessageTexts();
  const { contact, messages } = texts;
  const format = useFormat();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const [values, setValues] = useState(nothing);
  const [problem, setProblem] = useState<keyof Values | null>(null);
  const [busy, setBusy] = useState(false);
  const attempt = useRef<{ words: string; key: string } | null>(null);

  const point = (name: keyof Values) => {
    setProblem(name);
    form.current?.querySelector<HTMLElement>(`[name=${name}]`)?.focus();
  };
  const submit = async (): Promise<void> => {
    if (busy) return;
    const request = {
      replyTo: values.replyTo.trim(),
      title: values.title.trim(),
      contents: values.contents.trim(),
    };
    if (!looksReachable(request.replyTo)) return point("replyTo");
    if (!request.title) return point("title");
    if (!request.contents) return point("contents");
    const words = JSON.stringify(request);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    setBusy(true);
    let isUnreadable = false;
    const answer = await call("write-contact", request, attempt.current.key)
      .catch((error: unknown) => {
        isUnreadable =
          error instanceof CallFault && error.fields.some(({ path }) => path === "replyTo");
        return asFault(error);
      })
      .finally(() => setBusy(false));
    if (isUnreadable) return point("replyTo");
    if (answer.status === "success") {
      setValues(nothing);
      await dialogs.show({ kind: "success", text: contact.sent });
      return void navigate("/");
    }
    const wait =
      answer.status === "time" ? contact.tooOften(format.wait(answer.retryAfter ?? 1)) : null;
    await dialogs.show({ kind: "error", text: wait ?? messages.msg2027, ...referenceIn(answer) });
  };
  return {
    values,
    problem,
    busy,
    submit,
    change: (part: Partial<Values>) => {
      setValues((old) => ({ ...old, ...part }));
      if (problem && part[problem] !== undefined) setProblem(null);
    },
  };
}
