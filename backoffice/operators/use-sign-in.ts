import { useState } from "react";
import type { OfficeInput } from "#contract/office/calls.ts";
import type { OwnSelf } from "#contract/office/operators.ts";
import type { FactorChoice } from "#contract/office/passkey-request.ts";
import type { OfficeTexts } from "#locales/ko/office.ts";
import type { OfficeCaller } from "#backoffice/api.ts";
import { hasPasskeys, signChallenge } from "#ui/authenticator.ts";

export type SignInFormProps = {
  texts: OfficeTexts;
  call: OfficeCaller;
  onSignedIn: (operator: OwnSelf) => void;
};

/** `none`: no second factor of the operator works at this address or in this browser. */
type Step = "password" | "code" | "passkey" | "none";
type Factor = Pick<OfficeInput<"sign-in">, "code" | "passkey">;

/** The step after the right password. A choice is absent while codes alone count. */
function stepFor(choice: FactorChoice | undefined, present: Step): Step {
  if (!choice) return "code";
  if (present === "code" && choice.mayUseCode) return "code";
  if (choice.passkey && hasPasskeys()) return "passkey";
  return choice.mayUseCode ? "code" : "none";
}

/** The input, the present step, and the result of the last attempt. */
export function useSignIn({ texts, call, onSignedIn }: SignInFormProps) {
  const { signIn, passkeys, frame } = texts;
  const [step, setStep] = useState<Step>("password");
  const [choice, setChoice] = useState<FactorChoice | undefined>();
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

  const answerOf = async (factor: Factor): Promise<string | undefined> => {
    const { loginId, password } = fields;
    const answer = await call("sign-in", { loginId, password, ...factor });
    if (answer.status === "success") {
      onSignedIn(answer.operator);
      return undefined;
    }
    if (answer.status === "otp") {
      setChoice(answer.factors);
      setStep(stepFor(answer.factors, step));
      setFields({ ...fields, code: "" });
      if (step === "passkey") return passkeys.wrong;
      return step === "code" ? signIn.codeWrong : undefined;
    }
    setStep("password");
    if (answer.status === "time")
      return signIn.tooOften(String(Math.ceil((answer.retryAfter ?? 60) / 60)));
    return answer.status === "closed" ? signIn.closed : signIn.wrong;
  };
  const attempt = async (): Promise<string | undefined> => {
    if (step === "code") return answerOf({ code: fields.code.replaceAll(/\s/g, "") });
    if (step !== "passkey" || !choice?.passkey) return answerOf({});
    const passkey = await signChallenge(choice.passkey);
    return typeof passkey === "string" ? passkeys.notDone : answerOf({ passkey });
  };
  const submit = (event: { preventDefault(): void }) => {
    event.preventDefault();
    if (isBusy) return;
    setIsBusy(true);
    setProblem(undefined);
    attempt()
      .then(setProblem, () => setProblem(frame.callFailed))
      .finally(() => setIsBusy(false));
  };
  const goTo = (next: Step) => {
    setProblem(undefined);
    setStep(next);
  };
  const canSwitch = {
    toCode: step === "passkey" && choice?.mayUseCode === true,
    toPasskey: step === "code" && !!choice?.passkey && hasPasskeys(),
  };
  return { step, goTo, canSwitch, field, problem, isBusy, submit };
}
