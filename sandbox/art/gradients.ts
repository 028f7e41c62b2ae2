import { gold, oklch, type Palette } from "./colours.ts";

type Stop = readonly [offset: number, colour: string, opacity?: number];

const stops = (list: readonly Stop[]) =>
  list
    .map(
      ([offset, colour, opacity]) =>
        `<stop offset="${offset}" stop-color="${colour}"${opacity === undefined ? "" : ` stop-opacity="${opacity}"`}/>`,
    )
    .join("");

/** A linear gradient from `x1 y1` to `x2 y2`, by default from top to bottom. */
export const straight = (id: string, list: readonly Stop[], way = [0, 0, 0, 1]): string =>
  `<linearGradient id="${id}" x1="${way[0]}" y1="${way[1]}" x2="${way[2]}" y2="${way[3]}">${stops(list)}</linearGradient>`;

/** A radial gradient with centre and radius `cx cy r` and its focus at `fx fy`. */
export function round(
  id: string,
  list: readonly Stop[],
  at = [0.5, 0.5, 0.5],
  light?: number[],
): string {
  const focus = light === undefined ? "" : ` fx="${light[0]}" fy="${light[1]}"`;
  return `<radialGradient id="${id}" cx="${at[0]}" cy="${at[1]}" r="${at[2]}"${focus}>${stops(list)}</radialGradient>`;
}

const across = [0, 0, 1, 0];
const lit = [0.34, 0.28];
const ball = [0.5, 0.5, 0.62];

/** Every gradient that the objects use, in the colours of `palette`. */
export const gradients = (palette: Palette): string =>
  [...golden(), ...tinted(palette), ...lights(palette)].join("");

function golden(): string[] {
  const [, g1, g2, g3, g4] = gold;
  return [
    straight("gold", [
      [0, g1],
      [0.35, g2],
      [0.7, g3],
      [1, g4],
    ]),
    straight(
      "goldH",
      [
        [0, g4],
        [0.25, g2],
        [0.45, g1],
        [0.65, g3],
        [1, g4],
      ],
      across,
    ),
    straight("face", [
      [0, "#FFFDF5"],
      [1, "#E9E2CF"],
    ]),
    round(
      "gball",
      [
        [0, g1],
        [0.4, g2],
        [0.8, g3],
        [1, g4],
      ],
      ball,
      lit,
    ),
  ];
}

function tinted(p: Palette): string[] {
  return [
    straight("m", [
      [0, p.light],
      [1, p.dark],
    ]),
    straight(
      "mH",
      [
        [0, p.dark],
        [0.4, p.light],
        [1, p.deep],
      ],
      across,
    ),
    straight("a", [
      [0, p.accentLight],
      [1, p.accentDark],
    ]),
    straight(
      "aH",
      [
        [0, p.accentDark],
        [0.4, p.accentLight],
        [1, p.accentDeep],
      ],
      across,
    ),
    round(
      "ball",
      [
        [0, p.pale],
        [0.35, p.light],
        [0.8, p.dark],
        [1, p.deep],
      ],
      ball,
      lit,
    ),
    round(
      "aball",
      [
        [0, p.accentPale],
        [0.35, p.accentLight],
        [0.8, p.accentDark],
        [1, p.accentDeep],
      ],
      ball,
      lit,
    ),
  ];
}

function lights(p: Palette): string[] {
  const [, g1, g2] = gold;
  return [
    round("rim", [
      [0, "#fff", 0],
      [0.75, "#000", 0.1],
      [1, "#000", 0.75],
    ]),
    round(
      "shade",
      [
        [0, "#fff", 0.28],
        [0.45, "#fff", 0],
        [0.72, "#000", 0.12],
        [1, "#000", 0.62],
      ],
      [0.5, 0.5, 0.5],
      [0.36, 0.3],
    ),
    round("glow", [
      [0, g1, 0.75],
      [0.35, g2, 0.32],
      [1, g2, 0],
    ]),
    round(
      "moon",
      [
        [0, "#FFFBEA"],
        [0.6, "#F7E7B4"],
        [1, "#DDBB6A"],
      ],
      [0.5, 0.5, 0.6],
      [0.4, 0.34],
    ),
    straight("lan", [
      [0, "#F0455A"],
      [0.48, "#D5304A"],
      [0.52, "#2E62C4"],
      [1, "#1C3F8F"],
    ]),
    straight(
      "tail",
      [
        [0, "#fff", 0],
        [0.2, p.accentPale, 0.2],
        [1, p.accentPale, 0.85],
      ],
      [1, 0, 0, 1],
    ),
    straight(
      "beam",
      [
        [0, "#FFE9A6", 0],
        [0.5, "#FFE9A6", 0.75],
        [1, "#FFE9A6", 0],
      ],
      across,
    ),
    straight(
      "opal",
      [
        [0, "#D9F2FF"],
        [0.35, "#F9D9F2"],
        [0.65, "#DFFBE6"],
        [1, "#C9B8FF"],
      ],
      [0, 0, 1, 1],
    ),
  ];
}

/** The background of a tile in one hue. */
export function backdrop(hue: number, palette: Palette): string {
  return [
    round(
      "bg",
      [
        [0, oklch(0.56, 0.16, hue)],
        [0.45, oklch(0.36, 0.13, hue)],
        [0.85, oklch(0.2, 0.06, hue)],
        [1, oklch(0.15, 0.04, hue)],
      ],
      [0.5, 0.4, 0.78],
    ),
    round("halo", [
      [0, palette.pale, 0.55],
      [0.5, palette.light, 0.18],
      [1, palette.light, 0],
    ]),
    straight("vig", [
      [0, oklch(0.13, 0.035, hue), 0],
      [0.55, oklch(0.13, 0.035, hue), 0.55],
      [1, oklch(0.11, 0.03, hue), 0.96],
    ]),
    straight(
      "sheen",
      [
        [0, "#fff", 0.16],
        [0.4, "#fff", 0],
      ],
      [0, 0, 0.7, 1],
    ),
  ].join("");
}
