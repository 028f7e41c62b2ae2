import { useState } from "react";
import { payoutLayouts } from "#contract/office/payment-files.ts";
import { payoutFaults, type Payout } from "#contract/office/payouts.ts";
import { useFormat } from "#ui/format-context.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";
import { AccountPick } from "#backoffice/payments/account-pick.tsx";
import type { PayoutsPage } from "#backoffice/payments/payouts/load-payouts.ts";
import { PayoutLines } from "#backoffice/payments/payouts/payout-lines.tsx";

export type PayoutAsking =
  | { kind: "make" | "fail"; payouts: readonly Payout[] }
  | { kind: "settle" | "comeBack" | "cancelReturn"; payouts: readonly [Payout] };

type SheetProps = {
  asking: PayoutAsking;
  accounts: PayoutsPage["accounts"];
  onClose: () => void;
};

/** The sheet of an act on payouts. */
export function PayoutSheet({ asking, accounts, onClose }: SheetProps) {
  const texts = useOfficeTexts().payouts;
  const format = useFormat();
  const { kind, payouts } = asking;
  const [input, setInput] = useState<Input>({
    accountId: accounts[0]?.id ?? 0,
    layout: "pain.001",
    fault: "account_unknown",
    lineId: null,
  });
  const change = (part: Partial<Input>) => setInput({ ...input, ...part });
  const { run, isBusy, problem } = usePayoutAct(asking, input, onClose);
  const sum = payouts.reduce((total, { amount }) => total + amount, 0);
  const leads = {
    make: texts.makeLead,
    fail: texts.failLead,
    settle: texts.settleLead,
    comeBack: texts.comeBackLead,
    cancelReturn: texts.cancelReturnLead,
  };
  const needsLine = kind === "settle" || kind === "comeBack";
  return (
    <ReasonSheet
      title={texts[kind]}
      submit={texts[kind]}
      acting={{ isBusy, problem }}
      isBlocked={needsLine && input.lineId === null}
      onClose={onClose}
      onSubmit={(reason) => void run(reason)}
    >
      <p className="sheet-sum">
        <b>{texts.sum(format.number(payouts.length), format.moneyText(sum))}</b>
      </p>
      <p className="why">{leads[kind]}</p>
      {kind === "make" && <FileFields accounts={accounts} input={input} change={change} />}
      {kind === "fail" && (
        <label className="field">
          <span>{texts.fault}</span>
          <select
            name="fault"
            value={input.fault}
            onChange={(event) => change({ fault: event.target.value as Input["fault"] })}
          >
            {payoutFaults.map((fault) => (
              <option key={fault} value={fault}>
                {texts.faults[fault]}
              </option>
            ))}
          </select>
        </label>
      )}
      {needsLine && (
        <PayoutLines
          amount={sum}
          isOutgoing={kind === "settle"}
          chosen={input.lineId}
          onChoose={(lineId) => change({ lineId })}
        />
      )}
    </ReasonSheet>
  );
}

type Input = {
  accountId: number;
  layout: (typeof payoutLayouts)[number];
  fault: (typeof payoutFaults)[number];
  lineId: number | null;
};

/** Does the act of a sheet, and closes the sheet when it is done or proposed. */
function usePayoutAct({ kind, payouts }: PayoutAsking, input: Input, onDone: () => void) {
  const texts = useOfficeTexts().payouts;
  const { act, isBusy, problem } = useAct();
  const ids = payouts.map(({ id }) => id);
  const id = ids[0] ?? 0;
  const { accountId, layout, fault, lineId } = input;
  const run = async (reason: string) => {
    const doing = {
      make: () =>
        act("make-payment-file", { accountId, layout, payouts: ids, reason }, texts.madeFile),
      fail: () => act("fail-payouts", { payouts: ids, fault, reason }, texts.proposed),
      settle: () => act("settle-payout", { id, lineId: lineId ?? 0, reason }, texts.settled),
      cancelReturn: () => act("cancel-return", { id, reason }, texts.cancelledReturn),
      comeBack: () => act("return-payout", { id, lineId: lineId ?? 0, reason }, texts.proposed),
    };
    const answer = await doing[kind]();
    if (answer?.status === "success" || answer?.status === "proposed") onDone();
  };
  return { run, isBusy, problem };
}

type FileFieldsProps = {
  accounts: PayoutsPage["accounts"];
  input: Input;
  change: (part: Partial<Input>) => void;
};

function FileFields({ accounts, input, change }: FileFieldsProps) {
  const texts = useOfficeTexts().payouts;
  return (
    <div className="two-picks">
      <AccountPick
        label={texts.account}
        accounts={accounts}
        accountId={input.accountId}
        onChange={(accountId) => change({ accountId })}
      />
      <label>
        <span>{texts.layout}</span>
        <select
          name="layout"
          value={input.layout}
          onChange={(event) => change({ layout: event.target.value as Input["layout"] })}
        >
          {payoutLayouts.map((layout) => (
            <option key={layout} value={layout}>
              {texts.layouts[layout]}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
