import { useState, type FormEvent } from "react";
import type { OwnSelf } from "#contract/office/operators.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import { TextField } from "#ui/text-field.tsx";
import type { OfficeCaller } from "#backoffice/api.ts";

export type SignInFormProps = {
  texts: OfficeTexts;
  call: OfficeCaller;
  onSignedIn: (operator: OwnSelf) => void;
};

/** The input, the present step, and the result of the last attempt. */
function useSignIn({ texts, call, onSignedIn }: SignInFormProps) {
  const { signIn, frame } = texts;
  const [step, setStep] = useState<"password" | "code">("password");
  const [fields, setFields] = useState({ loginId: "", password: "", code: "" });
  const [problem, setProblem] = useState<string | undefined>();
  const [isBusy, setIsBusy] = useState(false);
  const field = (name: keyof typeof fields) => ({
    name,
    value: fields[name],
    required: true,
    onChange: (event: { target: { value: string } }) =>
      setFields({ ...fields, [name]: event.target.value }),
  });

  const answerOf = async (): Promise<string | undefined> => {
    const { loginId, password, code } = fields;
    const answer = await call("sign-in", {
      loginId,
      password,
      ...(step === "code" && { code: code.replaceAll(/\s/g, "") }),
    });
    if (answer.status === "success") {
      onSignedIn(answer.operator);
      return undefined;
    }
    if (answer.status === "otp") {
      setStep("code");
      setFields({ ...fields, code: "" });
      return step === "code" ? signIn.codeWrong : undefined;
    }
    setStep("password");
    if (answer.status === "time")
      return signIn.tooOften(String(Math.ceil((answer.retryAfter ?? 60) / 60)));
    return answer.status === "closed" ? signIn.closed : signIn.wrong;
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    answerOf()
      .then(setProblem, () => setProblem(frame.callFailed))
      .finally(() => setIsBusy(false));
  };
  return { step, setStep, field, problem, isBusy, submit };
}

/** Id and password, then the code of the authenticator app. */
export function SignInForm(props: SignInFormProps) {
  const { signIn } = props.texts;
  const { step, setStep, field, problem, isBusy, submit } = useSignIn(props);
  return (
    <form className="door-form" onSubmit={submit}>
      {step === "password" ? (
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
      ) : (
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
      <p className="field-message" role="alert">
        {problem}
      </p>
      <button type="submit" className="btn btn-main" aria-busy={isBusy}>
        {step === "password" ? signIn.next : signIn.submit}
      </button>
      {step === "code" && (
        <button type="button" className="btn btn-quiet" onClick={() => setStep("password")}>
          {signIn.back}
        </button>
      )}
    </form>
  );
}
