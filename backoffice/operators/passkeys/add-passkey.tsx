import { useState } from "react";
import type { CreationOptions } from "#contract/passkeys.ts";
import { TextField } from "#ui/text-field.tsx";
import { SessionEnded } from "#backoffice/api.ts";
import { useOffice } from "#backoffice/office-context.tsx";
import { makePasskey } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";
import type { OwnPasskeys } from "#backoffice/operators/passkeys/factor-field.tsx";
import { OwnProofForm } from "#backoffice/operators/passkeys/proof-form.tsx";

type AddPasskeyProps = { own: OwnPasskeys; onAdded: () => void; onCancel: () => void };

/**
 * Name, password and a present factor; then the authenticator, asked by a press of its own, because
 * browsers allow one such question for each.
 */
export function AddPasskey({ own, onAdded, onCancel }: AddPasskeyProps) {
  const { texts, call } = useOffice();
  const { passkeys } = texts;
  const [name, setName] = useState("");
  const [options, setOptions] = useState<CreationOptions | null>(null);
  return (
    <section>
      <h3>{passkeys.add}</h3>
      {options ? (
        <MakePasskey name={name.trim()} options={options} onAdded={onAdded} onCancel={onCancel} />
      ) : (
        <OwnProofForm
          own={own}
          submitWords={passkeys.next}
          onCancel={onCancel}
          onProved={async (proof) => {
            const answer = await call("begin-own-passkey", proof);
            if (answer.status === "success") setOptions(answer.options);
            return answer.status;
          }}
        >
          <TextField
            name="name"
            label={passkeys.name}
            hint={passkeys.nameHint}
            maxLength={60}
            pattern=".*\S.*"
            required
            autoFocus
            value={name}
            onChange={(event) => setName(event.target.value)}
          />
        </OwnProofForm>
      )}
    </section>
  );
}

type MakePasskeyProps = {
  name: string;
  options: CreationOptions;
  onAdded: () => void;
  onCancel: () => void;
};

function MakePasskey({ name, options, onAdded, onCancel }: MakePasskeyProps) {
  const { texts, call } = useOffice();
  const { passkeys, frame } = texts;
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const make = async (): Promise<string | null> => {
    const passkey = await makePasskey(options);
    if (passkey === "registered") return passkeys.registered;
    if (passkey === "not_done") return passkeys.notDone;
    const { status } = await call("add-own-passkey", { name, passkey });
    if (status !== "success") return status === "already" ? passkeys.registered : passkeys.wrong;
    onAdded();
    return null;
  };
  const press = () => {
    if (isBusy) return;
    setIsBusy(true);
    setProblem(null);
    make()
      .then(setProblem, (error: unknown) => {
        if (!(error instanceof SessionEnded)) setProblem(frame.callFailed);
      })
      .finally(() => setIsBusy(false));
  };
  return (
    <div className="own-password">
      <p>{passkeys.makeLead}</p>
      <p className="field-message" role="alert">
        {problem}
      </p>
      <div className="row-of-buttons">
        <Button look="main" text={passkeys.make} aria-busy={isBusy} autoFocus onClick={press} />
        <Button text={passkeys.cancel} onClick={onCancel} />
      </div>
    </div>
  );
}
