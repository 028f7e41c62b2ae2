import { type RefObject, useEffect, useState } from "react";
import { type Credentials, useLogin } from "#site/members/login.ts";
import { rememberedId } from "#site/app/remembered.ts";

const noCredentials: Credentials = { id: "", password: "" };

/** What the login form holds, and what happens when it is sent. */
export function useLoginForm(form: RefObject<HTMLFormElement | null>) {
  const login = useLogin();
  const [values, setValues] = useState(noCredentials);
  const [problem, setProblem] = useState(false);
  const [busy, setBusy] = useState(false);
  const set = (change: Partial<Credentials>) => setValues((now) => ({ ...now, ...change }));
  // Storage is read after hydration: the server cannot know the last id.
  useEffect(() => setValues((now) => ({ ...now, id: now.id || rememberedId() })), []);

  const submit = async () => {
    if (busy) return;
    setBusy(true);
    const outcome = await login(values);
    setBusy(false);
    if (outcome === "done") return;
    setProblem(true);
    if (outcome === "refused") set({ password: "" });
    // Once the dialog that stood over the form has given the focus back.
    setTimeout(() => form.current?.querySelector<HTMLInputElement>("[name=id]")?.focus());
  };
  return { values, set, problem, busy, submit };
}
