import type { Popup } from "#contract/messages.ts";
import { NoticeWindow } from "#ui/notice-window.tsx";
import { useTexts } from "#site/app/app-context.tsx";
import type { Place } from "#site/messages/popups/placement.ts";
import { usePlacement } from "#site/messages/popups/use-placement.ts";

export type PopupProps = {
  popup: Popup;
  front: boolean;
  onFront: () => void;
  onClose: () => void;
  onHideToday: () => void;
};

/** By which the page finds a window to give it the focus. */
export const popupElementId = (id: number): string => `popup-${id}`;

/** What a window shows of a popup, in the language of the page. */
function useWindowProps({ popup, ...props }: PopupProps) {
  const { messages, frame } = useTexts();
  const words = {
    close: frame.close,
    hideToday: messages.popupHideToday,
    move: messages.popupMove,
    moveHint: messages.popupMoveHint,
  };
  const { title, titleColor, contents } = popup;
  return { ...props, id: popupElementId(popup.id), title, titleColor, contents, words };
}

/** A notice in a window of its own that can be put elsewhere. */
export function NoticePopup({ start, ...props }: PopupProps & { start: Place }) {
  const { box, bar, toNextCorner } = usePlacement(start);
  return <NoticeWindow {...useWindowProps(props)} box={box} bar={bar} onMove={toNextCorner} />;
}

/** The same on a phone: one at a time, at the thumb. */
export const NoticeSheet = (props: PopupProps) => <NoticeWindow {...useWindowProps(props)} />;
