import { type FormEvent, useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { TextField } from "#ui/text-field.tsx";
import { useTexts } from "#site/app-context.tsx";
import { useLogin } from "#site/members/login.ts";
import { rememberedId } from "#site/members/remembered.ts";

/** Id and password; Enter submits, pasting works, a password manager finds its fields. */
export function LoginForm() {
  const { members, messages } = useTexts();
  const login = useLogin();
  const form = useRef<HTMLFormElement>(null);
  const [id, setId] = useState("");
  const [password, setPassword] = useState("");
  const [otp, setOtp] = useState("");
  const [otpNeeded, setOtpNeeded] = useState(false);
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);
  // Storage is read after hydration: the server cannot know the last id.
  useEffect(() => setId((now) => now || rememberedId()), []);

  const focus = (name: string) =>
    setTimeout(() => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus());

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const outcome = await login({ id, password, otp });
    setBusy(false);
    setProblem(outcome.kind === "empty" || outcome.kind === "refused");
    if (outcome.kind === "refused") setPassword("");
    if (outcome.kind === "otp") setOtpNeeded(true);
    if (outcome.kind === "otp") focus("otp");
    else if (outcome.kind !== "done") focus("id");
  };
  const state = problem ? ("bad" as const) : ("idle" as const);

  return (
    <form ref={form} className="fm" noValidate onSubmit={(event) => void submit(event)}>
      <TextField
        name="id"
        label={members.id}
        value={id}
        state={state}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        onChange={(event) => setId(event.target.value)}
      />
      <TextField
        name="pw"
        type="password"
        label={members.password}
        value={password}
        state={state}
        message={problem ? messages.msg2030 : undefined}
        reveal={members.showPassword}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => setPassword(event.target.value)}
      />
      {otpNeeded && (
        <TextField
          name="otp"
          label={members.otp}
          value={otp}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={6}
          onChange={(event) => setOtp(event.target.value)}
        />
      )}
      <button type="submit" className="btn btn-gold" aria-busy={busy}>
        {members.login}
      </button>
      <Link className="btn btn-soft" to="/register">
        {members.register}
      </Link>
    </form>
  );
}
