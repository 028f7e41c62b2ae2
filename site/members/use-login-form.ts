import { type RefObject, useEffect, useState } from "react";
import { type Credentials, useLogin } from "#site/members/login.ts";
import { rememberedId } from "#site/app/remembered.ts";

const noCredentials: Credentials = { id: "", password: "", code: "" };

/** The state of the login form, and its submission. */
export function useLoginForm(form: RefObject<HTMLFormElement | null>) {
  const login = useLogin();
  const [values, setValues] = useState(noCredentials);
  const [problem, setProblem] = useState(false);
  /** How often the code of a second factor was asked for; the second time, one was wrong. */
  const [asked, setAsked] = useState(0);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Credentials>) => setValues((now) => ({ ...now, ...change }));
  // Storage is read after hydration, because the server cannot know the last id.
  useEffect(() => setValues((now) => ({ ...now, id: now.id || rememberedId() })), []);

  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await login(values);
    setBusy(false);
    if (outcome === "done") return;
    const asksCode = outcome === "code";
    setAsked(asksCode ? asked + 1 : 0);
    setProblem(!asksCode);
    set({ code: "", ...(outcome === "refused" && { password: "" }) });
    // After the dialog over the form has returned the focus.
    const field = asksCode ? "code" : "id";
    setTimeout(() => form.current?.querySelector<HTMLInputElement>(`[name=${field}]`)?.focus());
  };
  return { values, set, problem, asked, busy, submit };
}
