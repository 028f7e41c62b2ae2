import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useSignIn, type SignInFormProps } from "#backoffice/operators/use-sign-in.ts";

type Field = ReturnType<typeof useSignIn>["field"];

/** Id and password, then a passkey or the code of the authenticator app. */
export function SignInForm(props: SignInFormProps) {
  const { signIn, passkeys } = props.texts;
  const { step, goTo, canSwitch, field, problem, isBusy, submit } = useSignIn(props);
  const words = { password: signIn.next, code: signIn.submit, passkey: passkeys.signIn };
  return (
    <form className="door-form" onSubmit={submit}>
      {step === "password" && <PasswordFields texts={props.texts} field={field} />}
      {step === "code" && (
        <TextField
          {...field("code")}
          label={signIn.code}
          hint={signIn.codeHint}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9\s]{6,7}"
          maxLength={7}
          autoFocus
        />
      )}
      {step === "passkey" && <p className="door-lead">{passkeys.signInLead}</p>}
      {step === "none" && (
        <p className="notice notice-bad" role="alert">
          {passkeys.noFactor}
        </p>
      )}
      <p className="field-message" role="alert">
        {problem}
      </p>
      {step !== "none" && (
        <Button
          key={step === "passkey" ? step : "typed"}
          type="submit"
          look="main"
          text={words[step]}
          aria-busy={isBusy}
          autoFocus={step === "passkey"}
        />
      )}
      {canSwitch.toCode && (
        <Button look="quiet" text={passkeys.signInByCode} onClick={() => goTo("code")} />
      )}
      {canSwitch.toPasskey && (
        <Button look="quiet" text={passkeys.signIn} onClick={() => goTo("passkey")} />
      )}
      {step !== "password" && (
        <Button look="quiet" text={signIn.back} onClick={() => goTo("password")} />
      )}
    </form>
  );
}

function PasswordFields({ texts, field }: Pick<SignInFormProps, "texts"> & { field: Field }) {
  const { signIn } = texts;
  return (
    <>
      <TextField
        {...field("loginId")}
        label={signIn.loginId}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
      />
      <TextField
        {...field("password")}
        label={signIn.password}
        type="password"
        reveal={signIn.showPassword}
        autoComplete="current-password"
      />
    </>
  );
}
