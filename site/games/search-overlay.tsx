import "#site/games/search-overlay.css";
import { type KeyboardEvent, useEffect, useId, useState } from "react";
import { Link, useNavigate } from "react-router";
import type { ShelfEntry } from "#contract/games.ts";
import { announce } from "#ui/announcer.tsx";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { useLoginNeeded } from "#site/members/login-needed.tsx";
import { useLaunch } from "#site/games/launch.tsx";
import { SearchGroups } from "#site/games/search-groups.tsx";
import { slotListHref } from "#site/games/slot-address.ts";
import { useSearchResults } from "#site/games/use-search-results.ts";
import { useSession } from "#site/app/session.tsx";

/** Opens a result: a slot provider's list, or the game itself. */
function useOpenEntry(onClose: () => void): (entry: ShelfEntry) => void {
  const { loggedOut } = useSession();
  const { launch } = useLaunch();
  const loginNeeded = useLoginNeeded();
  const navigate = useNavigate();
  return (entry) => {
    const listFirst = entry.kind === "provider" && entry.category === "slot" && entry.used === "y";
    if (!listFirst) {
      const { code, gameCompany: company, used } = entry;
      return void launch({ code, company, used });
    }
    if (loggedOut !== false) return void loginNeeded();
    onClose();
    void navigate(slotListHref(entry.code));
  };
}

/** The same search on the page of all games, which has its own address. */
function SearchAllLink({ text, onFollow }: { text: string; onFollow: () => void }) {
  const { games } = useApp().texts;
  if (!text) return null;
  return (
    <Link
      className="search-all"
      to={`/game?${new URLSearchParams({ q: text })}`}
      onClick={onFollow}
    >
      {games.searchAll}
      <Icon name="caret-right" />
    </Link>
  );
}

/** Search over all games: arrows choose, Enter opens, Escape closes. */
export default function SearchOverlay({ onClose }: { onClose: () => void }) {
  const { games, frame } = useApp().texts;
  const format = useFormat();
  const id = useId();
  const open = useOpenEntry(onClose);
  const [text, setText] = useState("");
  const [active, setActive] = useState(0);
  const { groups, state, of } = useSearchResults(text);
  const entries = groups.flatMap((group) => group.entries);
  // Enter opens no result of an earlier text.
  const chosen = of === text.trim() ? entries[active] : undefined;

  useEffect(() => setActive(0), [text]);
  useEffect(() => {
    if (state === "found") announce(games.searchCount(format.number(entries.length)));
  }, [state, entries.length, games, format]);

  const key = (event: KeyboardEvent) => {
    // The key is for the input method's own list.
    if (event.nativeEvent.isComposing) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && entries.length > 0) {
      event.preventDefault();
      setActive((active + step + entries.length) % entries.length);
    }
    if (event.key === "Enter" && chosen) {
      event.preventDefault();
      open(chosen);
    }
  };
  return (
    <Modal className="search-dialog" labelledBy={`${id}-title`} onClose={onClose}>
      <h2 className="vh" id={`${id}-title`}>
        {games.searchGames}
      </h2>
      <div className="search-top">
        <div className="search search-in">
          <Icon name="search" />
          <input
            type="text"
            role="combobox"
            aria-expanded={entries.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-label={games.searchGames}
            {...(chosen ? { "aria-activedescendant": `${id}-${active}` } : {})}
            value={text}
            maxLength={40}
            autoFocus
            autoComplete="off"
            spellCheck={false}
            placeholder={games.searchGames}
            onChange={(event) => setText(event.target.value)}
            onKeyDown={key}
          />
        </div>
        <button type="button" className="icobtn" aria-label={frame.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      <SearchAllLink text={text.trim()} onFollow={onClose} />
      <SearchGroups id={id} groups={groups} active={active} state={state} onOpen={open} />
    </Modal>
  );
}
