import { useState } from "react";
import type { StatementLine, StatementMatch } from "#contract/office/statements.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Money } from "#ui/money.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOffice, useOfficeTexts } from "#backoffice/office-context.tsx";
import { otherAmountOf } from "#backoffice/payments/statements/line-kinds.ts";
import { ReceiverFields, type Receiver } from "#backoffice/payments/statements/receiver-fields.tsx";
import { WhyTag } from "#backoffice/payments/statements/why-tag.tsx";

const kinds = ["match", "unmatch", "hold", "reopen", "post", "giveBack", "came"] as const;
type Kind = (typeof kinds)[number];
export type LineAsking = { kind: Kind; line: StatementLine };

/** The sheet of an act on one bank statement line. */
export function LineSheet({ asking, onClose }: { asking: LineAsking; onClose: () => void }) {
  const texts = useOfficeTexts().statements;
  const { kind, line } = asking;
  const choices = line.match ? [line.match] : line.candidates;
  const [depositId, setDepositId] = useState(choices.find(fits)?.deposit.id ?? null);
  const [loginId, setLoginId] = useState(line.referenced?.loginId ?? "");
  const [receiver, setReceiver] = useState<Receiver>({
    bankName: "",
    bankNumber: "",
    bankOwner: line.sender,
  });
  const { run, isBusy, problem } = useLineAct(asking, { depositId, loginId, receiver }, onClose);
  const isMissing = {
    match: depositId === null,
    post: loginId === "",
    giveBack: Object.values(receiver).includes(""),
  };
  return (
    <ReasonSheet
      title={texts[kind]}
      submit={texts[kind]}
      suggested={kind in texts.reasons ? texts.reasons[kind as keyof typeof texts.reasons] : ""}
      acting={{ isBusy, problem }}
      isBlocked={kind in isMissing && isMissing[kind as keyof typeof isMissing]}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      <p className="sheet-sum">
        <b dir="auto">{line.sender}</b> <Money amount={line.amount} />
      </p>
      {line.trouble && <p className="notice">{texts.troubles[line.trouble]}</p>}
      {kind === "match" && <Choices choices={choices} chosen={depositId} onChoose={setDepositId} />}
      {kind === "came" && <CameLead line={line} />}
      {kind === "hold" && <HoldLead line={line} />}
      {kind === "post" && <PostFields line={line} loginId={loginId} onLoginId={setLoginId} />}
      {kind === "giveBack" && <ReceiverFields receiver={receiver} onChange={setReceiver} />}
    </ReasonSheet>
  );
}

type Chosen = { depositId: number | null; loginId: string; receiver: Receiver };

/** Does the act of a sheet, and closes the sheet when it is done or proposed. */
function useLineAct(
  { kind, line }: LineAsking,
  { depositId, loginId, receiver }: Chosen,
  onDone: () => void,
) {
  const { statements: texts, bulk } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const { id } = line;
  const came = otherAmountOf(line);
  const doing: Record<Kind, (reason: string) => Promise<{ status: string } | null>> = {
    match: (reason) => act("match-statement-line", { id, depositId, reason }, texts.matched),
    unmatch: (reason) =>
      act("match-statement-line", { id, depositId: null, reason }, texts.unmatched),
    hold: (reason) => act("hold-statement-line", { id, isHeld: true, reason }, texts.held),
    reopen: (reason) => act("hold-statement-line", { id, isHeld: false, reason }, texts.reopened),
    post: (reason) => act("post-statement-line", { id, loginId, reason }, texts.postProposed),
    giveBack: (reason) =>
      act("return-statement-line", { id, ...receiver, reason }, texts.giveBackProposed),
    came: (reason) =>
      act(
        "approve-payment",
        {
          id: came?.id ?? 0,
          version: came?.version ?? 0,
          statementLine: id,
          amount: line.amount,
          reason,
        },
        bulk.outcome[came?.second === null ? "success" : "proposed"],
      ),
  };
  const run = async (reason: string) => {
    const answer = await doing[kind](reason);
    if (answer?.status === "success" || answer?.status === "proposed") onDone();
  };
  return { run, isBusy, problem };
}

/** What was asked for, what came, and that the latter is credited. */
function CameLead({ line }: { line: StatementLine }) {
  const texts = useOfficeTexts().statements;
  const format = useFormat();
  const asked = otherAmountOf(line)?.amount ?? 0;
  return <p>{texts.cameLead(format.moneyText(asked), format.moneyText(line.amount))}</p>;
}

function HoldLead({ line: { referenced } }: { line: StatementLine }) {
  const texts = useOfficeTexts().statements;
  return (
    <p className="why">
      {texts.holdLead} {referenced && texts.holdTells(referenced.nick)}
    </p>
  );
}

type PostFieldsProps = { line: StatementLine; loginId: string; onLoginId: (id: string) => void };

/** The member who is credited: by default the one of its reference; the operator can change it. */
function PostFields({ line: { referenced }, loginId, onLoginId }: PostFieldsProps) {
  const texts = useOfficeTexts().statements;
  return (
    <>
      {referenced && (
        <p>
          {texts.referenceOf(`${referenced.nick} (${referenced.loginId})`)} · {texts.owner}{" "}
          <b dir="auto">{referenced.owner}</b>
        </p>
      )}
      <label className="field">
        <span>{texts.loginId}</span>
        <input
          type="text"
          name="loginId"
          translate="no"
          autoComplete="off"
          maxLength={40}
          value={loginId}
          onChange={(event) => onLoginId(event.target.value.trim())}
        />
      </label>
      <p className="why">{texts.postLead}</p>
    </>
  );
}

/** A transfer with another amount is credited by an act of its own. */
const fits = ({ why }: StatementMatch): boolean => why !== "reference-other-amount";

type ChoicesProps = {
  choices: readonly StatementMatch[];
  chosen: number | null;
  onChoose: (id: number) => void;
};

function Choices({ choices, chosen, onChoose }: ChoicesProps) {
  const { texts } = useOffice();
  const format = useFormat();
  return (
    <fieldset className="line-choices">
      <legend>{texts.statements.columns.deposit}</legend>
      {choices.filter(fits).map((match) => (
        <label key={match.deposit.id}>
          <input
            type="radio"
            name="deposit"
            checked={chosen === match.deposit.id}
            onChange={() => onChoose(match.deposit.id)}
          />
          <span>
            {texts.payments.numbered(texts.payments.deposit, String(match.deposit.id))}{" "}
            <b>{match.deposit.nick}</b> ({match.deposit.loginId}){" "}
            <Money amount={match.deposit.amount} /> · {format.date(match.deposit.askedAt)}{" "}
            {format.time(match.deposit.askedAt)}
            <br />
            <WhyTag match={match} texts={texts} />
          </span>
        </label>
      ))}
    </fieldset>
  );
}
