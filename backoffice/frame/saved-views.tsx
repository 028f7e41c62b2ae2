import { useState } from "react";
import { Link, useLocation } from "react-router";
import type { SavedView, ViewedScreen } from "#contract/office/saved-views.ts";
import { Button } from "#ui/button.tsx";
import { Icon } from "#ui/icon.tsx";
import { TextField } from "#ui/text-field.tsx";
import { Problem } from "#backoffice/frame/problem.tsx";
import { Sheet } from "#backoffice/frame/sheet.tsx";
import { useAct } from "#backoffice/frame/use-act.ts";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

type SavedViewsProps = { screen: ViewedScreen; views: readonly SavedView[] };

const addresses: Readonly<Record<ViewedScreen, string>> = {
  payments: "/payments",
  members: "/members",
  rounds: "/games/rounds",
  helps: "/help",
};
/** Where a page of the list begins; a view is the whole list. */
const places = new Set(["before", "after"]);

/** The filters of the address, without empty ones, in one order. */
function filtersOf(search: string): string {
  const given = new URLSearchParams(search);
  const kept = new URLSearchParams(
    [...given].filter(([name, value]) => value !== "" && !places.has(name)),
  );
  kept.sort();
  return kept.toString();
}

/** The operator's views of a list: each is an address, and the present filters can be kept as one. */
export function SavedViews({ screen, views }: SavedViewsProps) {
  const { lists } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const [isAsking, setIsAsking] = useState(false);
  const here = filtersOf(useLocation().search);
  const isKept = views.some(({ query }) => query === here);
  if (views.length === 0 && here === "") return null;
  return (
    <nav className="saved-views" aria-label={lists.views}>
      {views.map(({ id, name, query }) => (
        <span key={id} className="saved-view">
          <Link
            to={`${addresses[screen]}?${query}`}
            aria-current={query === here ? "page" : undefined}
            dir="auto"
            translate="no"
          >
            {name}
          </Link>
          <button
            type="button"
            disabled={isBusy}
            aria-label={lists.remove(name)}
            onClick={() => void act("remove-own-view", { id }, lists.removed)}
          >
            <Icon name="close" />
          </button>
        </span>
      ))}
      {here !== "" && !isKept && (
        <Button look="small" text={lists.keep} onClick={() => setIsAsking(true)} />
      )}
      <Problem>{problem}</Problem>
      {isAsking && <KeepSheet screen={screen} query={here} onClose={() => setIsAsking(false)} />}
    </nav>
  );
}

type KeepSheetProps = { screen: ViewedScreen; query: string; onClose: () => void };

function KeepSheet({ screen, query, onClose }: KeepSheetProps) {
  const { lists, frame } = useOfficeTexts();
  const { act, isBusy, problem } = useAct();
  const [name, setName] = useState("");
  const [fault, setFault] = useState<string | null>(null);
  const keep = async () => {
    const wanted = name.trim();
    if (wanted === "" || isBusy) return;
    const answer = await act("keep-own-view", { screen, name: wanted, query }, lists.kept);
    if (answer?.status === "success") return onClose();
    if (answer?.status === "already") setFault(lists.nameTaken);
    else setFault(answer?.status === "limit" ? lists.tooMany : null);
  };
  return (
    <Sheet title={lists.keep} onClose={onClose}>
      <form
        className="sheet-body"
        onSubmit={(event) => {
          event.preventDefault();
          void keep();
        }}
      >
        <p>{lists.keepLead}</p>
        <TextField
          name="name"
          label={lists.name}
          value={name}
          maxLength={40}
          autoComplete="off"
          message={fault ?? undefined}
          state={fault ? "bad" : "idle"}
          onChange={(event) => setName(event.target.value)}
          data-first
        />
        <Problem>{fault ? null : problem}</Problem>
        <div className="row-of-buttons">
          <Button type="submit" look="main" text={lists.keep} aria-busy={isBusy} />
          <Button text={frame.cancel} onClick={onClose} />
        </div>
      </form>
    </Sheet>
  );
}
