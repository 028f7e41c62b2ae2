import { useRef, useState } from "react";
import { useRevalidator } from "react-router";
import type { Output } from "#contract/calls.ts";
import { announce } from "#ui/announcer.tsx";
import { Button } from "#ui/button.tsx";
import { asFault } from "#ui/call.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, useAccountTexts } from "#site/app/app-context.tsx";
import { dirtyIf } from "#site/parts/dirty-form.ts";
import { faultText } from "#site/parts/fault-text.ts";
import { refusalText } from "#site/parts/refusal-text.ts";
import { useTerms } from "#site/parts/use-terms.ts";
import { Remaining } from "#site/payments/remaining.tsx";
import { AccountWarning, Transfer } from "#site/payments/transfer.tsx";

export type ReceivingAccount = Output<"user-ask-account">;

function Account({ account }: { account: ReceivingAccount }) {
  const { reference, expiresAt, answeredAt, ...bank } = account;
  const time = <Remaining until={expiresAt} answeredAt={answeredAt} />;
  return <Transfer bank={bank} reference={reference} time={time} />;
}

/** The account question and its result. */
function useAccountQuestion(onAccount: (account: ReceivingAccount) => void) {
  const { call } = useApp();
  const texts = useAccountTexts();
  const format = useFormat();
  const acceptFirst = useTerms();
  const { revalidate } = useRevalidator();
  const [pass, setPass] = useState("");
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const input = useRef<HTMLFormElement>(null);
  const refuse = (text: string) => {
    setProblem(text);
    input.current?.querySelector("input")?.focus();
  };
  const ask = async () => {
    if (busy) return;
    if (!/^\d{6,12}$/.test(pass)) return refuse(texts.members.withdrawalPasswordRule);
    setBusy(true);
    const answer = await call("user-ask-account", { pass }).catch(asFault);
    setBusy(false);
    if (answer.status === "success") {
      setPass("");
      onAccount(answer);
      return announce(texts.payments.accountShown);
    }
    if (answer.status === "terms") {
      // A form with input would ask whether to leave it.
      setPass("");
      return acceptFirst();
    }
    if (answer.status === "funds") {
      // The level was changed since the page was loaded, which then shows the notice.
      setPass("");
      return void revalidate();
    }
    refuse(
      refusalText(answer, texts, format) ?? faultText(texts.payments.askFailed, answer, texts),
    );
  };
  const change = (value: string) => {
    setPass(value.replace(/\D/g, ""));
    setProblem(null);
  };
  return { pass, problem, busy, input, ask, change };
}

type QuestionProps = {
  account: ReceivingAccount | null;
  /** The account that the member was told was changed or switched off since. */
  isGone: boolean;
  onAccount: (account: ReceivingAccount) => void;
};

/** Asks for the withdrawal password and shows the receiving account and the reference. */
export function AccountQuestion({ account, isGone, onAccount }: QuestionProps) {
  const { payments, members } = useAccountTexts();
  const { pass, problem, busy, input, ask, change } = useAccountQuestion(onAccount);
  return (
    <section className="card" aria-labelledby="account-title">
      <div className="sec-h">
        <h2 id="account-title">{payments.askAccountTitle}</h2>
      </div>
      {isGone && <AccountWarning text={payments.accountGone} />}
      {account ? (
        <Account account={account} />
      ) : (
        <form
          ref={input}
          className="fm"
          noValidate
          {...dirtyIf(pass !== "")}
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <p className="money-text">{payments.askAccountText}</p>
          <TextField
            name="pass"
            type="password"
            required
            label={members.withdrawalPassword}
            value={pass}
            state={problem ? "bad" : "idle"}
            message={problem ?? undefined}
            reveal={members.showPassword}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            onChange={(event) => change(event.target.value)}
          />
          <Button type="submit" look="soft" text={payments.askAccount} aria-busy={busy} />
        </form>
      )}
    </section>
  );
}
