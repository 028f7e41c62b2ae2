import { type RefObject, useEffect, useState } from "react";
import { type Credentials, useLogin } from "#site/members/login.ts";
import { rememberedId } from "#site/app/remembered.ts";

const noCredentials: Credentials = { id: "", password: "", otp: "" };

/** What the login form holds, and what happens when it is sent. */
export function useLoginForm(form: RefObject<HTMLFormElement | null>) {
  const login = useLogin();
  const [values, setValues] = useState(noCredentials);
  const [otpNeeded, setOtpNeeded] = useState(false);
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Credentials>) => setValues((now) => ({ ...now, ...change }));
  // Storage is read after hydration: the server cannot know the last id.
  useEffect(() => setValues((now) => ({ ...now, id: now.id || rememberedId() })), []);

  /** Once the dialog that stood over the form has given the focus back. */
  const focus = (name: string) =>
    setTimeout(() => form.current?.querySelector<HTMLInputElement>(`[name=${name}]`)?.focus());

  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const { kind } = await login(values);
    setBusy(false);
    if (kind === "done") return;
    setProblem(kind !== "otp");
    if (kind === "refused") set({ password: "" });
    if (kind === "otp") setOtpNeeded(true);
    focus(kind === "otp" ? "otp" : "id");
  };
  return { values, set, otpNeeded, problem, busy, submit };
}
