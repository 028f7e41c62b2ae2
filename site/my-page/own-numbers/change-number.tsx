import "#site/my-page/second-factor/second-factor.css";
import { type ReactNode, useRef, useState } from "react";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { usePageTexts } from "#site/app/app-context.tsx";
import type { Section } from "#site/app/section.ts";
import { useSession } from "#site/app/session.tsx";
import type { OwnSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import { FactorForm } from "#site/my-page/second-factor/factor-form.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";

type Proof = { pw: string; code?: string };

export type FactorProps = {
  /** Decides whether a code is asked for with the password. */
  factor: Section<OwnSecondFactor>;
};

type ChangeNumberProps = FactorProps & {
  /** The act, on its button. */
  label: string;
  /** The fields of the new number. */
  children: ReactNode;
  isDirty: boolean;
  /** Shows the faults of the fields; answers the name of the first field with one. */
  check: () => string | null;
  /** The number cannot be the member's. */
  onDenied: () => void;
  send: (proof: Proof) => Promise<{ status: string; retryAfter?: number }>;
  done: string;
  onClose: () => void;
};

/** Asks for the new number first and then for the password, because someone else may find an open page. */
export function ChangeNumber({ children, isDirty, check, onClose, ...rest }: ChangeNumberProps) {
  const { secondFactor: words, frame } = usePageTexts();
  const form = useRef<HTMLFormElement>(null);
  const [isChecked, setIsChecked] = useState(false);
  const { onDenied, ...proving } = rest;
  const back = () => {
    setIsChecked(false);
    onDenied();
  };
  if (isChecked) return <Proving {...proving} onDenied={back} onClose={onClose} />;
  return (
    <form
      ref={form}
      className="fm factor-form"
      noValidate
      {...dirtyIf(isDirty)}
      onSubmit={(event) => {
        event.preventDefault();
        const wrong = check();
        if (wrong === null) setIsChecked(true);
        else form.current?.querySelector<HTMLElement>(`[name="${wrong}"]`)?.focus();
      }}
    >
      {children}
      <p className="closing-acts">
        <Button type="submit" look="gold" text={words.next} />
        <Button look="soft" text={frame.cancel} onClick={onClose} />
      </p>
    </form>
  );
}

type ProvingProps = Omit<ChangeNumberProps, "children" | "isDirty" | "check">;

function Proving({ factor, label, send, done, onDenied, onClose }: ProvingProps) {
  const { secondFactor: words } = usePageTexts();
  const { refresh } = useSession();
  const dialogs = useDialogs();
  const hasFactor = factor.ok && factor.data.addedAt !== null;
  return (
    <>
      <p className="money-text">{words.beginLead}</p>
      <FactorForm
        asks={hasFactor ? ["password", "code"] : ["password"]}
        {...(hasFactor && { codeHint: words.codeHint })}
        label={label}
        send={async ({ password, code }) => {
          const answer = await send({ pw: password, ...(hasFactor && { code }) });
          if (answer.status === "denied") onDenied();
          if (answer.status !== "success") return answer;
          await refresh();
          dialogs.toast(done);
          onClose();
          return answer;
        }}
        onCancel={onClose}
      />
    </>
  );
}
