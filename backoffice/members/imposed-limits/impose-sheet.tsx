import { useState } from "react";
import { largestOf, limitGrounds, type LimitGround } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { useFormat } from "#ui/format-context.tsx";
import { LimitAmountField } from "#backoffice/members/imposed-limits/limit-amount-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { useChange } from "#backoffice/frame/use-change.tsx";
import {
  LimitNameFields,
  type Name,
} from "#backoffice/members/imposed-limits/limit-name-fields.tsx";
import { limitAmountWords, wholeOf } from "#backoffice/members/imposed-limits/limit-name.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

export type LimitSheetProps = {
  member: { id: number; loginId: string };
  changing: ReturnType<typeof useChange>;
  onClose: () => void;
};

type ImposeSheetProps = LimitSheetProps & {
  own: readonly OwnLimit[];
  /** The limit that is lowered; the operator chooses one without it. */
  start: OwnLimit | null;
};

/** Imposes a limit on the member, or lowers an imposed one: one operator, at once. */
export function ImposeSheet({ member, own, start, changing, onClose }: ImposeSheetProps) {
  const { imposedLimits: words, members } = useOfficeTexts();
  const format = useFormat();
  const [name, setName] = useState<Name>(start ?? { kind: "loss", period: "day", product: "all" });
  const [typed, setTyped] = useState("");
  const [ground, setGround] = useState<LimitGround>("signs");
  const [fault, setFault] = useState<string | null>(null);
  const { kind, period, product } = name;
  const present = own.find(
    (each) => each.kind === kind && each.period === period && each.product === product,
  );
  const from = present?.imposed?.amount ?? null;
  const shown = (amount: number | null | undefined) =>
    amount === null || amount === undefined ? words.none : limitAmountWords(format, kind, amount);
  const submit = async (reason: string) => {
    const amount = wholeOf(typed);
    if (amount === null || amount < 1 || amount > largestOf(kind))
      return setFault(words.wrong(format.number(largestOf(kind))));
    if (from !== null && amount >= from) return setFault(words.notLower);
    const limit = { kind, period, product, amount };
    const input = { id: member.id, limit, from, ground, reason };
    if ((await changing.change("impose-limit", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${start ? words.lower : words.impose}: ${member.loginId}`}
      submit={start ? words.lower : words.impose}
      acting={{ isBusy: changing.isBusy, problem: fault ?? changing.problem }}
      isUnsaved={typed !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>{words.imposeNote}</p>
      <LimitNameFields name={name} isFixed={start !== null} onName={setName} />
      <p className="sheet-change">
        {words.present}: {shown(from)} · {members.ownLimits.own}: {shown(present?.own)}
      </p>
      <LimitAmountField
        kind={kind}
        typed={typed}
        onType={(next) => {
          setFault(null);
          setTyped(next);
        }}
      />
      <Select
        label={words.ground}
        value={ground}
        options={limitGrounds.map((each) => [each, members.ownLimits.grounds[each]])}
        onChange={(event) => setGround(event.target.value as LimitGround)}
      />
    </ReasonSheet>
  );
}
