import { useState, type FormEvent } from "react";
import { announce } from "#ui/announcer.tsx";
import { TextField } from "#ui/text-field.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";

const SHORTEST = 12;
const LONGEST = 128;

type Name = "old" | "password" | "code";
const NOTHING: Record<Name, string> = { old: "", password: "", code: "" };
type Fault = { at: Name; text: string };

/** Sends the input and keeps its fault. */
function usePasswordChange(wanted: Record<Name, string>, onDone: () => void) {
  const { texts, call } = useOffice();
  const { account, joining, refusals, frame } = texts;
  const [fault, setFault] = useState<Fault | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const send = async (): Promise<Fault | null> => {
    const code = wanted.code.replaceAll(/\s/g, "");
    const answer = await call("change-own-password", { ...wanted, code });
    if (answer.status === "success") return null;
    const why: Partial<Record<typeof answer.status, Fault>> = {
      pass: { at: "old", text: joining.wrongPassword },
      weak: { at: "password", text: joining.weak },
      already: { at: "password", text: account.samePassword },
      otp: { at: "code", text: joining.wrongCode },
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

/** Changes the operator's own password, given the old one and a code. */
export function PasswordForm() {
  const { account, joining, signIn } = useOffice().texts;
  const [wanted, setWanted] = useState(NOTHING);
  const [isDone, setIsDone] = useState(false);
  const { change, fault, isBusy } = usePasswordChange(wanted, () => {
    setWanted(NOTHING);
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
      <TextField
        {...field("code")}
        label={joining.code}
        hint={joining.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        pattern="[0-9\s]{6,7}"
        maxLength={7}
      />
      <button type="submit" className="btn btn-main" aria-busy={isBusy}>
        {account.changePassword}
      </button>
      <div role="status">{isDone && <p className="notice">{account.passwordChanged}</p>}</div>
    </form>
  );
}
