import "#site/parts/period.css";
import { useSearchParams } from "react-router";
import { useFormat } from "#ui/format-context.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { type Days, daysOf } from "#site/parts/period-address.ts";

const dayMs = 24 * 60 * 60 * 1000;

/** How many days each button covers, today included. */
const presets = [1, 7, 30, 90];

/** The period of a list, kept in the address: buttons and two dates. */
export function Period() {
  const { texts, now } = useApp();
  const { wallet } = texts;
  const format = useFormat();
  const [query, setQuery] = useSearchParams();
  const { from = "", until = "" } = daysOf(query);
  const today = format.date(now);
  const firstOf = (days: number) =>
    new Date(Date.parse(today) - (days - 1) * dayMs).toISOString().slice(0, 10);
  const show = (days: Days) =>
    setQuery(
      (old) => {
        const next = new URLSearchParams(old);
        for (const name of ["from", "until", "page"]) next.delete(name);
        for (const [name, day] of Object.entries(days)) if (day) next.set(name, day);
        return next;
      },
      { preventScrollReset: true },
    );
  const labelOf = (days: number) =>
    days === 1 ? wallet.today : wallet.lastDays(format.number(days));
  return (
    <div className="period" role="group" aria-label={wallet.period}>
      <div className="period-chips">
        {presets.map((days) => (
          <button
            key={days}
            type="button"
            className="chip"
            aria-pressed={from === firstOf(days) && !until}
            onClick={() => show({ from: firstOf(days) })}
          >
            {labelOf(days)}
          </button>
        ))}
        <button
          type="button"
          className="chip"
          aria-pressed={!from && !until}
          onClick={() => show({})}
        >
          {wallet.anyTime}
        </button>
      </div>
      <div className="period-dates">
        <TextField
          name="from"
          type="date"
          label={wallet.from}
          value={from}
          max={until || today}
          onChange={({ target }) => show({ from: target.value, until })}
        />
        <TextField
          name="until"
          type="date"
          label={wallet.until}
          value={until}
          min={from}
          max={today}
          onChange={({ target }) => show({ from, until: target.value })}
        />
      </div>
    </div>
  );
}
