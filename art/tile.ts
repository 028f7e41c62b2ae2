import type { ArtRecipe } from "#database/demo-catalogue.ts";
import { sparkle, tenths } from "./draw.ts";
import { linear, paints, radial } from "./gradients.ts";
import { drawObject, scaleOf, shiftOf } from "./objects.ts";
import { oklchHex, paletteOf } from "./palette.ts";
import { drawPattern } from "./patterns.ts";
import { seededRandom } from "./random.ts";

const tileWidth = 400;
const tileHeight = 500;

/**
 * The picture of one game or provider, 400 by 500 units: a glow of one hue, a faint pattern,
 * the object with its shadow, sparkles, and a dark foot on which the name is readable.
 * The seed moves the sparkles, so two tiles of one recipe still differ.
 */
export function drawTile(recipe: ArtRecipe, seed: number): string {
  const { hue, accent } = recipe;
  const c = paletteOf(hue, accent);
  const random = seededRandom(seed * 9973 + 7);
  const sparkles = Array.from({ length: 9 }, () =>
    sparkle(
      20 + random() * 360,
      20 + random() * 330,
      3 + random() * 9,
      tenths(0.35 + random() * 0.55),
    ),
  ).join("");
  const foot = oklchHex(0.13, 0.035, hue);
  const scale = tenths(scaleOf(recipe.object) * 120) / 100;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileWidth} ${tileHeight}" width="${tileWidth}" height="${tileHeight}">
    <defs>${ground(hue)}
      ${radial("halo", `0 ${c.pale} .55; .5 ${c.light} .18; 1 ${c.light} 0`)}
      ${linear("vig", `0 ${foot} 0; .55 ${foot} .55; 1 ${oklchHex(0.11, 0.03, hue)} .96`)}
      ${linear("sheen", "0 #fff .16; .4 #fff 0", [0, 0, 0.7, 1])}${paints(c)}
    </defs>
    <rect width="${tileWidth}" height="${tileHeight}" fill="url(#bg)"/>${drawPattern(recipe.pattern, c, random)}
    <circle cx="200" cy="208" r="198" fill="url(#halo)"/>
    <ellipse cx="200" cy="374" rx="136" ry="17" fill="#000" opacity=".38"/>
    <g transform="translate(200 ${214 + shiftOf(recipe.object)}) scale(${scale})">${drawObject(recipe.object, c)}</g>${sparkles}
    <rect y="${tileHeight - 230}" width="${tileWidth}" height="230" fill="url(#vig)"/>
    <rect width="${tileWidth}" height="${tileHeight}" fill="url(#sheen)"/>
  </svg>`;
  return svg.replace(/>\s+</g, "><");
}

const ground = (hue: number): string => {
  const at = (lightness: number, chroma: number) => oklchHex(lightness, chroma, hue);
  const stops = `0 ${at(0.56, 0.16)}; .45 ${at(0.36, 0.13)}; .85 ${at(0.2, 0.06)}; 1 ${at(0.15, 0.04)}`;
  return radial("bg", stops, [0.5, 0.4, 0.78]);
};
