import { type Ref, useId } from "react";
import type { Popup } from "#contract/messages.ts";
import { Icon } from "#ui/icon.tsx";
import { RichText } from "#ui/rich-text.tsx";
import { useTexts } from "#site/app-context.tsx";
import type { Place } from "#site/messages/popups/placement.ts";
import { usePlacement } from "#site/messages/popups/use-placement.ts";
import { TintedTitle } from "#site/messages/tinted-title.tsx";

export type PopupProps = {
  popup: Popup;
  front: boolean;
  onFront: () => void;
  onClose: () => void;
  onHideToday: () => void;
};

/** By which the page finds a window to give it the focus. */
export const popupElementId = (id: number): string => `popup-${id}`;

type ShellProps = PopupProps & {
  box?: Ref<HTMLDivElement>;
  bar?: Partial<ReturnType<typeof usePlacement>["bar"]>;
  /** Goes to the next corner; absent where the window has a fixed place. */
  onMove?: () => void;
};

/** Bar, contents and the two ways to dismiss it; not modal, and Escape closes it. */
function PopupShell(props: ShellProps) {
  const { popup, front, box, bar, onMove, onFront, onClose, onHideToday } = props;
  const { messages, frame } = useTexts();
  const title = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the window from wherever in it the focus is
    <div
      ref={box}
      id={popupElementId(popup.id)}
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
          <TintedTitle title={popup.title} color={popup.titleColor} />
        </h2>
        {onMove && (
          <button
            type="button"
            className="icobtn"
            aria-label={messages.popupMove}
            title={messages.popupMoveHint}
            onClick={onMove}
          >
            <Icon name="move" />
          </button>
        )}
        <button type="button" className="icobtn" aria-label={frame.close} onClick={onClose}>
          <Icon name="close" />
        </button>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a text that scrolls must be within reach of the keyboard */}
      <div className="popup-body" role="region" aria-labelledby={title} tabIndex={0}>
        <RichText html={popup.contents} />
      </div>
      <div className="popup-buttons">
        <button type="button" onClick={onHideToday}>
          {messages.popupHideToday}
        </button>
        <button type="button" onClick={onClose}>
          {frame.close}
        </button>
      </div>
    </div>
  );
}

/** A notice in a window of its own that can be put elsewhere. */
export function NoticePopup({ start, ...props }: PopupProps & { start: Place }) {
  const { box, bar, toNextCorner } = usePlacement(start);
  return <PopupShell {...props} box={box} bar={bar} onMove={toNextCorner} />;
}

/** The same on a phone: one at a time, at the thumb. */
export const NoticeSheet = (props: PopupProps) => <PopupShell {...props} />;
