import { type RefObject, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { helpCategories } from "#contract/help-kinds.ts";
import { asFault, referenceIn } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useApp, useMessageTexts } from "#site/app/app-context.tsx";
import { menuItems } from "#site/parts/menu-items.ts";
import { type Draft, useDraft } from "#site/messages/help-draft.ts";
import { helpHref } from "#site/messages/help-address.ts";
import { useUser } from "#site/app/session.tsx";

/** Source: the contract's `helpFields`. */
export const longest = { title: 100, contents: 4_000 } as const;

/** Without control characters, which the server refuses; line breaks and tabs stay. */
export const cleaned = (text: string): string =>
  text.replace(/\p{Cc}/gu, (sign) => (sign === "\n" || sign === "\t" ? sign : "")).trim();

type Sent = { id: number };

/**
 * Sends one inquiry; answers its id, or why it was not written: an attached file may be deleted since. Repeating the same text after a fault uses the
 * same idempotency key, so that it is written once.
 */
function useSend() {
  const attempt = useRef<{ words: string; key: string } | null>(null);
  const { call } = useApp();
  const texts = useMessageTexts();
  const dialogs = useDialogs();
  const { messages, refusals } = texts;
  return async ({ files, ...text }: Draft): Promise<Sent | "failed" | "files gone"> => {
    const question = { ...text, files: files.map(({ id }) => id) };
    const words = JSON.stringify(question);
    if (attempt.current?.words !== words) attempt.current = { words, key: crypto.randomUUID() };
    const close = dialogs.loading(messages.sendingHelp);
    const answer = await call("user-write-help", question, attempt.current.key)
      .catch(asFault)
      .finally(close);
    if (answer.status === "success") return { id: answer.id };
    if (answer.status === "not_found") {
      await dialogs.show({ kind: "error", text: messages.files.gone });
      return "files gone";
    }
    const detail = answer.status === "time" ? { detail: refusals.time } : {};
    await dialogs.show({
      kind: "error",
      text: messages.msg2027,
      ...detail,
      ...referenceIn(answer),
    });
    return "failed";
  };
}

/** The draft, its faults, and sending it: msg2024, msg2025, msg2222, msg2026, msg2027. */
export function useHelpForm(form: RefObject<HTMLFormElement | null>) {
  const { messages } = useMessageTexts();
  const { user } = useUser();
  const dialogs = useDialogs();
  const navigate = useNavigate();
  const send = useSend();
  const asked = useSearchParams()[0].get("write");
  const begun = helpCategories.find((each) => each === asked) ?? null;
  const { draft, change, clear } = useDraft(user?.userId ?? "", begun);
  const [problem, setProblem] = useState<"title" | "contents" | null>(null);
  const [busy, setBusy] = useState(false);
  const sending = useRef(false);

  const ask = async (): Promise<void> => {
    const { category, files } = draft;
    const [title, contents] = [cleaned(draft.title), cleaned(draft.contents)];
    const question = { title, contents, category, files };
    const missing = !question.title ? "title" : !question.contents ? "contents" : null;
    setProblem(missing);
    if (missing) {
      const text = missing === "title" ? messages.msg2024 : messages.msg2025;
      await dialogs.show({ kind: "warning", text });
      // After the dialog over the form has returned the focus.
      setTimeout(() => form.current?.querySelector<HTMLElement>(`[name=${missing}]`)?.focus());
      return;
    }
    const confirm = messages.sendHelp;
    const agreed = await dialogs.show({ kind: "confirm", text: messages.msg2222, confirm });
    if (agreed !== "confirm") return;
    const outcome = await send(question);
    if (outcome === "files gone") change({ files: [] });
    if (outcome === "failed" || outcome === "files gone") return;
    clear();
    await dialogs.show({ kind: "success", text: messages.msg2026 });
    // Its own page shows the number of a complaint and its days.
    const next = category === "complaint" ? helpHref(outcome.id) : menuItems.help.path;
    await navigate(next, { replace: true });
  };
  const submit = async (): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    await ask().finally(() => {
      sending.current = false;
      setBusy(false);
    });
  };
  return {
    draft,
    problem,
    busy,
    submit,
    change: (part: Partial<Draft>) => {
      change(part);
      if (problem && part[problem]?.trim()) setProblem(null);
    },
  };
}
