import type { Palette } from "./colours.ts";
import { objectsOfAnimals } from "./objects-of-animals.ts";
import { objectsOfHome } from "./objects-of-home.ts";
import { objectsOfLuck } from "./objects-of-luck.ts";
import { objectsOfNature } from "./objects-of-nature.ts";

const objects: Readonly<Record<string, (palette: Palette) => string>> = {
  ...objectsOfLuck,
  ...objectsOfHome,
  ...objectsOfNature,
  ...objectsOfAnimals,
};

/** Objects whose drawing is larger or smaller than the box of ±130, with their scale. */
const fits: Readonly<Record<string, readonly [scale: number, lift: number]>> = {
  eye: [0.92, 0],
  kite: [0.8, -14],
  lantern: [0.82, 2],
  light: [0.88, -6],
  planet: [0.88, 0],
  fan: [0.84, 8],
  koi: [0.88, 0],
  moon: [0.98, -8],
  comet: [0.86, 22],
  hanok: [1, 6],
  crane: [1.02, 0],
};

/** An object around 0,0, fitted to a box of ±130. Throws for an unknown name. */
export function drawObject(name: string, palette: Palette): string {
  const draw = objects[name];
  if (draw === undefined) throw new Error(`unknown object ${name}`);
  const [scale, lift] = fits[name] ?? [1, 0];
  return `<g transform="translate(0 ${lift}) scale(${scale})">${draw(palette)}</g>`;
}
