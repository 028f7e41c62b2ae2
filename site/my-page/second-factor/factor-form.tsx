import { useRef } from "react";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import { type FactorQuestion, useFactorForm } from "#site/my-page/second-factor/use-factor-form.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

type FactorFormProps = {
  asks: FactorQuestion["asks"];
  /** The rule under the code. */
  codeHint?: string;
  label: string;
  send: FactorQuestion["send"];
  /** Leaves the form. */
  onCancel: () => void;
};

/** The password, a code, or both, before something about the second factor changes. */
export function FactorForm({ asks, codeHint, label, send, onCancel }: FactorFormProps) {
  const { secondFactor: words, members, frame } = usePageTexts();
  const form = useRef<HTMLFormElement>(null);
  const { fieldOf, isDirty, isBusy, submit } = useFactorForm({ asks, send }, form);
  return (
    <form
      ref={form}
      className="fm factor-form"
      noValidate
      {...dirtyIf(isDirty)}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {asks.includes("password") && (
        <TextField
          {...fieldOf("password")}
          type="password"
          label={members.oldPassword}
          reveal={members.showPassword}
          autoComplete="current-password"
          maxLength={128}
        />
      )}
      {asks.includes("code") && (
        <TextField
          {...fieldOf("code")}
          label={words.code}
          hint={codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
        />
      )}
      <p className="closing-acts">
        <Button type="submit" look="gold" text={label} aria-busy={isBusy} />
        <Button look="soft" text={frame.cancel} onClick={onCancel} />
      </p>
    </form>
  );
}
