import { useState } from "react";
import { POOL_MONEY_AT_MOST, POOL_START_AT_MOST } from "#contract/office/jackpot-changes.ts";
import type { OfficePool } from "#contract/office/jackpots.ts";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type PoolSheetProps = {
  pool: OfficePool;
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

/** Whole won from 1 to `most`, with or without commas; null for anything else. */
function wonIn(text: string, most: number): number | null {
  const plain = text.trim().replaceAll(",", "");
  const won = /^[1-9]\d{0,12}$/.test(plain) ? Number(plain) : null;
  return won !== null && won <= most ? won : null;
}

type AmountSheetProps = Pick<PoolSheetProps, "changing" | "onClose"> & {
  title: string;
  lead: string;
  submit: string;
  was: string;
  most: number;
  wrong: string;
  onSubmit: (won: number, reason: string) => Promise<void>;
};

function AmountSheet(props: AmountSheetProps) {
  const { title, lead, submit, was, most, wrong, changing, onClose, onSubmit } = props;
  const { jackpots, settings } = useOfficeTexts();
  const [text, setText] = useState(was);
  const won = wonIn(text, most);
  const isWrong = text !== "" && won === null;
  return (
    <ReasonSheet
      title={title}
      submit={submit}
      acting={changing}
      isBlocked={won === null || text === was}
      isUnsaved={text !== was}
      onClose={onClose}
      onSubmit={(reason) => void (won !== null && onSubmit(won, reason))}
    >
      <p>{lead}</p>
      <TextField
        name="amount"
        label={jackpots.amount}
        value={text}
        inputMode="numeric"
        data-first
        autoComplete="off"
        required
        maxLength={16}
        message={isWrong ? wrong : undefined}
        state={isWrong ? "bad" : "idle"}
        onChange={(event) => setText(event.target.value)}
      />
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}

/** Puts the house's money into a pool. */
export function FundSheet({ pool: { tier, balance }, changing, onClose }: PoolSheetProps) {
  const { jackpots } = useOfficeTexts();
  const submit = async (amount: number, reason: string) => {
    if ((await changing.change("fund-pool", { tier, amount, reason })).outcome) onClose();
  };
  return (
    <AmountSheet
      title={jackpots.fundOf(tier.toUpperCase())}
      lead={jackpots.fundLead}
      submit={jackpots.fund}
      was=""
      most={POOL_MONEY_AT_MOST - balance}
      wrong={jackpots.amountWrong}
      changing={changing}
      onClose={onClose}
      onSubmit={submit}
    />
  );
}

/** Sets what a pool starts again with. */
export function StartSheet({ pool, changing, onClose }: PoolSheetProps) {
  const { jackpots } = useOfficeTexts();
  const { tier, startsAgainWith: expected } = pool;
  const submit = async (amount: number, reason: string) => {
    const input = { tier, amount, expected, reason };
    if ((await changing.change("set-pool-start", input)).outcome) onClose();
  };
  return (
    <AmountSheet
      title={jackpots.startOf(tier.toUpperCase())}
      lead={jackpots.startLead}
      submit={jackpots.start}
      was={String(expected)}
      most={POOL_START_AT_MOST}
      wrong={jackpots.startWrong}
      changing={changing}
      onClose={onClose}
      onSubmit={submit}
    />
  );
}

/** Takes all money out of a pool that is closed for stakes. */
export function EmptySheet({ pool: { tier, balance }, changing, onClose }: PoolSheetProps) {
  const { jackpots, settings } = useOfficeTexts();
  const format = useFormat();
  const submit = async (reason: string) => {
    const input = { tier, expected: balance, reason };
    if ((await changing.change("empty-pool", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={jackpots.emptyOf(tier.toUpperCase())}
      submit={jackpots.empty}
      acting={changing}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{jackpots.emptyLead(format.moneyText(balance))}</p>
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
