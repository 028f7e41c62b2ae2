import { Button } from "#ui/button.tsx";
import { saveBlob } from "#ui/call.ts";
import { Icon } from "#ui/icon.tsx";
import { useAccountTexts, usePageTexts } from "#site/app/app-context.tsx";
import { Facts } from "#site/parts/facts.tsx";
import type { Checked } from "#site/wallet/liabilities/checking.ts";
import { useExactMoney } from "#site/wallet/liabilities/exact-money.tsx";

/** The sentence that says how a check ended. */
export function useVerdict(): (checked: Checked) => string {
  const { liabilities: texts } = usePageTexts();
  const exact = useExactMoney();
  return (checked) => {
    if (checked.is === "missing") return texts.notThere;
    if (checked.is === "unknown") return texts.cannotCheck;
    if (checked.is === "false") return `${texts.isFalse} ${texts.because[checked.because]}`;
    return texts.isTrue(exact(checked.proof.amount));
  };
}

/** What the amount is made of, and the published tree that has it. */
function CheckedFacts({ proof, parts, keyId }: Extract<Checked, { is: "true" }>) {
  const { wallet } = useAccountTexts();
  const { liabilities: texts } = usePageTexts();
  const exact = useExactMoney();
  const rows = [
    [texts.day, proof.tree.day],
    [texts.amount, exact(proof.amount)],
    [wallet.inCash, exact(parts.cash)],
    [wallet.forWithdrawals, exact(parts.hold)],
    [wallet.comp, exact(parts.comp)],
    [texts.rest, exact(parts.rest)],
    [texts.total, exact(proof.tree.sum)],
    [texts.root, proof.tree.root],
    [texts.keyId, keyId],
  ] as const;
  return (
    <div className="liability-facts">
      <Facts facts={rows.map(([name, value]) => ({ name, value, asIs: true }))} />
    </div>
  );
}

/** What a true proof proves, and what it does not. */
function Meaning() {
  const { liabilities: texts } = usePageTexts();
  const lists = [
    [texts.provesTitle, texts.proves],
    [texts.limitsTitle, texts.limits],
  ] as const;
  return (
    <div className="liability-meaning">
      {lists.map(([title, sentences]) => (
        <section key={title}>
          <h3>{title}</h3>
          <ul>
            {sentences.map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Below the verdict: the facts of a true proof and what it means, and the file of any proof. */
export function CheckResult({ checked }: { checked: Checked }) {
  const { wallet } = useAccountTexts();
  const { liabilities: texts } = usePageTexts();
  if (checked.is === "missing") return null;
  const { proof } = checked;
  const save = () =>
    saveBlob(
      new Blob([JSON.stringify(proof, null, 1)], { type: "application/json" }),
      `published-total-${proof.tree.day}.json`,
    );
  return (
    <>
      {checked.is === "true" && (
        <>
          <CheckedFacts {...checked} />
          <Meaning />
        </>
      )}
      <p className="field-hint">{texts.neighbours}</p>
      <div className="list-files">
        <Button look="soft sm" onClick={save}>
          <Icon name="download" />
          {texts.save}
        </Button>
        {/* A separate document beside this page in every language, outside of the router. */}
        <a className="btn btn-soft btn-sm" href="verify-statement">
          {wallet.checkProof}
        </a>
      </div>
    </>
  );
}
