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

/** The element id by which the page finds a window to focus. */
export const popupElementId = (id: number): string => `popup-${id}`;

/** The content of a popup's window, in the language of the page. */
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

/** A notice in a window that can be moved. */
export function NoticePopup({ start, ...props }: PopupProps & { start: Place }) {
  const { box, bar, toNextCorner } = usePlacement(start);
  return <NoticeWindow {...useWindowProps(props)} box={box} bar={bar} onMove={toNextCorner} />;
}

/** The same on a phone: one at a time, at the bottom. */
export const NoticeSheet = (props: PopupProps) => <NoticeWindow {...useWindowProps(props)} />;
