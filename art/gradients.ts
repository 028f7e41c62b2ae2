import { gold, type Palette } from "./palette.ts";

/** Offset, colour and, when not solid, opacity. */
type Stop = readonly [offset: number, colour: string, opacity?: number];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** A linear gradient; the line defaults to top to bottom. */
export const linear = (
  id: string,
  stops: readonly Stop[],
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

type Circle = readonly [cx: number, cy: number, r: number, fx?: number, fy?: number];

/** A radial gradient; the circle defaults to the whole box. */
export const radial = (
  id: string,
  stops: readonly Stop[],
  [cx, cy, r, fx, fy]: Circle = [0.5, 0.5, 0.5],
): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${fx === undefined ? "" : ` fx="${fx}" fy="${fy}"`}>${stopsOf(stops)}</radialGradient>`;

const sphere: Circle = [0.5, 0.5, 0.62, 0.34, 0.28];
const acrossLine = [0, 0, 1, 0] as const;

/** The named paints that objects refer to as `url(#name)`. */
export const paints = (c: Palette): string =>
  [
    linear("gold", [
      [0, gold.pale],
      [0.35, gold.light],
      [0.7, gold.mid],
      [1, gold.dark],
    ]),
    linear(
      "goldH",
      [
        [0, gold.dark],
        [0.25, gold.light],
        [0.45, gold.pale],
        [0.65, gold.mid],
        [1, gold.dark],
      ],
      acrossLine,
    ),
    linear("face", [
      [0, "#FFFDF5"],
      [1, "#E9E2CF"],
    ]),
    linear("m", [
      [0, c.light],
      [1, c.dark],
    ]),
    linear(
      "mH",
      [
        [0, c.dark],
        [0.4, c.light],
        [1, c.deep],
      ],
      acrossLine,
    ),
    linear("a", [
      [0, c.accentLight],
      [1, c.accentDark],
    ]),
    linear(
      "aH",
      [
        [0, c.accentDark],
        [0.4, c.accentLight],
        [1, c.accentDeep],
      ],
      acrossLine,
    ),
    radial(
      "ball",
      [
        [0, c.pale],
        [0.35, c.light],
        [0.8, c.dark],
        [1, c.deep],
      ],
      sphere,
    ),
    radial(
      "aball",
      [
        [0, c.accentPale],
        [0.35, c.accentLight],
        [0.8, c.accentDark],
        [1, c.accentDeep],
      ],
      sphere,
    ),
    radial(
      "gball",
      [
        [0, gold.pale],
        [0.4, gold.light],
        [0.8, gold.mid],
        [1, gold.dark],
      ],
      sphere,
    ),
    radial("rim", [
      [0, "#fff", 0],
      [0.75, "#000", 0.1],
      [1, "#000", 0.75],
    ]),
    radial(
      "shade",
      [
        [0, "#fff", 0.28],
        [0.45, "#fff", 0],
        [0.72, "#000", 0.12],
        [1, "#000", 0.62],
      ],
      [0.5, 0.5, 0.5, 0.36, 0.3],
    ),
    radial("glow", [
      [0, gold.pale, 0.75],
      [0.35, gold.light, 0.32],
      [1, gold.light, 0],
    ]),
    radial(
      "moon",
      [
        [0, "#FFFBEA"],
        [0.6, "#F7E7B4"],
        [1, "#DDBB6A"],
      ],
      [0.5, 0.5, 0.6, 0.4, 0.34],
    ),
    linear("lan", [
      [0, "#F0455A"],
      [0.48, "#D5304A"],
      [0.52, "#2E62C4"],
      [1, "#1C3F8F"],
    ]),
    linear(
      "tail",
      [
        [0, "#fff", 0],
        [0.2, c.accentPale, 0.2],
        [1, c.accentPale, 0.85],
      ],
      [1, 0, 0, 1],
    ),
    linear(
      "beam",
      [
        [0, "#FFE9A6", 0],
        [0.5, "#FFE9A6", 0.75],
        [1, "#FFE9A6", 0],
      ],
      acrossLine,
    ),
    linear(
      "opal",
      [
        [0, "#D9F2FF"],
        [0.35, "#F9D9F2"],
        [0.65, "#DFFBE6"],
        [1, "#C9B8FF"],
      ],
      [0, 0, 1, 1],
    ),
  ].join("");
