import "#site/my-page/second-factor/second-factor.css";
import "#site/my-page/breaks.css";
import { useState } from "react";
import { useRevalidator } from "react-router";
import type { Output } from "#contract/calls.ts";
import { Button } from "#ui/button.tsx";
import { useDialogs } from "#ui/dialog-host.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { QrCode } from "#ui/qr-code.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { FactorForm } from "#site/my-page/second-factor/factor-form.tsx";
import type { OwnSecondFactor } from "#site/my-page/second-factor/load-second-factor.ts";
import { RecoveryCodes } from "#site/my-page/second-factor/recovery-codes.tsx";
import { MoneyCard } from "#site/parts/money-page.tsx";

type Begun = Output<"begin-second-factor">;
/** What the card shows in place of its state. */
type Step =
  | { kind: "begin" | "renew" | "remove" }
  | { kind: "add"; begun: Begun }
  | { kind: "codes"; codes: readonly string[] };

/** Two-step verification: whether it is on, and how it is turned on and off. */
export function SecondFactorCard({ factor }: { factor: OwnSecondFactor }) {
  const { secondFactor: words } = usePageTexts();
  const { revalidate } = useRevalidator();
  const [step, setStep] = useState<Step | null>(null);
  const leave = () => {
    setStep(null);
    void revalidate();
  };
  return (
    <MoneyCard id="second-factor-title" title={words.title}>
      {step === null && <State factor={factor} onStep={(kind) => setStep({ kind })} />}
      {step?.kind === "begin" && (
        <BeginStep onBegun={(begun) => setStep({ kind: "add", begun })} onCancel={leave} />
      )}
      {step?.kind === "add" && (
        <AddStep
          begun={step.begun}
          onAdded={(codes) => setStep({ kind: "codes", codes })}
          onCancel={leave}
        />
      )}
      {step?.kind === "renew" && (
        <RenewStep onRenewed={(codes) => setStep({ kind: "codes", codes })} onCancel={leave} />
      )}
      {step?.kind === "remove" && <RemoveStep onDone={leave} />}
      {step?.kind === "codes" && <RecoveryCodes codes={step.codes} onKept={leave} />}
    </MoneyCard>
  );
}

type StateProps = {
  factor: OwnSecondFactor;
  onStep: (kind: "begin" | "renew" | "remove") => void;
};

function State({ factor: { addedAt, codesLeft }, onStep }: StateProps) {
  const { secondFactor: words } = usePageTexts();
  const format = useFormat();
  if (addedAt === null)
    return (
      <>
        <p className="money-text">{words.lead}</p>
        <p className="closing-acts">
          <Button look="gold" text={words.turnOn} onClick={() => onStep("begin")} />
        </p>
      </>
    );
  return (
    <>
      <p className="money-text">
        <span className="st st-done">{words.on}</span> {words.since(format.date(addedAt))}
      </p>
      <p className="money-text">{words.codesLeft(format.number(codesLeft))}</p>
      <p className="closing-acts">
        <Button look="soft" text={words.renew} onClick={() => onStep("renew")} />
        <Button look="soft" text={words.turnOff} onClick={() => onStep("remove")} />
      </p>
    </>
  );
}

/** The password first, because an open page may be found by someone else. */
function BeginStep({ onBegun, onCancel }: Cancelled & { onBegun: (begun: Begun) => void }) {
  const { call } = useApp();
  const { secondFactor: words } = usePageTexts();
  const send = async ({ password }: { password: string }) => {
    const answer = await call("begin-second-factor", { pw: password });
    if (answer.status === "success") onBegun(answer);
    return answer;
  };
  return (
    <>
      <p className="money-text">{words.beginLead}</p>
      <FactorForm asks={["password"]} label={words.next} send={send} onCancel={onCancel} />
    </>
  );
}

type AddStepProps = Cancelled & { begun: Begun; onAdded: (codes: readonly string[]) => void };

function AddStep({ begun: { secret, uri }, onAdded, onCancel }: AddStepProps) {
  const { call } = useApp();
  const { secondFactor: words } = usePageTexts();
  const send = async ({ code }: { code: string }) => {
    const answer = await call("confirm-second-factor", { code });
    if (answer.status === "success") onAdded(answer.recoveryCodes);
    return answer;
  };
  return (
    <>
      <p className="money-text">{words.scanLead}</p>
      <div className="factor-scan">
        <QrCode text={uri} label={words.qr} />
        <p>
          <span className="field-hint">{words.secret}</span>
          <code translate="no">{secret.replaceAll(/(.{4})(?=.)/g, "$1 ")}</code>
          <a href={uri}>{words.openApp}</a>
        </p>
      </div>
      <FactorForm
        asks={["code"]}
        codeHint={words.firstCodeHint}
        label={words.turnOn}
        send={send}
        onCancel={onCancel}
      />
    </>
  );
}

type RenewStepProps = Cancelled & { onRenewed: (codes: readonly string[]) => void };

function RenewStep({ onRenewed, onCancel }: RenewStepProps) {
  const { call } = useApp();
  const { secondFactor: words } = usePageTexts();
  const send = async ({ password, code }: { password: string; code: string }) => {
    const answer = await call("renew-recovery-codes", { pw: password, code });
    if (answer.status === "success") onRenewed(answer.recoveryCodes);
    return answer;
  };
  return (
    <>
      <p className="money-text">{words.renewLead}</p>
      <FactorForm
        asks={["password", "code"]}
        codeHint={words.codeHint}
        label={words.renew}
        send={send}
        onCancel={onCancel}
      />
    </>
  );
}

function RemoveStep({ onDone }: { onDone: () => void }) {
  const { call } = useApp();
  const { secondFactor: words } = usePageTexts();
  const dialogs = useDialogs();
  const send = async ({ password, code }: { password: string; code: string }) => {
    const answer = await call("remove-second-factor", { pw: password, code });
    if (answer.status === "success") {
      dialogs.toast(words.turnedOff);
      onDone();
    }
    return answer;
  };
  return (
    <>
      <p className="money-text">{words.turnOffLead}</p>
      <FactorForm
        asks={["password", "code"]}
        codeHint={words.codeHint}
        label={words.turnOff}
        send={send}
        onCancel={onDone}
      />
    </>
  );
}

type Cancelled = { onCancel: () => void };
