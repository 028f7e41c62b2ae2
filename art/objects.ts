import * as animals from "./objects/animals.ts";
import * as balls from "./objects/balls.ts";
import { dice } from "./objects/dice.ts";
import * as festival from "./objects/festival.ts";
import * as fruit from "./objects/fruit.ts";
import * as places from "./objects/places.ts";
import * as sky from "./objects/sky.ts";
import * as sport from "./objects/sport.ts";
import * as table from "./objects/table.ts";
import { tiger } from "./objects/tiger.ts";
import * as treasure from "./objects/treasure.ts";
import type { Palette } from "./palette.ts";

/** Every object that a recipe can name, drawn around 0,0 in a box of about ±130. */
const objects: Record<string, (c: Palette) => string> = {
  ...animals,
  ...balls,
  ...festival,
  ...fruit,
  ...places,
  ...sky,
  ...sport,
  ...table,
  ...treasure,
  dice,
  tiger,
};

/** Objects whose outline needs more or less room than the rest. */
const scales: Record<string, number> = {
  tiger: 1.02,
  eye: 0.98,
  fox: 0.95,
  kite: 0.82,
  lantern: 0.86,
  hanok: 1.05,
  light: 0.95,
  planet: 0.94,
  jade: 0.88,
  fan: 0.92,
  koi: 0.98,
  soccer: 1.12,
  basket: 1.08,
  base: 1.1,
  gem: 1.12,
};
const shifts: Record<string, number> = {
  kite: -14,
  lantern: 2,
  fan: 8,
  jade: -12,
  light: -8,
  moon: -4,
  hanok: 6,
};

export const scaleOf = (object: string): number => scales[object] ?? 1;
export const shiftOf = (object: string): number => shifts[object] ?? 0;

/** Throws when a recipe names an object without a drawing. */
export function drawObject(object: string, c: Palette): string {
  const draw = objects[object];
  if (!draw) throw new Error(`No drawing is called "${object}".`);
  return draw(c);
}
