import type { Theme } from "../catalogue/slot-games.ts";
import { tenths } from "../../art/draw.ts";
import { linear, radial } from "../../art/gradients.ts";
import { gold, oklchHex } from "../../art/palette.ts";
import { seededRandom } from "../../art/random.ts";

/** The positions in a portrait and in a landscape picture. */
type Frame = { wide: number; high: number; shore: number; hills: number; moon: Moon };
type Moon = { x: number; y: number; r: number };
const upright: Frame = {
  wide: 1200,
  high: 1400,
  shore: 1130,
  hills: 860,
  moon: { x: 600, y: 250, r: 150 },
};
const lying: Frame = {
  wide: 1600,
  high: 900,
  shore: 690,
  hills: 450,
  moon: { x: 190, y: 170, r: 96 },
};
type Point = readonly [x: number, y: number];

/** The night behind the reels: sky, moon, hills and water, in the hue of the theme. */
export function drawScene(theme: Theme, isLying: boolean): string {
  const { wide, high, shore, hills: firstHill, moon } = isLying ? lying : upright;
  const { hue } = theme;
  const random = seededRandom(hue * 31 + theme.accent);
  const tint = (lightness: number, chroma: number, turn = 0) =>
    oklchHex(lightness, chroma, hue + turn);
  const stars = Array.from({ length: 190 }, () => {
    const [x, y, r, o] = [
      random() * wide,
      random() * firstHill * 0.9,
      0.6 + random() * 1.5,
      0.15 + random() * 0.7,
    ];
    return `<circle cx="${tenths(x)}" cy="${tenths(y)}" r="${tenths(r)}" opacity="${tenths(o)}"/>`;
  }).join("");
  const hills = [0.36, 0.29, 0.23, 0.18]
    .map((lightness, index) => {
      const top = firstHill + index * 64;
      const line = ridge(top, wide, 190 - index * 28, random).map(
        ([x, y]) => `${tenths(x)} ${tenths(y)}`,
      );
      return `<path d="M0 ${shore}L${line.join("L")}L${wide} ${shore}Z" fill="${tint(lightness, 0.07, index * 6)}"/>
<rect y="${top + 30}" width="${wide}" height="200" fill="url(#mist)" opacity="${0.5 - index * 0.1}"/>`;
    })
    .join("");
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${wide} ${high}" preserveAspectRatio="xMidYMid slice">
<defs>${linear("sky", `0 #070A1A; .34 ${tint(0.21, 0.07)}; .62 ${tint(0.34, 0.1, 12)}; .8 ${tint(0.46, 0.11, 40)}`)}
${linear("sea", `0 ${tint(0.26, 0.07, 16)}; .4 ${tint(0.17, 0.05)}; 1 #070A16`)}
${linear("mist", `0 ${tint(0.7, 0.06, 30)} 0; 1 ${tint(0.7, 0.06, 30)} .5`)}
${radial("air", `0 ${gold.pale} .7; .25 ${gold.light} .26; .6 ${gold.light} .08; 1 ${gold.light} 0`)}
${radial("moon", "0 #FFFDF2; .6 #FBEBBE; 1 #E2BC6C", [0.5, 0.5, 0.6, 0.4, 0.36])}</defs>
<rect width="${wide}" height="${high}" fill="url(#sky)"/><g fill="#fff">${stars}</g>
${moonOf(moon)}
${hills}<rect y="${shore}" width="${wide}" height="${high - shore}" fill="url(#sea)"/>
<rect y="${shore - 1}" width="${wide}" height="2" fill="${gold.pale}" opacity=".3"/>
<g fill="${gold.pale}">${moonRoad(random, moon.x, shore, high)}</g></svg>`;
}

function moonOf({ x, y, r }: Moon): string {
  const crater = (dx: number, dy: number, size: number) =>
    `<circle cx="${tenths(x + dx * r)}" cy="${tenths(y + dy * r)}" r="${tenths(size * r)}"/>`;
  return `<circle cx="${x}" cy="${y}" r="${r * 3.5}" fill="url(#air)"/><circle cx="${x}" cy="${y}" r="${r}" fill="url(#moon)"/>
<g fill="#C9A85C" opacity=".3">${crater(-0.33, -0.23, 0.2)}${crater(0.32, 0.21, 0.27)}${crater(-0.11, 0.48, 0.13)}${crater(0.45, -0.44, 0.11)}</g>`;
}

/** A ridge from left to right by moving midpoints up and down. */
function ridge(top: number, wide: number, rise: number, random: () => number): Point[] {
  let points: Point[] = [
    [0, top + (random() - 0.5) * rise],
    [wide, top + (random() - 0.5) * rise],
  ];
  for (let step = 0, reach = rise; step < 7; step += 1, reach *= 0.56) {
    points = points.flatMap((point, index) => {
      const next = points[index + 1];
      if (next === undefined) return [point];
      const [x, y] = [(point[0] + next[0]) / 2, (point[1] + next[1]) / 2];
      return [point, [x, y + (random() - 0.5) * reach] as const];
    });
  }
  return points;
}

/** Moonlight on the water, broader and fainter toward the viewer. */
function moonRoad(random: () => number, middle: number, shore: number, high: number): string {
  return Array.from({ length: 54 }, (_, index) => {
    const near = index / 54;
    const width = 30 + random() * 220;
    const x = middle + (random() - 0.5) * 180 * (0.6 + near * 1.6) - width / 2;
    const opacity = tenths((0.8 - near * 0.6) * (0.4 + random() * 0.6));
    return `<rect x="${tenths(x)}" y="${tenths(shore + 6 + near * (high - shore - 20))}" width="${tenths(width)}" height="${tenths(1.5 + near * 3)}" rx="1.5" opacity="${opacity}"/>`;
  }).join("");
}
