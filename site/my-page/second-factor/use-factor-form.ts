import { type RefObject, useState } from "react";
import { asFault } from "#ui/call.ts";
import { useFormat } from "#ui/format-context.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { faultText } from "#site/parts/fault-text.ts";
import { refusalText } from "#site/parts/refusal-text.ts";

type FieldName = "password" | "code";
type Values = Record<FieldName, string>;
const empty: Values = { password: "", code: "" };

export type FactorQuestion = {
  asks: readonly FieldName[];
  send: (values: Values) => Promise<{ status: string; retryAfter?: number }>;
};

/** What is typed, its fault, and its submission; the field with a fault gets the focus. */
export function useFactorForm(
  { asks, send }: FactorQuestion,
  form: RefObject<HTMLFormElement | null>,
) {
  const texts = usePageTexts();
  const { secondFactor: words, members } = texts;
  const format = useFormat();
  const [values, setValues] = useState(empty);
  const [problem, setProblem] = useState<[FieldName, string] | null>(null);
  const [isBusy, setIsBusy] = useState(false);

  const show = (field: FieldName, text: string) => {
    setProblem([field, text]);
    form.current?.querySelector<HTMLElement>(`[name="factor-${field}"]`)?.focus();
  };
  const ask = async () => {
    const missing = asks.find((field) => values[field].trim() === "");
    if (missing) return show(missing, missing === "code" ? words.codeNeeded : members.oldNeeded);
    const last = asks.at(-1) ?? "code";
    const answer = await send(values).catch(asFault);
    if (answer.status === "fault") show(last, faultText(words.failed, answer, texts));
    else if (answer.status === "otp") show("code", words.wrongCode);
    else if (answer.status === "not_found") show(last, words.tooLate);
    else if (answer.status !== "success")
      show(asks[0] ?? last, refusalText(answer, texts, format) ?? words.failed);
  };
  const fieldOf = (name: FieldName) => ({
    name: `factor-${name}`,
    required: true,
    value: values[name],
    state: problem?.[0] === name ? ("bad" as const) : ("idle" as const),
    message: problem?.[0] === name ? problem[1] : undefined,
    onChange: ({ target }: { target: { value: string } }) => {
      setValues((old) => ({ ...old, [name]: target.value }));
      setProblem(null);
    },
  });
  return {
    fieldOf,
    isDirty: values.password !== "" || values.code !== "",
    isBusy,
    submit: async () => {
      if (isBusy) return;
      setIsBusy(true);
      await ask().finally(() => setIsBusy(false));
    },
  };
}
