import { useRef } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import { PasskeyLogin } from "#site/members/passkey-login.tsx";
import { useLoginForm } from "#site/members/use-login-form.ts";

/** Id and password; Enter submits, pasting works, a password manager finds its fields. */
export function LoginForm() {
  const { members, messages, contact, refusals } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const { values, set, problem, asked, busy, submit } = useLoginForm(form);
  const state = problem ? ("bad" as const) : ("idle" as const);
  return (
    <form
      ref={form}
      className="fm"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <TextField
        name="id"
        label={members.id}
        required
        value={values.id}
        state={state}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={64}
        onChange={(event) => set({ id: event.target.value })}
      />
      <TextField
        name="pw"
        type="password"
        label={members.password}
        required
        value={values.password}
        state={state}
        message={problem ? messages.msg2030 : undefined}
        reveal={members.showPassword}
        autoComplete="current-password"
        maxLength={128}
        onChange={(event) => set({ password: event.target.value })}
      />
      {asked > 0 && (
        <TextField
          name="code"
          label={members.loginCode}
          required
          value={values.code}
          state={asked > 1 ? "bad" : "idle"}
          message={asked > 1 ? refusals.otp : undefined}
          autoComplete="one-time-code"
          maxLength={32}
          onChange={(event) => set({ code: event.target.value })}
        />
      )}
      <Button type="submit" look="gold" text={members.login} aria-busy={busy} />
      <PasskeyLogin />
      <Link className="btn btn-soft" to="/register">
        {members.register}
      </Link>
      <p className="login-help">
        {contact.cannotLogIn} <Link to="/contact">{messages.writeHelp}</Link>
      </p>
    </form>
  );
}
