import { useState, type FormEvent } from "react";
import type { CreationOptions } from "#contract/passkeys.ts";
import type { JoiningStepProps } from "#backoffice/operators/joining.ts";
import { hasPasskeys, makePasskey } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";

type JoinFormProps = JoiningStepProps & { options: CreationOptions; submitWords: string };

/** The passkey of a link's holder, while staff sign in with passkeys only. */
export function JoinForm(props: JoinFormProps) {
  const { texts, call, token, options, submitWords, onSignedIn, onEnded } = props;
  const { passkeys, signIn, frame } = texts;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const join = async (): Promise<string | null> => {
    const passkey = await makePasskey(options);
    if (passkey === "registered") return passkeys.registered;
    if (passkey === "not_done") return passkeys.notDone;
    const answer = await call("confirm-enrolment", { token, passkey });
    if (answer.status === "success") onSignedIn(answer.operator);
    else if (answer.status === "time")
      return signIn.tooOften(String(Math.ceil((answer.retryAfter ?? 60) / 60)));
    else if (answer.status === "expired") onEnded("expired");
    else if (answer.status === "not_found") onEnded("gone");
    else return passkeys.joinStale;
    return null;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    join()
      .then(setProblem, () => setProblem(frame.callFailed))
      .finally(() => setIsBusy(false));
  };
  const canMake = hasPasskeys();
  return (
    <form className="door-form" onSubmit={submit}>
      <h2>{passkeys.join}</h2>
      <p className="door-lead">{passkeys.joinLead}</p>
      {!canMake && <p className="notice notice-bad">{passkeys.notInBrowser}</p>}
      <p className="field-message" role="alert">
        {problem}
      </p>
      <Button
        type="submit"
        look="main"
        text={submitWords}
        aria-busy={isBusy}
        disabled={!canMake}
        autoFocus
      />
    </form>
  );
}
