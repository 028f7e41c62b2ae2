/** A place in the window, in CSS pixels from its top left. */
export type Place = { x: number; y: number };
export type Size = { width: number; height: number };

/** The distance to the edges of the window. */
const marginPx = 8;
/** How far a window is shifted from another one at the same place. */
const cascadePx = 32;

/** The width of the window in which an operator places a popup. */
const placedAtPx = 1280;

/** A popup's place in a wider window, where what it lies over has moved to the right as much. */
export const inWider = ({ x, y }: Place, width: number): Place => ({
  x: (x * Math.max(width, placedAtPx)) / placedAtPx,
  y,
});

const between = (value: number, low: number, high: number): number =>
  Math.max(low, Math.min(value, high));

/** The nearest place at which the whole box is in the window; the top left if there is none. */
export const clamped = ({ x, y }: Place, box: Size, view: Size): Place => ({
  x: between(x, marginPx, Math.max(marginPx, view.width - box.width - marginPx)),
  y: between(y, marginPx, Math.max(marginPx, view.height - box.height - marginPx)),
});

/** The corners, clockwise from the top left; `top` is the height of what is above. */
const cornersOf = (box: Size, view: Size, top: number): Place[] => {
  const right = view.width - box.width - marginPx;
  const bottom = view.height - box.height - marginPx;
  return [
    { x: marginPx, y: top + marginPx },
    { x: right, y: top + marginPx },
    { x: right, y: bottom },
    { x: marginPx, y: bottom },
  ];
};

/** The pixels that two boxes share. */
const overlap = (one: Place & Size, other: Place & Size): number =>
  Math.max(0, Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)) *
  Math.max(0, Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y));

/**
 * The place at which a window leaves a focused control free: its own, else a corner; the one that
 * covers least when each covers a part. Source: WCAG 2.2, 2.4.11.
 */
export function asideFrom(
  focused: Place & Size,
  own: Place,
  { box, view, top }: { box: Size; view: Size; top: number },
): Place {
  const places = [own, ...cornersOf(box, view, top).map((corner) => clamped(corner, box, view))];
  const covered = places.map((place) => overlap(focused, { ...place, ...box }));
  return places[covered.indexOf(Math.min(...covered))] ?? own;
}

/** The corner after the nearest one, clockwise; `top` is the height of what is above. */
export function nextCorner(place: Place, box: Size, view: Size, top: number): Place {
  const corners = cornersOf(box, view, top);
  const isRight = place.x + box.width / 2 > view.width / 2;
  const isLow = place.y + box.height / 2 > (view.height + top) / 2;
  const nearest = isLow ? (isRight ? 2 : 3) : isRight ? 1 : 0;
  return corners[(nearest + 1) % corners.length] ?? place;
}

/** The requested places, each shifted from earlier ones that it would cover. */
export function cascaded(places: readonly Place[]): Place[] {
  const taken: Place[] = [];
  for (const wanted of places) {
    let place = wanted;
    const covers = (other: Place) =>
      Math.abs(other.x - place.x) < cascadePx && Math.abs(other.y - place.y) < cascadePx;
    while (taken.some(covers)) place = { x: place.x + cascadePx, y: place.y + cascadePx };
    taken.push(place);
  }
  return taken;
}
