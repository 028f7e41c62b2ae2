import { useEffect, useRef, useState } from "react";
import type { QuietHours } from "#contract/quiet-times.ts";
import { Button } from "#ui/button.tsx";
import { TextField } from "#ui/text-field.tsx";
import { useApp, usePageTexts } from "#site/app/app-context.tsx";
import { useQuietAct } from "#site/my-page/quiet-act.ts";
import { hoursWords } from "#ui/quiet-words.ts";
import type { RaiseWords } from "#site/my-page/raise-words.ts";
import { dirtyIf } from "#site/parts/dirty-form.ts";

type FormProps = { own: QuietHours | null; times: RaiseWords };

/** Whether every minute of one span is in the other; both can cross midnight. */
function isInside(one: QuietHours, other: QuietHours): boolean {
  const minutes = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
  const after = (time: string) => (minutes(time) - minutes(other.from) + 1_440) % 1_440;
  const length = (of: QuietHours) => (minutes(of.until) - minutes(of.from) + 1_440) % 1_440;
  return after(one.from) + length(one) <= length(other);
}

/** The buttons that open the form of the hours or end them, and the form. */
export function QuietHoursForm({ own, times }: FormProps) {
  const { quietTimes: words, limits } = usePageTexts();
  const { call } = useApp();
  const act = useQuietAct();
  const [isEditing, setEditing] = useState(false);
  if (isEditing) return <Fields own={own} times={times} onEnd={() => setEditing(false)} />;
  const remove = () =>
    act({
      kind: "hours",
      what: words.none,
      isLooser: true,
      times,
      work: () => call("set-no-play-hours", { hours: null }),
    });
  return (
    <p className="limit-buttons">
      <Button look="soft sm" onClick={() => setEditing(true)}>
        <span className="vh">{words.kinds.hours}: </span>
        {own === null ? limits.set : limits.change}
      </Button>
      {own !== null && (
        <Button look="soft sm" onClick={() => void remove()}>
          <span className="vh">{words.kinds.hours}: </span>
          {limits.remove}
        </Button>
      )}
    </p>
  );
}

function Fields({ own, times, onEnd }: FormProps & { onEnd: () => void }) {
  const { quietTimes: words, limits, frame } = usePageTexts();
  const { call } = useApp();
  const act = useQuietAct();
  const form = useRef<HTMLFormElement>(null);
  const [hours, setHours] = useState<QuietHours>(own ?? { from: "", until: "" });
  const [problem, setProblem] = useState<string | null>(null);
  const focus = () => form.current?.querySelector<HTMLElement>("input")?.focus();
  useEffect(focus, []);
  const problemOf = ({ from, until }: QuietHours): string | null => {
    if (from === "" || until === "") return words.timeNeeded;
    if (from === until) return words.sameTime;
    return from === own?.from && until === own.until ? words.unchanged : null;
  };
  const save = async () => {
    const found = problemOf(hours);
    setProblem(found);
    if (found) return focus();
    const done = await act({
      kind: "hours",
      what: hoursWords(words, hours),
      isLooser: own !== null && !isInside(own, hours),
      times,
      work: () => call("set-no-play-hours", { hours }),
    });
    if (done) onEnd();
  };
  const field = (name: "from" | "until", hint?: string) => (
    <TextField
      label={words[name]}
      name={name}
      type="time"
      required
      hint={hint}
      message={name === "from" ? (problem ?? undefined) : undefined}
      state={problem ? "bad" : "idle"}
      value={hours[name]}
      onChange={({ target }) => {
        setHours({ ...hours, [name]: target.value.slice(0, 5) });
        setProblem(null);
      }}
    />
  );
  return (
    <form
      ref={form}
      className="fm limit-form"
      noValidate
      aria-label={words.kinds.hours}
      {...dirtyIf(hours.from !== (own?.from ?? "") || hours.until !== (own?.until ?? ""))}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <div className="quiet-fields">
        {field("from", words.timeRule)}
        {field("until")}
      </div>
      <p className="limit-buttons">
        <Button type="submit" look="gold" text={limits.save} />
        <Button look="soft" text={frame.cancel} onClick={onEnd} />
      </p>
    </form>
  );
}
