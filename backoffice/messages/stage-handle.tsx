import { useEffect, useRef, useState, type KeyboardEvent, type RefObject } from "react";
import { useFormat } from "#ui/format-context.tsx";
import { useOfficeTexts } from "#backoffice/office-context.tsx";

/** CSS pixels of the member's window. */
export type Place = { x: number; y: number };
type Size = { width: number; height: number };

const STEP_PX = 8;
const LONG_STEP_PX = 64;
const arrows: Readonly<Record<string, Place>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type StageHandleProps = {
  place: Place;
  scale: number;
  view: Size;
  popup: RefObject<HTMLDivElement | null>;
  onPlace: (place: Place) => void;
};

/** Covers the previewed popup and moves it by dragging or with arrow keys (with Shift, further). */
export function StageHandle({ place, scale, view, popup, onPlace }: StageHandleProps) {
  const { announcements: words } = useOfficeTexts().messages;
  const format = useFormat();
  const size = useSizeOf(popup);
  const grip = useRef<Place | null>(null);
  const move = (to: Place) => {
    const within = (value: number, most: number) =>
      Math.round(Math.min(Math.max(value, 0), Math.max(most, 0)));
    onPlace({
      x: within(to.x, view.width - size.width),
      y: within(to.y, view.height - size.height),
    });
  };
  const pressed = (event: KeyboardEvent) => {
    const direction = arrows[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LONG_STEP_PX : STEP_PX;
    move({ x: place.x + direction.x * step, y: place.y + direction.y * step });
  };
  return (
    <button
      type="button"
      className="stage-handle"
      aria-label={words.handle(format.number(place.x), format.number(place.y))}
      style={{
        left: place.x * scale,
        top: place.y * scale,
        width: size.width * scale,
        height: size.height * scale,
      }}
      onKeyDown={pressed}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        grip.current = { x: event.clientX / scale - place.x, y: event.clientY / scale - place.y };
      }}
      onPointerMove={(event) => {
        if (!grip.current) return;
        move({
          x: event.clientX / scale - grip.current.x,
          y: event.clientY / scale - grip.current.y,
        });
      }}
      onPointerUp={() => {
        grip.current = null;
      }}
      onPointerCancel={() => {
        grip.current = null;
      }}
    />
  );
}

/** The element's unscaled size, which grows with its text. */
function useSizeOf(element: RefObject<HTMLDivElement | null>): Size {
  const [size, setSize] = useState<Size>({ width: 342, height: 200 });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    const observer = new ResizeObserver(() =>
      setSize({ width: box.offsetWidth, height: box.offsetHeight }),
    );
    observer.observe(box);
    return () => observer.disconnect();
  }, [element]);
  return size;
}
