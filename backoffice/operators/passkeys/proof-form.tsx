import { useState, type FormEvent, type ReactNode } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import {
  FactorField,
  useFactor,
  type Factor,
  type OwnPasskeys,
} from "#backoffice/operators/passkeys/factor-field.tsx";

type Proof = { password: string } & Factor;
type Fault = { at: "password" | "factor"; text: string };

type OwnProofFormProps = {
  own: OwnPasskeys;
  submitWords: string;
  children?: ReactNode;
  /** Does the act; answers the status of its call. */
  onProved: (proof: Proof) => Promise<string>;
  onCancel: () => void;
};

/** Asks for the password and a second factor, and shows at which of them an act failed. */
export function OwnProofForm(props: OwnProofFormProps) {
  const { own, submitWords, children, onProved, onCancel } = props;
  const { texts } = useOffice();
  const { passkeys, joining, signIn, frame, refusals } = texts;
  const factor = useFactor(own);
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const prove = async (): Promise<Fault | null> => {
    const proved = await factor.prove();
    if (!proved) return { at: "factor", text: passkeys.notDone };
    const status = await onProved({ password, ...proved });
    if (status === "success") return null;
    const why: Readonly<Record<string, Fault>> = {
      pass: { at: "password", text: joining.wrongPassword },
      otp: { at: "factor", text: factor.isCode ? joining.wrongCode : passkeys.wrong },
      limit: { at: "factor", text: passkeys.tooMany },
      passkey: { at: "factor", text: refusals.passkey },
      passkey_address: { at: "factor", text: refusals.passkey_address },
      time: { at: "password", text: refusals.time },
      not_found: { at: "factor", text: refusals.not_found },
    };
    return why[status] ?? { at: "factor", text: frame.callFailed };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setFault(null);
    prove()
      .then(setFault, (error: unknown) => {
        if (!(error instanceof SessionEnded)) setFault({ at: "factor", text: frame.callFailed });
      })
      .finally(() => setIsBusy(false));
  };
  const messageAt = (at: Fault["at"]) => (fault?.at === at ? fault.text : undefined);
  return (
    <form className="own-password" onSubmit={submit}>
      {children}
      <TextField
        name="password"
        type="password"
        label={passkeys.password}
        message={messageAt("password")}
        state={messageAt("password") ? "bad" : "idle"}
        reveal={signIn.showPassword}
        autoComplete="current-password"
        maxLength={128}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <FactorField factor={factor} problem={messageAt("factor")} />
      <div className="row-of-buttons">
        <Button type="submit" look="main" text={submitWords} aria-busy={isBusy} />
        <Button text={passkeys.cancel} onClick={onCancel} />
      </div>
    </form>
  );
}
