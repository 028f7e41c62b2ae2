import "#site/parts/forms.css";
import "#site/parts/plain-page.css";
import { useEffect, useRef, useState, type FormEvent } from "react";
import { useLocation } from "react-router";
import { memberRules } from "#contract/member-rules.ts";
import { fits } from "#contract/text-rules.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { basenameOf, useApp, useMemberTexts } from "#site/app/app-context.tsx";
import { asFault, CallFault } from "#ui/call.ts";
import { faultText } from "#site/parts/fault-text.ts";
import { refusalText } from "#site/parts/refusal-text.ts";

/** The token is after the `#`, which is sent to no server and no other page. */
const tokenOf = (hash: string): string | null => /^#([\w-]{43})$/.exec(hash)?.[1] ?? null;

/** Sets a new password with a link from staff. */
export default function ResetPasswordPage() {
  const { members } = useMemberTexts();
  const token = tokenOf(useLocation().hash);
  const [state, setState] = useState<"open" | "closed" | "done">("open");
  // The server never sees the token, so a link without one is reported after hydration.
  useEffect(() => {
    if (token === null) setState("closed");
  }, [token]);
  if (state !== "open")
    return (
      <div className="tall-page">
        <Ended isDone={state === "done"} />
      </div>
    );
  return (
    <div className="tall-page">
      <div className="form-page form-narrow">
        <h1>{members.resetTitle}</h1>
        <p className="form-lead">{members.resetText}</p>
        <ResetForm token={token ?? ""} onEnded={(isDone) => setState(isDone ? "done" : "closed")} />
      </div>
    </div>
  );
}

function Ended({ isDone }: { isDone: boolean }) {
  const { locale } = useApp();
  const texts = useMemberTexts();
  const { members, frame } = texts;
  const base = basenameOf(locale).replace(/\/$/, "");
  return (
    <div className="plain-page">
      <Icon name={isDone ? "success" : "warning"} className="plain-icon" />
      <h1>{members.resetTitle}</h1>
      <p role="status">{isDone ? members.resetDone : members.resetLinkClosed}</p>
      <div className="plain-buttons">
        {/* A new document, because the session of this one has ended. */}
        <a className="btn btn-gold" href={`${base}/${isDone ? "login" : ""}`}>
          {isDone ? members.login : frame.toLobby}
        </a>
      </div>
    </div>
  );
}

type ResetFormProps = { token: string; onEnded: (isDone: boolean) => void };

function ResetForm({ token, onEnded }: ResetFormProps) {
  const { members } = useMemberTexts();
  const form = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState({ next: "", again: "" });
  const [problem, setProblem] = useState<[keyof typeof values, string] | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = useReset(token);
  const show = (name: keyof typeof values, text: string) => {
    setProblem([name, text]);
    form.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (!fits(memberRules.password, values.next)) return show("next", members.passwordRule);
    if (values.again !== values.next) return show("again", members.passwordsDiffer);
    setIsBusy(true);
    const outcome = await send(values.next);
    setIsBusy(false);
    if ("problem" in outcome) return show("next", outcome.problem);
    onEnded(outcome.isDone);
  };
  const field = (name: keyof typeof values) => ({
    name,
    type: "password",
    required: true,
    value: values[name],
    state: problem?.[0] === name ? ("bad" as const) : ("idle" as const),
    message: problem?.[0] === name ? problem[1] : undefined,
    reveal: members.showPassword,
    autoComplete: "new-password",
    maxLength: 128,
    onChange: (event: { target: { value: string } }) => {
      setProblem(null);
      setValues({ ...values, [name]: event.target.value });
    },
  });
  return (
    <form ref={form} className="fm" noValidate onSubmit={(event) => void submit(event)}>
      <TextField {...field("next")} label={members.newPassword} hint={members.passwordRule} />
      <TextField {...field("again")} label={members.newPasswordAgain} />
      <Button type="submit" look="gold" text={members.resetSubmit} aria-busy={isBusy} />
    </form>
  );
}

/** Sends the new password; answers done, link closed, or the password's fault. */
function useReset(token: string) {
  const { call } = useApp();
  const texts = useMemberTexts();
  const format = useFormat();
  return async (pw: string): Promise<{ isDone: boolean } | { problem: string }> => {
    try {
      const { status, ...detail } = await call("reset-password", { token, pw });
      if (status === "success" || status === "not_found") return { isDone: status === "success" };
      return {
        problem: refusalText({ status, ...detail }, texts, format) ?? texts.members.changeFailed,
      };
    } catch (error) {
      const isWeak = error instanceof CallFault && error.fields.length > 0;
      return {
        problem: isWeak
          ? texts.members.registerWeakPassword
          : faultText(texts.members.changeFailed, asFault(error), texts),
      };
    }
  };
}
