import { gold, type Palette } from "./palette.ts";

/**
 * Stops of a gradient, written `offset colour opacity; …`; without an opacity a stop is solid.
 * Example: `0 #fff .28; 1 #000`.
 */
const stopsOf = (stops: string): string =>
  stops
    .split("; ")
    .map((stop) => {
      const [offset, colour, opacity] = stop.split(" ");
      const seen = opacity === undefined ? "" : ` stop-opacity="${Number(opacity)}"`;
      return `<stop offset="${Number(offset)}" stop-color="${colour}"${seen}/>`;
    })
    .join("");

/** A linear gradient; the line defaults to top to bottom. */
export const linear = (
  id: string,
  stops: string,
  [x1, y1, x2, y2]: readonly [number, number, number, number] = [0, 0, 0, 1],
): string =>
  `<linearGradient id="${id}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}">${stopsOf(stops)}</linearGradient>`;

type Circle = readonly [cx: number, cy: number, r: number, fx?: number, fy?: number];

/** A radial gradient; the circle defaults to the whole box. */
export const radial = (
  id: string,
  stops: string,
  [cx, cy, r, fx, fy]: Circle = [0.5, 0.5, 0.5],
): string =>
  `<radialGradient id="${id}" cx="${cx}" cy="${cy}" r="${r}"${fx === undefined ? "" : ` fx="${fx}" fy="${fy}"`}>${stopsOf(stops)}</radialGradient>`;

const sphere: Circle = [0.5, 0.5, 0.62, 0.34, 0.28];
const acrossLine = [0, 0, 1, 0] as const;
const { pale, light, mid, dark } = gold;

/** Paints in the picture's own hues. */
const ownPaints = (c: Palette): string[] => [
  linear("m", `0 ${c.light}; 1 ${c.dark}`),
  linear("mH", `0 ${c.dark}; .4 ${c.light}; 1 ${c.deep}`, acrossLine),
  linear("a", `0 ${c.accentLight}; 1 ${c.accentDark}`),
  linear("aH", `0 ${c.accentDark}; .4 ${c.accentLight}; 1 ${c.accentDeep}`, acrossLine),
  radial("ball", `0 ${c.pale}; .35 ${c.light}; .8 ${c.dark}; 1 ${c.deep}`, sphere),
  radial(
    "aball",
    `0 ${c.accentPale}; .35 ${c.accentLight}; .8 ${c.accentDark}; 1 ${c.accentDeep}`,
    sphere,
  ),
  linear("tail", `0 #fff 0; .2 ${c.accentPale} .2; 1 ${c.accentPale} .85`, [1, 0, 0, 1]),
];

/** Paints that are the same in every picture. */
const sharedPaints: readonly string[] = [
  linear("gold", `0 ${pale}; .35 ${light}; .7 ${mid}; 1 ${dark}`),
  linear("goldH", `0 ${dark}; .25 ${light}; .45 ${pale}; .65 ${mid}; 1 ${dark}`, acrossLine),
  linear("face", "0 #FFFDF5; 1 #E9E2CF"),
  radial("gball", `0 ${pale}; .4 ${light}; .8 ${mid}; 1 ${dark}`, sphere),
  radial("rim", "0 #fff 0; .75 #000 .1; 1 #000 .75"),
  radial("shade", "0 #fff .28; .45 #fff 0; .72 #000 .12; 1 #000 .62", [0.5, 0.5, 0.5, 0.36, 0.3]),
  radial("glow", `0 ${pale} .75; .35 ${light} .32; 1 ${light} 0`),
  radial("moon", "0 #FFFBEA; .6 #F7E7B4; 1 #DDBB6A", [0.5, 0.5, 0.6, 0.4, 0.34]),
  linear("lan", "0 #F0455A; .48 #D5304A; .52 #2E62C4; 1 #1C3F8F"),
  linear("beam", "0 #FFE9A6 0; .5 #FFE9A6 .75; 1 #FFE9A6 0", acrossLine),
  linear("opal", "0 #D9F2FF; .35 #F9D9F2; .65 #DFFBE6; 1 #C9B8FF", [0, 0, 1, 1]),
];

/** The named paints that objects refer to as `url(#name)`. */
export const paints = (c: Palette): string => [...ownPaints(c), ...sharedPaints].join("");
