import "#site/games/slot-dialog.css";
import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useLocation, useNavigate, useSearchParams } from "react-router";
import type { ProviderEntry, SlotGame } from "#contract/games.ts";
import { nameIn } from "#contract/named.ts";
import { useFormat } from "#ui/format-context.tsx";
import { Icon } from "#ui/icon.tsx";
import { Modal } from "#ui/modal.tsx";
import { useApp } from "#site/app/app-context.tsx";
import { GameArt } from "#site/games/game-art.tsx";
import { nameMarks, secondNameIn } from "#site/games/names.ts";
import { slotsParameter } from "#site/games/slot-address.ts";
import { hasKeyboard } from "#site/games/pointer.ts";
import { loadSlots } from "#site/games/slot-games.ts";
import { SlotList } from "#site/games/slot-list.tsx";
import { LoadFailed } from "#site/parts/load-failed.tsx";
import type { Shelf } from "#site/games/load-game-page.ts";
import type { Section } from "#site/app/section.ts";

/** Closing goes back when the list was opened here, so that Back and Close do the same. */
function useClose(): () => void {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [, setQuery] = useSearchParams();
  return () => {
    if (key !== "default") return void navigate(-1);
    setQuery(
      (query) => {
        query.delete(slotsParameter);
        return query;
      },
      { replace: true, preventScrollReset: true },
    );
  };
}

type DialogProps = { provider: ProviderEntry; recent: Shelf["recent"] };

/** The games of one slot studio. */
export default function SlotDialog({ provider, recent }: DialogProps) {
  const { texts, locale, call } = useApp();
  const { games, frame } = texts;
  const format = useFormat();
  const close = useClose();
  const id = useId();
  const [list, setList] = useState<Section<SlotGame[]> | null>(null);
  const load = useCallback(async () => {
    setList(null);
    setList(await loadSlots(call, provider.code));
  }, [call, provider.code]);
  useEffect(() => void load(), [load]);
  // With a keyboard the search field takes the focus; on a touch screen the title does.
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!hasKeyboard()) title.current?.focus();
  }, []);
  const second = secondNameIn(locale, provider);
  const count = format.number(list?.ok ? list.data.length : provider.gameCount);
  return (
    <Modal className="slots" labelledBy={id} onClose={close}>
      <div className="dlg-h">
        <GameArt url={provider.imgUrl} code={provider.code} name={provider.nameEn} sizes="72px" />
        <div className="dlg-name">
          <h2 ref={title} id={id} tabIndex={-1} {...nameMarks(locale, provider)}>
            {nameIn(locale, provider)}
          </h2>
          <p>
            {second && <span lang="en">{second} · </span>}
            {games.slotCount(count)}
          </p>
        </div>
        <button type="button" className="icobtn" aria-label={frame.close} onClick={close}>
          <Icon name="close" />
        </button>
      </div>
      {list === null && <p className="pl-loading">{frame.loading}</p>}
      {list && !list.ok && <LoadFailed of={list} onRetry={() => void load()} />}
      {list?.ok && (
        <SlotList
          games={list.data}
          focused={hasKeyboard()}
          recent={new Set(recent.map((game) => `${game.gameCompany}/${game.code}`))}
        />
      )}
    </Modal>
  );
}
