import { useState } from "react";
import { helpCategories, type HelpCategory } from "#contract/help-kinds.ts";
import type { Exchange } from "#contract/office/help-desk.ts";
import { isReason, reasonLength } from "#contract/office/reason.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { Select } from "#backoffice/frame/select.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import type { HelpData } from "#backoffice/messages/load-messages.ts";
import { useOffice } from "#backoffice/office-context.tsx";

type HelpFilingProps = { exchange: Exchange; colleagues: HelpData["colleagues"] };

const filingOf = ({ category, assignedTo, followUpOn }: Exchange) => ({
  category,
  assignedTo: assignedTo?.id ?? null,
  followUpOn,
});

/** What the question is about, whose it is, and when it is looked at again. */
export function HelpFiling({ exchange, colleagues }: HelpFilingProps) {
  const { texts, operator } = useOffice();
  const { help } = texts.messages;
  const { act, isBusy, problem } = useAct();
  const [filing, setFiling] = useState(() => filingOf(exchange));
  const [reason, setReason] = useState(help.fileReason);
  const own = filingOf(exchange);
  const isChanged = JSON.stringify(filing) !== JSON.stringify(own);
  const isShort = !isReason(reason);
  const save = async (next: typeof filing) => {
    if (isShort) return;
    const { id, version } = exchange;
    await act("file-help", { id, version, ...next, reason }, help.filed);
  };
  // A colleague who may not answer any more still has the question.
  const holder = exchange.assignedTo;
  const isListed = !holder || colleagues.some(({ id }) => id === holder.id);
  const people = isListed ? colleagues : [...colleagues, holder];
  return (
    <form
      className="help-filing"
      onSubmit={(event) => {
        event.preventDefault();
        void save(filing);
      }}
    >
      <FilingFields filing={filing} people={people} onChange={setFiling} />
      <TextField
        name="filing-reason"
        label={texts.frame.reason}
        message={isShort ? texts.frame.reasonTooShort : undefined}
        state={isShort ? "bad" : "idle"}
        maxLength={reasonLength.most}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <div className="row-of-buttons">
        <Button
          type="submit"
          look="small"
          text={help.file}
          disabled={!isChanged}
          aria-busy={isBusy && isChanged}
        />
        {holder?.id !== operator.id && (
          <Button
            look="small"
            text={help.take}
            onClick={() => void save({ ...filing, assignedTo: operator.id })}
          />
        )}
      </div>
      <Problem>{problem}</Problem>
    </form>
  );
}

type Filing = ReturnType<typeof filingOf>;
type FilingFieldsProps = {
  filing: Filing;
  people: HelpData["colleagues"];
  onChange: (filing: Filing) => void;
};

function FilingFields({ filing, people, onChange }: FilingFieldsProps) {
  const { help } = useOffice().texts.messages;
  return (
    <>
      <Select
        label={help.category}
        value={filing.category}
        onChange={(event) => {
          const category = event.target.value as HelpCategory;
          onChange({ ...filing, category });
        }}
        options={helpCategories.map((each) => [each, help.categories[each]])}
      />
      <Select
        label={help.colleague}
        value={filing.assignedTo ?? ""}
        onChange={(event) =>
          onChange({ ...filing, assignedTo: Number(event.target.value) || null })
        }
        options={[["", help.nobody], ...people.map(({ id, name }) => [String(id), name] as const)]}
      />
      <TextField
        type="date"
        name="follow-up"
        label={help.followUp}
        value={filing.followUpOn ?? ""}
        onChange={(event) => onChange({ ...filing, followUpOn: event.target.value || null })}
      />
    </>
  );
}
