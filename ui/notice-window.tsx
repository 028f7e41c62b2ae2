import "#ui/notice-window.css";
import { type HTMLAttributes, type Ref, useId } from "react";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { TintedTitle } from "#ui/tinted-title.tsx";

export type NoticeWindowWords = {
  close: string;
  hideToday: string;
  move: string;
  moveHint: string;
};

export type NoticeWindowProps = {
  /** Of the element, so that the page finds the window. */
  id: string;
  title: string;
  titleColor: string | null;
  /** Sanitised HTML. */
  contents: string;
  words: NoticeWindowWords;
  front: boolean;
  onFront: () => void;
  onClose: () => void;
  onHideToday: () => void;
  box?: Ref<HTMLDivElement>;
  bar?: HTMLAttributes<HTMLDivElement>;
  /** Moves it to the next corner; absent for a window with a fixed place. */
  onMove?: () => void;
};

/**
 * A notice in a window with a bar, contents and two ways to dismiss it; not modal, and Escape
 * closes it. The member site shows it over the lobby, the back office in its preview.
 */
export function NoticeWindow(props: NoticeWindowProps) {
  const { id, words, front, box, bar, onMove, onFront, onClose, onHideToday } = props;
  const title = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the window from wherever in it the focus is
    <div
      ref={box}
      id={id}
      className={onMove ? "popup" : "popup popup-sheet"}
      role="dialog"
      aria-modal="false"
      aria-labelledby={title}
      tabIndex={-1}
      data-front={front}
      onFocus={onFront}
      onPointerDown={onFront}
      onKeyDown={(event) => {
        if (event.key === "Escape") onClose();
      }}
    >
      <div className="popup-bar" {...(onMove ? { tabIndex: -1 } : {})} {...bar}>
        {onMove && <Icon name="grip" />}
        <h2 id={title}>
          <TintedTitle title={props.title} color={props.titleColor} />
        </h2>
        {onMove && (
          <button
            type="button"
            className="icobtn"
            aria-label={words.move}
            title={words.moveHint}
            onClick={onMove}
          >
            <Icon name="move" />
          </button>
        )}
        <button type="button" className="icobtn" aria-label={words.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be within reach of the keyboard */}
      <div className="popup-body" role="region" aria-labelledby={title} tabIndex={0}>
        <RichText html={props.contents} />
      </div>
      <div className="popup-buttons">
        <button type="button" onClick={onHideToday}>
          {words.hideToday}
        </button>
        <button type="button" onClick={onClose}>
          {words.close}
        </button>
      </div>
    </div>
  );
}
