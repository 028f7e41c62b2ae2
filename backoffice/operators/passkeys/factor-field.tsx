import { useState } from "react";
import type { OfficeInput, OfficeOutput } from "#contract/office/calls.ts";
import { TextField } from "#ui/text-field.tsx";
import { useOffice } from "#backoffice/office-context.tsx";
import { hasPasskeys, signChallenge } from "#ui/authenticator.ts";
import { Button } from "#ui/button.tsx";

export type OwnPasskeys = OfficeOutput<"get-own-passkeys">;
export type Factor = Pick<OfficeInput<"change-own-password">, "code" | "passkey">;

/**
 * The second factor of an act on the own account: a passkey where the operator has one here, else
 * the code of the app. `prove` asks for it and answers null when the person gave up.
 */
export function useFactor({ passkeys, isUsableHere, mayUseCode }: OwnPasskeys) {
  const { call } = useOffice();
  const [code, setCode] = useState("");
  const [wantsCode, setWantsCode] = useState(false);
  const hasKey =
    isUsableHere && hasPasskeys() && passkeys.some(({ isForThisAddress }) => isForThisAddress);
  const isCode = mayUseCode ? wantsCode || !hasKey : !hasKey;
  const prove = async (): Promise<Factor | null> => {
    if (isCode) return { code: code.replaceAll(/\s/g, "") };
    const answer = await call("challenge-own-passkey", {});
    if (answer.status !== "success") return null;
    const passkey = await signChallenge(answer.options);
    return typeof passkey === "string" ? null : { passkey };
  };
  const change = mayUseCode && hasKey ? () => setWantsCode(!wantsCode) : null;
  return { isCode, code, setCode, prove, change };
}

type FactorFieldProps = {
  factor: ReturnType<typeof useFactor>;
  problem: string | undefined;
};

/** The field of the code, or that a passkey will be asked for. */
export function FactorField({ factor, problem }: FactorFieldProps) {
  const { joining, passkeys } = useOffice().texts;
  const { isCode, code, setCode, change } = factor;
  return (
    <>
      {isCode ? (
        <TextField
          name="code"
          label={joining.code}
          hint={joining.codeHint}
          message={problem}
          state={problem ? "bad" : "idle"}
          inputMode="numeric"
          autoComplete="one-time-code"
          pattern="[0-9\s]{6,7}"
          maxLength={7}
          required
          value={code}
          onChange={(event) => setCode(event.target.value)}
        />
      ) : (
        <>
          <p className="why">{passkeys.withPasskey}</p>
          <p className="field-message" role="alert">
            {problem}
          </p>
        </>
      )}
      {change && (
        <Button
          look="quiet"
          text={isCode ? passkeys.usePasskey : passkeys.useCode}
          onClick={change}
        />
      )}
    </>
  );
}
