import { type FormEvent, useState } from "react";
import type { CreationOptions } from "#contract/passkeys.ts";
import { makePasskey } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";
import { asFault } from "#ui/call.ts";
import { useDialogs } from "#ui/dialog-host.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { FactorForm } from "#site/my-page/second-factor/factor-form.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { faultText } from "#site/parts/fault-text.ts";

type AddPasskeyProps = { hasFactor: boolean; device: string; onDone: () => void };

/**
 * Asks for the password first, because someone else may find an open page, and for the authenticator
 * at a second press, because a browser asks it once for each press.
 */
export function AddPasskey({ hasFactor, device, onDone }: AddPasskeyProps) {
  const { call } = useApp();
  const { passkeys: words, secondFactor } = usePageTexts();
  const [options, setOptions] = useState<CreationOptions | null>(null);
  const send = async ({ password, code }: { password: string; code: string }) => {
    const answer = await call("begin-passkey", { pw: password, ...(hasFactor && { code }) });
    if (answer.status === "success") setOptions(answer.options);
    return answer;
  };
  if (options) return <MakePasskey options={options} device={device} onDone={onDone} />;
  return (
    <>
      <p className="money-text">{words.beginLead}</p>
      <FactorForm
        asks={hasFactor ? ["password", "code"] : ["password"]}
        {...(hasFactor && { codeHint: secondFactor.codeHint })}
        label={secondFactor.next}
        send={send}
        onCancel={onDone}
      />
    </>
  );
}

type MakePasskeyProps = { options: CreationOptions; device: string; onDone: () => void };

function MakePasskey({ options, device, onDone }: MakePasskeyProps) {
  const { passkeys: words, frame } = usePageTexts();
  const [name, setName] = useState(device);
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const make = useMake(options, onDone);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const given = name.trim();
    if (given === "") return setProblem(words.nameNeeded);
    setIsBusy(true);
    setProblem(null);
    void make(given)
      .then(setProblem)
      .finally(() => setIsBusy(false));
  };
  return (
    <form className="fm factor-form" noValidate {...dirtyIf(name !== device)} onSubmit={submit}>
      <p className="money-text">{words.makeLead}</p>
      <TextField
        name="passkey-name"
        label={words.name}
        hint={words.nameHint}
        required
        autoComplete="off"
        maxLength={60}
        value={name}
        state={problem ? "bad" : "idle"}
        message={problem ?? undefined}
        onChange={(event) => {
          setName(event.target.value);
          setProblem(null);
        }}
      />
      <p className="closing-acts">
        <Button type="submit" look="gold" text={words.make} aria-busy={isBusy} />
        <Button look="soft" text={frame.cancel} onClick={onDone} />
      </p>
    </form>
  );
}

/** Asks the authenticator and adds its passkey; answers why it was not added, or null. */
function useMake(options: CreationOptions, onDone: () => void) {
  const { call } = useApp();
  const texts = usePageTexts();
  const { passkeys: words } = texts;
  const dialogs = useDialogs();
  return async (name: string): Promise<string | null> => {
    const passkey = await makePasskey(options).catch(asFault);
    if (passkey === "not_done") return words.notDone;
    if (passkey === "registered") return words.registered;
    if ("status" in passkey) return faultText(words.failed, passkey, texts);
    const answer = await call("add-passkey", { name, passkey }).catch(asFault);
    switch (answer.status) {
      case "success":
        dialogs.toast(words.added);
        onDone();
        return null;
      case "fault":
        return faultText(words.failed, answer, texts);
      case "already":
        return words.registered;
      case "limit":
        return words.tooMany;
      case "not_found":
        return words.notHere;
      case "otp":
      case "time":
      case "unauthenticated":
        return words.wrong;
    }
  };
}
