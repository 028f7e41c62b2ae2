import { useEffect, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { Popup } from "#contract/messages.ts";
import { useFormat } from "#ui/format-context.tsx";
import { useMedia } from "#ui/use-media.ts";
import { useTexts } from "#site/app/app-context.tsx";
import {
  closeUntilNextLoad,
  forgetClosed,
  hideToday,
  isDismissed,
} from "#site/messages/popups/dismissal.ts";
import { NoticePopup, NoticeSheet, popupElementId } from "#site/messages/popups/notice-popup.tsx";
import { cascaded, inWider } from "#site/messages/popups/placement.ts";

/** How many windows are visible at once; the others wait. */
const atOnce = 3;

// This module is evaluated once with each load of the page.
forgetClosed();

const focusOn = (popup: Popup | undefined): void =>
  document
    .getElementById(popup ? popupElementId(popup.id) : "content")
    ?.focus({ preventScroll: true });

/** A link at the start of the page to the windows, which come late in the tab order. */
function SkipLink({ popups }: { popups: readonly Popup[] }) {
  const { messages } = useTexts();
  const format = useFormat();
  const [first] = popups;
  const place = document.getElementById("skips");
  if (!first || !place) return null;
  return createPortal(
    <a
      className="skip"
      href={`#${popupElementId(first.id)}`}
      onClick={(event) => {
        event.preventDefault();
        focusOn(first);
      }}
    >
      {messages.popupSkip(format.number(popups.length))}
    </a>,
    place,
  );
}

/**
 * The notices that open over the lobby. They never take the focus by themselves; when the focused
 * one is dismissed, the next one gets it, and after the last the page's content.
 */
export default function NoticePopups({ popups }: { popups: readonly Popup[] }) {
  const phone = useMedia("(max-width: 899.98px)");
  const [gone, setGone] = useState<ReadonlySet<number>>(new Set());
  const [front, setFront] = useState<number | null>(null);
  const waiting = popups.filter(({ id }) => !gone.has(id) && !isDismissed(id));
  const shown = waiting.slice(0, phone ? 1 : atOnce);
  const { clientWidth } = document.documentElement;
  const places = cascaded(popups.map(({ posX: x, posY: y }) => inWider({ x, y }, clientWidth)));
  const placeOf = (popup: Popup) => places[popups.indexOf(popup)] ?? { x: 0, y: 0 };

  const dismiss = (popup: Popup, remember: typeof hideToday) => {
    const element = document.getElementById(popupElementId(popup.id));
    const focused = element?.contains(document.activeElement) === true;
    const at = waiting.indexOf(popup);
    const rest = waiting.filter((each) => each !== popup);
    remember(popup.id);
    flushSync(() => setGone((before) => new Set(before).add(popup.id)));
    if (focused) focusOn(rest[Math.min(at, Math.min(rest.length, phone ? 1 : atOnce) - 1)]);
  };
  const propsOf = (popup: Popup) => ({
    popup,
    // The newest is on top until another one is touched.
    front: popup.id === (shown.some(({ id }) => id === front) ? front : shown[0]?.id),
    onFront: () => setFront(popup.id),
    onClose: () => dismiss(popup, closeUntilNextLoad),
    onHideToday: () => dismiss(popup, hideToday),
  });
  const sheet = phone ? shown[0] : undefined;
  useEffect(() => {
    const element = sheet && document.getElementById(popupElementId(sheet.id));
    if (!element) return;
    // Room for scrolling the page's end out from under a sheet. No custom property or class,
    // because those make the browser recompute every element's style.
    const [root, body] = [document.documentElement.style, document.body.style];
    const overEnd = `calc(${element.offsetHeight}px + 104px + env(safe-area-inset-bottom))`;
    root.scrollPaddingBottom = overEnd;
    body.paddingBottom = overEnd;
    return () => {
      root.scrollPaddingBottom = "";
      body.paddingBottom = "";
    };
  }, [sheet]);
  return (
    <>
      <SkipLink popups={shown} />
      {shown.map((popup) =>
        phone ? (
          <NoticeSheet key={popup.id} {...propsOf(popup)} />
        ) : (
          <NoticePopup key={popup.id} start={placeOf(popup)} {...propsOf(popup)} />
        ),
      )}
    </>
  );
}
