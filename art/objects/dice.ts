import type { Palette } from "../palette.ts";

/** Where the pips of each face sit in its 80 by 80 square. */
const faces = {
  1: "40,40",
  2: "22,22 58,58",
  3: "20,20 40,40 60,60",
  4: "22,22 58,22 22,58 58,58",
  5: "22,22 58,22 22,58 58,58 40,40",
  6: "22,18 22,40 22,62 58,18 58,40 58,62",
};
type Face = keyof typeof faces;

const pips = (face: Face): string =>
  faces[face]
    .split(" ")
    .map((pip) => {
      const [x, y] = pip.split(",");
      return `<circle cx="${x}" cy="${y}" r="9" fill="#fff"/>`;
    })
    .join("");

type Side = readonly [face: Face, fill: string];

/** A die seen from above: its top and its two near sides. */
const die = (place: string, top: Side, left: Side, right: Side): string =>
  `<g transform="${place}">
    <g transform="matrix(.866 .5 -.866 .5 0 -70)">
      <rect width="80" height="80" rx="13" fill="${top[1]}"/>${pips(top[0])}
    </g>
    <g transform="matrix(.866 .5 0 1 -69.3 -30)">
      <rect width="80" height="80" rx="13" fill="${left[1]}"/>${pips(left[0])}
    </g>
    <g transform="matrix(.866 -.5 0 1 0 10)">
      <rect width="80" height="80" rx="13" fill="${right[1]}"/>${pips(right[0])}
    </g>
  </g>`;

export const dice = (c: Palette): string =>
  die("translate(-50 30) rotate(-14) scale(0.98)", [5, c.light], [3, c.mid], [6, c.dark]) +
  die(
    "translate(58 -24) rotate(16) scale(0.82)",
    [2, c.accentLight],
    [4, c.accentMid],
    [1, c.accentDark],
  );
