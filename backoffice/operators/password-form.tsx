import { useState, type FormEvent } from "react";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import {
  FactorField,
  useFactor,
  type OwnPasskeys,
} from "#backoffice/operators/passkeys/factor-field.tsx";

const SHORTEST = 12;
const LONGEST = 128;

type Name = "old" | "password";
const NOTHING: Record<Name, string> = { old: "", password: "" };
type Fault = { at: Name | "factor"; text: string };

/** Sends the input and keeps its fault. */
function usePasswordChange(
  wanted: Record<Name, string>,
  factor: ReturnType<typeof useFactor>,
  onDone: () => void,
) {
  const { texts, call } = useOffice();
  const { account, joining, passkeys, refusals, frame } = texts;
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<Fault | null> => {
    const proved = await factor.prove();
    if (!proved) return { at: "factor", text: passkeys.notDone };
    const answer = await call("change-own-password", { ...wanted, ...proved });
    if (answer.status === "success") return null;
    const why: Partial<Record<typeof answer.status, Fault>> = {
      pass: { at: "old", text: joining.wrongPassword },
      weak: { at: "password", text: joining.weak },
      already: { at: "password", text: account.samePassword },
      otp: { at: "factor", text: factor.isCode ? joining.wrongCode : passkeys.wrong },
    };
    return why[answer.status] ?? { at: "old", text: refusals.time };
  };
  const change = async () => {
    if (isBusy) return;
    const isShort = wanted.password.length < SHORTEST;
    setFault(isShort ? { at: "password", text: joining.short } : null);
    if (isShort) return;
    setIsBusy(true);
    try {
      const found = await send();
      setFault(found);
      if (!found) onDone();
    } catch (error) {
      if (!(error instanceof SessionEnded)) setFault({ at: "old", text: frame.callFailed });
    }
    setIsBusy(false);
  };
  return { change, fault, isBusy };
}

/** Changes the operator's own password, given the old one and a second factor. */
export function PasswordForm({ own }: { own: OwnPasskeys }) {
  const { account, joining, signIn } = useOffice().texts;
  const [wanted, setWanted] = useState(NOTHING);
  const factor = useFactor(own);
  const [isDone, setIsDone] = useState(false);
  const { change, fault, isBusy } = usePasswordChange(wanted, factor, () => {
    setWanted(NOTHING);
    factor.setCode("");
    setIsDone(true);
    announce(account.passwordChanged);
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsDone(false);
    void change();
  };
  const field = (name: Name) => ({
    name,
    required: true,
    value: wanted[name],
    message: fault?.at === name ? fault.text : undefined,
    state: fault?.at === name ? ("bad" as const) : ("idle" as const),
    onChange: (event: { target: { value: string } }) =>
      setWanted({ ...wanted, [name]: event.target.value }),
  });
  const secret = { type: "password", maxLength: LONGEST, reveal: signIn.showPassword } as const;
  return (
    <form className="own-password" onSubmit={submit}>
      <TextField
        {...field("old")}
        {...secret}
        label={account.oldPassword}
        autoComplete="current-password"
      />
      <TextField
        {...field("password")}
        {...secret}
        label={account.newPassword}
        hint={joining.passwordHint}
        autoComplete="new-password"
      />
      <FactorField factor={factor} problem={fault?.at === "factor" ? fault.text : undefined} />
      <Button type="submit" look="main" text={account.changePassword} aria-busy={isBusy} />
      <div role="status">{isDone && <p className="notice">{account.passwordChanged}</p>}</div>
    </form>
  );
}
