import { Texture } from "pixi.js";
import type { Mechanic, Theme } from "../../../catalogue/slot-games.ts";
import { feels } from "./feel.ts";
import { symbolAddress } from "./symbol-address.ts";

export type SymbolTextures = { sharp: Texture; moving: Texture };
const size = 256;
/** The range of a moving symbol's blur, in texture pixels up and down. */
const blurReach = 64;
/** A moving symbol is this much taller than one at rest. */
export const movingStretch = 1.5;

/** Draws all symbols of a mechanic in a theme, once sharp and once blurred in the direction of movement. */
export async function drawTextures(
  theme: Theme,
  mechanic: Mechanic,
  onProgress: (share: number) => void,
): Promise<Map<string, SymbolTextures>> {
  const textures = new Map<string, SymbolTextures>();
  const { letters } = feels[mechanic];
  for (const letter of letters) {
    const image = new Image();
    image.src = symbolAddress(theme, mechanic, letter);
    await image.decode();
    const sharp = canvasWith((context) => context.drawImage(image, 3, 3, size - 6, size - 6));
    const moving = canvasWith((context) => blurInto(context, sharp), size, size * movingStretch);
    textures.set(letter, { sharp: Texture.from(sharp), moving: Texture.from(moving) });
    onProgress(textures.size / letters.length);
  }
  return textures;
}

function blurInto(context: CanvasRenderingContext2D, image: HTMLCanvasElement): void {
  const copies = 25;
  for (let copy = 0; copy < copies; copy += 1) {
    const shift = (copy / (copies - 1) - 0.5) * 2 * blurReach;
    context.globalAlpha = 0.075;
    context.drawImage(image, 0, (size * (movingStretch - 1)) / 2 + shift);
  }
}

export function canvasWith(
  draw: (context: CanvasRenderingContext2D) => void,
  width = size,
  height = size,
): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext("2d");
  if (context === null) throw new Error("this browser cannot draw");
  draw(context);
  return canvas;
}
