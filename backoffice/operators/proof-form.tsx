import { useState, type FormEvent } from "react";
import { Button } from "#ui/button.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { JoiningStepProps } from "#backoffice/operators/joining.ts";

type ProofFormProps = JoiningStepProps & {
  app: { secret: string; uri: string };
  submitWords: string;
};

/** The second factor as a QR code and as text, shown once, and its first code. */
export function ProofForm(props: ProofFormProps) {
  const { texts, call, token, app, submitWords, onSignedIn, onEnded } = props;
  const { joining, frame } = texts;
  const [code, setCode] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const prove = async () => {
    const answer = await call("confirm-enrolment", { token, code: code.replaceAll(/\s/g, "") });
    if (answer.status === "success") onSignedIn(answer.operator);
    else if (answer.status === "otp") setProblem(joining.wrongCode);
    else if (answer.status === "time")
      setProblem(texts.signIn.tooOften(String(Math.ceil((answer.retryAfter ?? 60) / 60))));
    else if (answer.status === "expired") onEnded("expired");
    else onEnded("gone");
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setProblem(undefined);
    setIsBusy(true);
    prove()
      .catch(() => setProblem(frame.callFailed))
      .finally(() => setIsBusy(false));
  };
  return (
    <form className="door-form" onSubmit={submit}>
      <h2>{joining.scan}</h2>
      <p className="door-lead">{joining.scanLead}</p>
      <QrCode text={app.uri} label={joining.qr} />
      <p className="secret">
        <span>{joining.secret}</span>
        <code>{app.secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
      </p>
      <TextField
        name="code"
        label={joining.code}
        hint={joining.codeHint}
        message={problem}
        state={problem ? "bad" : "idle"}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9\s]{6,7}"
        maxLength={7}
        required
        autoFocus
        value={code}
        onChange={(event) => setCode(event.target.value)}
      />
      <Button type="submit" look="main" text={submitWords} aria-busy={isBusy} />
    </form>
  );
}
