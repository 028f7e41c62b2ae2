import { isRed, type Suit, suits } from "../draw.ts";
import { linear, paints } from "../gradients.ts";
import { drawObject, scaleOf } from "../objects.ts";
import { paletteOf } from "../palette.ts";

const width = 600;
const height = 300;

const cards: readonly (readonly [x: number, y: number, turn: number, scale: number, suit: Suit])[] =
  [
    [118, 186, -22, 1.02, "spade"],
    [244, 112, 6, 0.92, "heart"],
    [478, 118, 20, 0.84, "diamond"],
    [392, 216, -12, 0.62, "club"],
  ];
const chips: readonly (readonly [
  x: number,
  y: number,
  turn: number,
  scale: number,
  fill: string,
])[] = [
  [44, 262, -14, 0.8, "#C63A52"],
  [556, 52, 12, 0.62, "#2F6BC7"],
  [262, 262, 8, 0.6, "#1E8A63"],
];

const floatingCards = cards
  .map(([x, y, turn, scale, suit]) => {
    const ink = isRed(suit) ? "#CF3350" : "#20264A";
    return `<g transform="translate(${x} ${y}) rotate(${turn}) skewY(-8) scale(${scale})">
        <rect x="-44" y="-62" width="88" height="124" rx="11" fill="#000" opacity=".35" transform="translate(6 9)"/>
        <rect x="-44" y="-62" width="88" height="124" rx="11" fill="url(#cf)"/>
        <rect x="-43" y="-61" width="86" height="122" rx="10" fill="none" stroke="#fff"/>
        <path d="${suits[suit]}" transform="scale(1.05)" fill="${ink}"/>
        <path d="${suits[suit]}" transform="translate(-28 -44) scale(.3)" fill="${ink}"/>
        <path d="${suits[suit]}" transform="translate(28 44) rotate(180) scale(.3)" fill="${ink}"/>
      </g>`;
  })
  .join("");

const floatingChips = chips
  .map(
    ([x, y, turn, scale, fill]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale} ${scale * 0.72})">
        <circle r="40" cy="8" fill="#5A3A0E"/>
        <circle r="40" fill="${fill}"/>
        <circle r="34" fill="none" stroke="#FFF3D0" stroke-width="10" stroke-dasharray="13.35 13.35"/>
        <circle r="24" fill="#000" fill-opacity=".2"/>
        <circle r="23" fill="none" stroke="#FFF3D0" stroke-opacity=".8" stroke-width="2"/>
        <path d="${suits.diamond}" transform="scale(.48)" fill="#FFF3D0"/>
      </g>`,
  )
  .join("");

type Placed = readonly [object: string, x: number, y: number, turn: number, scale: number];

/** Objects of the tiles, each with a shadow below it. */
const floating = (objects: readonly Placed[], hue: number, accent: number): string => {
  const c = paletteOf(hue, accent);
  const drawn = objects.map(([object, x, y, turn, scale]) => {
    const size = Math.round(scale * scaleOf(object) * 100) / 100;
    return `<ellipse cx="${x}" cy="${y + 122 * scale}" rx="${96 * scale}" ry="${11 * scale}" fill="#05060F" opacity=".45"/>
      <g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">${drawObject(object, c)}</g>`;
  });
  return `<defs>${paints(c)}</defs>${drawn.join("")}`;
};

const drawSlide = (content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`.replace(
    />\s+</g,
    "><",
  );

/** What floats over the banner on each of its slides: cards and chips, a slot's symbols, balls. */
export const slidePictures = () => ({
  heroTables: drawSlide(
    `<defs>${linear("cf", "0 #FFFDF5; 1 #E6DCC2")}</defs>${floatingCards}${floatingChips}`,
  ),
  heroSlots: drawSlide(
    floating(
      [
        ["cherry", 96, 168, -10, 0.72],
        ["bell", 500, 158, 10, 0.72],
        ["gem", 400, 226, 8, 0.44],
        ["seven", 284, 140, -4, 1.02],
      ],
      355,
      70,
    ),
  ),
  heroSports: drawSlide(
    floating(
      [
        ["basket", 100, 174, -8, 0.66],
        ["trophy", 498, 148, 6, 0.84],
        ["base", 402, 232, 12, 0.42],
        ["soccer", 284, 142, 0, 1],
      ],
      40,
      60,
    ),
  ),
});
