import { useState } from "react";
import { largestOf } from "#contract/limit-kinds.ts";
import type { OwnLimit } from "#contract/limits.ts";
import { useFormat } from "#ui/format-context.tsx";
import { LimitAmountField } from "#backoffice/members/imposed-limits/limit-amount-field.tsx";
import { ReasonSheet } from "#backoffice/frame/reason-sheet.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import type { LimitSheetProps } from "#backoffice/members/imposed-limits/impose-sheet.tsx";
import {
  limitAmountWords,
  limitWords,
  wholeOf,
} from "#backoffice/members/imposed-limits/limit-name.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

const ways = ["raise", "end"] as const;
type Way = (typeof ways)[number];

type LoosenSheetProps = LimitSheetProps & { limit: OwnLimit; from: number };

/** Proposes that an imposed limit is raised or ended; a second operator decides. */
export function LoosenSheet({ member, limit, from, changing, onClose }: LoosenSheetProps) {
  const { imposedLimits: words, members, settings } = useOfficeTexts();
  const format = useFormat();
  const [way, setWay] = useState<Way>("raise");
  const [typed, setTyped] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const { kind, period, product } = limit;
  const faultOf = (amount: number | null): string | null => {
    if (amount === null || amount < 1 || amount > largestOf(kind))
      return words.wrong(format.number(largestOf(kind)));
    return amount <= from ? words.notHigher : null;
  };
  const submit = async (reason: string) => {
    const amount = way === "end" ? null : wholeOf(typed);
    const found = way === "end" ? null : faultOf(amount);
    if (found) return setFault(found);
    const input = { id: member.id, limit: { kind, period, product, amount }, from, reason };
    if ((await changing.change("loosen-imposed-limit", input)).outcome) onClose();
  };
  return (
    <ReasonSheet
      title={`${words.loosen}: ${member.loginId}`}
      submit={words.loosen}
      acting={{ isBusy: changing.isBusy, problem: fault ?? changing.problem }}
      isUnsaved={typed !== ""}
      onClose={onClose}
      onSubmit={(reason) => void submit(reason)}
    >
      <p>
        <strong>{limitWords(members, limit)}</strong>
      </p>
      <p>{words.loosenNote}</p>
      <p className="sheet-change">
        {words.present}: {limitAmountWords(format, kind, from)}
      </p>
      <Select
        label={words.how}
        value={way}
        options={ways.map((each) => [each, words[each]])}
        onChange={(event) => {
          setFault(null);
          setWay(event.target.value as Way);
        }}
      />
      {way === "raise" && (
        <LimitAmountField
          kind={kind}
          typed={typed}
          onType={(next) => {
            setFault(null);
            setTyped(next);
          }}
        />
      )}
      <p className="why">{settings.second}</p>
    </ReasonSheet>
  );
}
