import { useState, type FormEvent } from "react";
import type { OfficeOutput } from "#contract/office/calls.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import type { JoiningStepProps } from "#backoffice/operators/joining.ts";

const SHORTEST_PASSWORD = 12;

/** What the second factor is made with: an app's secret and URI, or the options of a passkey. */
export type Enrolled = OfficeOutput<"enrol-operator">;

type EnrolFormProps = JoiningStepProps & {
  loginId: string;
  /** An operator enters the current password; a new operator sets one. */
  setsPassword: boolean;
  onEnrolled: (enrolled: Enrolled) => void;
};

/** The operator's own password: a new one, or the existing one. */
export function EnrolForm(props: EnrolFormProps) {
  const { texts, call, token, loginId, setsPassword, onEnrolled, onEnded } = props;
  const { joining, signIn, frame, refusals, staff } = texts;
  const [password, setPassword] = useState("");
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const enrol = async () => {
    const answer = await call("enrol-operator", { token, password });
    if (answer.status === "success") onEnrolled(answer);
    else if (answer.status === "weak") setProblem(joining.weak);
    else if (answer.status === "pass") setProblem(joining.wrongPassword);
    else if (answer.status === "time")
      setProblem(signIn.tooOften(String(Math.ceil((answer.retryAfter ?? 60) / 60))));
    else if (answer.status === "expired") onEnded("expired");
    else if (answer.status === "not_found") onEnded("gone");
    else if (answer.status === "passkey_address") setProblem(refusals.passkey_address);
    else setProblem(frame.callFailed);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (password.length < SHORTEST_PASSWORD) {
      setProblem(joining.short);
      return;
    }
    setProblem(undefined);
    setIsBusy(true);
    enrol()
      .catch(() => setProblem(frame.callFailed))
      .finally(() => setIsBusy(false));
  };
  return (
    <form className="door-form" onSubmit={submit}>
      <TextField
        name="loginId"
        label={staff.loginId}
        value={loginId}
        readOnly
        autoComplete="username"
      />
      <TextField
        name="password"
        type="password"
        label={setsPassword ? joining.password : joining.currentPassword}
        hint={setsPassword ? joining.passwordHint : undefined}
        message={problem}
        state={problem ? "bad" : "idle"}
        reveal={signIn.showPassword}
        autoComplete={setsPassword ? "new-password" : "current-password"}
        maxLength={128}
        value={password}
        autoFocus
        onChange={(event) => setPassword(event.target.value)}
      />
      <Button type="submit" look="main" text={joining.next} aria-busy={isBusy} />
    </form>
  );
}
