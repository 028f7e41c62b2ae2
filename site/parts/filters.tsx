import "#site/parts/filters.css";
import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useAccountTexts } from "#site/app/app-context.tsx";
import { useToday } from "#site/app/server-clock.ts";
import { type Days, daysOf } from "#site/parts/period-address.ts";

const dayMs = 24 * 60 * 60 * 1000;
/** How many days each choice covers, today included. */
const presets = [1, 7, 30, 90];
const chosen = "chosen";

/** Changes the query of a list; its page begins anew. */
export function useFilter() {
  const [query, setQuery] = useSearchParams();
  const change = (values: Record<string, string | undefined>) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        next.delete("page");
        for (const [name, value] of Object.entries(values))
          if (value) next.set(name, value);
          else next.delete(name);
        return next;
      },
      { preventScrollReset: true },
    );
  return { query, change };
}

type ChoiceProps = {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  /** All but the first are names, which browsers must not translate. */
  areNames?: boolean;
  onChoice: (value: string) => void;
};

/** A native select that looks like a chip. */
const Choice = ({ label, value, options, areNames, onChoice }: ChoiceProps) => (
  <label className="chip chip-select filter">
    <span className="vh">{label}</span>
    <select value={value} onChange={(event) => onChoice(event.target.value)}>
      {options.map(([id, text], place) => (
        <option key={id} value={id} translate={areNames && place > 0 ? "no" : undefined}>
          {text}
        </option>
      ))}
    </select>
    <Icon name="caret-down" />
  </label>
);

type FilterProps = {
  /** The filter's name in the query. */
  name: string;
  label: string;
  /** The text of no filter. */
  all: string;
} & Pick<ChoiceProps, "options" | "areNames">;

/** One filter of a list, kept in the address. */
export function Filter({ name, label, all, options, areNames = false }: FilterProps) {
  const { query, change } = useFilter();
  return (
    <Choice
      label={label}
      value={query.get(name) ?? ""}
      options={[["", all], ...options]}
      areNames={areNames}
      onChoice={(value) => change({ [name]: value })}
    />
  );
}

/** The period of a list, kept in the address: a choice, and two dates for days of one's own. */
function Period() {
  const texts = useAccountTexts();
  const { wallet } = texts;
  const format = useFormat();
  const { query, change } = useFilter();
  const { from = "", until = "" } = daysOf(query);
  const [choosing, setChoosing] = useState(false);
  const today = useToday();
  const firstOf = (days: number) =>
    new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const preset = presets.find((days) => from === firstOf(days) && !until);
  const isChosen = choosing || (preset === undefined && Boolean(from || until));
  const show = ({ from: first, until: last }: Days) => change({ from: first, until: last });
  const choose = (value: string) => {
    setChoosing(value === chosen);
    if (value === chosen) return;
    show(value === "" ? {} : { from: firstOf(Number(value)) });
  };
  const dateField = (name: "from" | "until", bounds: { min?: string; max?: string }) => (
    <TextField
      name={name}
      type="date"
      label={wallet[name]}
      value={name === "from" ? from : until}
      {...bounds}
      onChange={({ target }) => show({ from, until, [name]: target.value })}
    />
  );
  return (
    <>
      <Choice
        label={wallet.period}
        value={isChosen ? chosen : String(preset ?? "")}
        options={[
          ["", wallet.anyTime],
          ...presets.map((days) => {
            const text = days === 1 ? wallet.today : wallet.lastDays(format.number(days));
            return [String(days), text] as const;
          }),
          [chosen, wallet.chosenDays],
        ]}
        onChoice={choose}
      />
      {isChosen && (
        <div className="filter-dates">
          {dateField("from", { max: until || today })}
          {dateField("until", { min: from, max: today })}
        </div>
      )}
    </>
  );
}

/** The filters of a list in one row; the period is the last. */
export const Filters = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="filters" role="group" aria-label={label}>
    {children}
    <Period />
  </div>
);
