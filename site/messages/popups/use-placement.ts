import {
  type KeyboardEvent,
  type MouseEvent,
  type PointerEvent,
  type RefObject,
  type SyntheticEvent,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
} from "react";
import { asideFrom, clamped, nextCorner, type Place } from "#site/messages/popups/placement.ts";

const stepPx = 16;
const longStepPx = 64;
const arrows: Record<string, Place> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

const view = () => ({ width: document.documentElement.clientWidth, height: window.innerHeight });
const sizeOf = (box: HTMLElement) => ({ width: box.offsetWidth, height: box.offsetHeight });
const headerBottom = () =>
  document.querySelector(".site-header")?.getBoundingClientRect().bottom ?? 0;

const onButton = ({ target }: SyntheticEvent): boolean =>
  target instanceof Element && target.closest("button") !== null;

/** Shows a window aside while the keyboard's focus is on a control that it would cover. */
function useAside(
  box: RefObject<HTMLDivElement | null>,
  wanted: RefObject<Place>,
  show: (place: Place) => void,
): void {
  useEffect(() => {
    const leaveFree = () => {
      const [element, focused] = [box.current, document.activeElement];
      if (!element || !focused?.matches(":focus-visible") || focused.closest(".popup")) return;
      const { x, y, width, height } = focused.getBoundingClientRect();
      const places = { box: sizeOf(element), view: view(), top: headerBottom() };
      const own = clamped(wanted.current, places.box, places.view);
      show(asideFrom({ x, y, width, height }, own, places));
    };
    document.addEventListener("focusin", leaveFree);
    document.addEventListener("scroll", leaveFree, { passive: true });
    return () => {
      document.removeEventListener("focusin", leaveFree);
      document.removeEventListener("scroll", leaveFree);
    };
  }, [box, wanted, show]);
}

type Moving = {
  put: (place: Place) => void;
  shown: RefObject<Place>;
};

/** What the bar of a window does with the pointer and the arrow keys. */
function useBar({ put, shown }: Moving) {
  /** Where the pointer holds the bar; null while it is not dragged. */
  const grip = useRef<Place | null>(null);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (onButton(event) || !event.isPrimary || event.button !== 0) return;
      event.currentTarget.focus({ preventScroll: true });
      event.currentTarget.setPointerCapture(event.pointerId);
      grip.current = { x: event.clientX - shown.current.x, y: event.clientY - shown.current.y };
    },
    // Once the window has moved away, the browser would drag the picture that was under it.
    onMouseDown: (event: MouseEvent<HTMLElement>) => {
      if (!onButton(event)) event.preventDefault();
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (!grip.current) return;
      put({ x: event.clientX - grip.current.x, y: event.clientY - grip.current.y });
    },
    onLostPointerCapture: () => {
      grip.current = null;
      put(shown.current);
    },
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const direction = arrows[event.key];
      if (!direction) return;
      event.preventDefault();
      const step = event.shiftKey ? longStepPx : stepPx;
      put({
        x: shown.current.x + direction.x * step,
        y: shown.current.y + direction.y * step,
      });
    },
  };
}

/**
 * The place of a window on the page, and three ways to move it: dragging its bar, arrow keys (16
 * px, with Shift 64), and a button that moves it from corner to corner. It never leaves the
 * viewport, and goes aside while the keyboard's focus is on a control that it would cover.
 */
export function usePlacement(start: Place) {
  const box = useRef<HTMLDivElement>(null);
  const wanted = useRef(start);
  const shown = useRef(start);
  const { x: startX, y: startY } = start;

  const show = useCallback((place: Place) => {
    const element = box.current;
    if (!element) return;
    shown.current = place;
    element.style.left = `${place.x}px`;
    element.style.top = `${place.y}px`;
  }, []);
  const put = useCallback(
    (place: Place) => {
      const element = box.current;
      if (!element) return;
      wanted.current = place;
      show(clamped(place, sizeOf(element), view()));
    },
    [show],
  );

  useAside(box, wanted, show);

  // Before the first paint, because a visible jump counts as a layout shift.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    put({ x: startX, y: startY });
    // After a loaded picture or a resized page the wanted place stays and the possible one is
    // recomputed.
    const again = () => put(wanted.current);
    const observer = new ResizeObserver(again);
    observer.observe(element);
    window.addEventListener("resize", again);
    return () => {
      observer.disconnect();
      window.removeEventListener("resize", again);
    };
  }, [put, startX, startY]);

  const toNextCorner = () => {
    const element = box.current;
    if (element) put(nextCorner(shown.current, sizeOf(element), view(), headerBottom()));
  };
  const bar = useBar({ put, shown });
  return { box, bar, toNextCorner };
}
