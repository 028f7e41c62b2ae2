import type { PaymentDetail } from "#contract/office/payments.ts";
import { Button } from "#ui/button.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useShortcuts } from "#backoffice/frame/shortcuts.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import { CheckLines } from "#backoffice/payments/check-list.tsx";
import { isProven } from "#backoffice/payments/proven.ts";
import { RefuseSheet } from "#backoffice/payments/refuse-sheet.tsx";
import {
  usePaymentActs,
  type Asking,
  type PaymentActs as Acts,
} from "#backoffice/payments/use-payment-acts.ts";

type PaymentActsProps = { request: PaymentDetail; onDone: () => void };
type PartProps = { request: PaymentDetail; acts: Acts };

/** Claim, approve, refuse and hold, by button and by key; each tells why it is not possible. */
export function PaymentActs({ request, onDone }: PaymentActsProps) {
  const { texts: all, may } = useOffice();
  const texts = all.payments;
  const acts = usePaymentActs(request, onDone);
  const { isOpen, isOthers, problem, words } = acts;
  const { proposal } = request;
  useShortcuts([
    {
      keys: "c",
      label: isOthers ? texts.takeOver : texts.claim,
      run: () => (isOthers ? acts.ask("takeOver") : acts.claim()),
    },
    {
      keys: "a",
      label: proposal ? words.carryOut : words.approve,
      run: () => acts.ask(proposal?.mayDecide ? "carryOut" : "approve"),
    },
    { keys: "r", label: texts.refuse, run: () => acts.ask("refuse") },
    { keys: "h", label: texts.hold, run: () => acts.ask("hold") },
  ]);
  if (!isOpen && problem === null) return null;
  return (
    <div className="acts">
      <Problem>{problem && `${problem} ${texts.staleNow(texts.statuses[request.status])}`}</Problem>
      {isOpen && !may("payments.decide") && <p className="why">{texts.notAllowed}</p>}
      {isOpen && proposal && <ProposalNotice request={request} acts={acts} />}
      {isOpen && !proposal && request.second !== null && (
        <p className="notice">{texts.whySecond[request.second]}</p>
      )}
      {isOpen && !proposal && <ActButtons request={request} acts={acts} />}
      <ActSheet request={request} acts={acts} />
    </div>
  );
}

function ActButtons({ request: { claim }, acts }: PartProps) {
  const button = (name: Asking, key: string, look = "") => (
    <button
      type="button"
      className={`btn ${look}`}
      disabled={name === "takeOver" ? !acts.mayTakeOver : !acts.canAct}
      onClick={() => acts.ask(name)}
    >
      {acts.words[name]} <kbd>{key}</kbd>
    </button>
  );
  const texts = useOfficeTexts().payments;
  const claimButton = (
    <Button disabled={!acts.canAct} onClick={acts.claim}>
      {texts.claim} <kbd>C</kbd>
    </Button>
  );
  const releaseButton = (
    <Button text={texts.release} disabled={!acts.canAct} onClick={acts.release} />
  );
  return (
    <div className="row-of-buttons">
      {button("approve", "A", "btn-main")}
      {button("refuse", "R", "btn-danger")}
      {button("hold", "H")}
      {acts.isOthers ? button("takeOver", "C") : claim === null ? claimButton : releaseButton}
    </div>
  );
}

/** A colleague's proposal, and what this operator may do about it. */
function ProposalNotice({ request: { proposal }, acts }: PartProps) {
  const { payments: texts, proposals } = useOfficeTexts();
  if (!proposal) return null;
  return (
    <div className="notice">
      <p>{texts.waitsForSecond(proposal.maker)}</p>
      <q>{proposal.reason}</q>
      {proposal.isOwn && <p className="why">{proposals.own}</p>}
      <div className="row-of-buttons">
        <Button
          look="main"
          disabled={!proposal.mayDecide || acts.isBusy}
          onClick={() => acts.ask("carryOut")}
        >
          {acts.words.carryOut} <kbd>A</kbd>
        </Button>
        <Button
          text={acts.words.turnDown}
          disabled={(!proposal.mayDecide && !proposal.isOwn) || acts.isBusy}
          onClick={() => acts.ask("turnDown")}
        />
      </div>
    </div>
  );
}

/** The sheet of an act: what it does, and the reason. */
function ActSheet({ request, acts }: PartProps) {
  const { payments: texts, statements } = useOfficeTexts();
  const { asking, isBusy, problem, words } = acts;
  const format = useFormat();
  const close = () => acts.ask(null);
  if (asking === null) return null;
  if (asking === "refuse") return <RefuseSheet request={request} acts={acts} onClose={close} />;
  const { now, approved } = request.money;
  const isApproval = asking === "approve" || asking === "carryOut";
  return (
    <ReasonSheet
      title={words[asking]}
      submit={words[asking]}
      suggested={isApproval && isProven(request) ? texts.reasons.deposit : ""}
      acting={{ isBusy, problem }}
      onClose={close}
      onSubmit={acts.runs[asking]}
    >
      <p className="sheet-sum">
        <b>{request.member.nick}</b> <Money amount={request.amount} />
      </p>
      {isApproval && (
        <p className="sheet-change">
          {texts.cash} <Money amount={now.cash} /> → <Money amount={approved.cash} /> ·{" "}
          {texts.setAside} <Money amount={now.hold} /> → <Money amount={approved.hold} />
        </p>
      )}
      {isApproval && request.came !== null && (
        <p className="notice">
          {statements.cameLead(format.moneyText(request.amount), format.moneyText(request.came))}
        </p>
      )}
      {isApproval && <OpenWarnings request={request} />}
      {isApproval && request.statementLine !== null && <p className="why">{statements.settles}</p>}
    </ReasonSheet>
  );
}

/** The checks that are not passed, repeated where the operator approves over them. */
function OpenWarnings({ request }: { request: PaymentDetail }) {
  const open = request.checks.filter(({ state }) => state !== "good");
  const texts = useOfficeTexts().payments;
  if (open.length === 0) return null;
  return (
    <div className="notice">
      <p>{texts.openWarnings}</p>
      <CheckLines request={{ ...request, checks: open }} />
    </div>
  );
}
