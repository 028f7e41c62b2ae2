import { Texture } from "pixi.js";
import { drawReelSymbol } from "../../../art/reel-symbols.ts";
import type { Theme } from "../../../catalogue/slot-games.ts";

const letters = ["W", "S", "A", "B", "C", "D", "s", "h", "c", "d"] as const;
/** Symbols that pass while a reel turns; the ones it stops on come from the server. */
export const passingLetters = ["A", "B", "C", "D", "s", "s", "h", "h", "c", "c", "d", "d"] as const;

export type SymbolTextures = { sharp: Texture; moving: Texture };
const size = 256;
/** The range of a moving symbol's blur, in texture pixels up and down. */
const blurReach = 64;
/** A moving symbol is this much taller than one at rest. */
export const movingStretch = 1.5;

export const symbolAddress = (theme: Theme, letter: string): string =>
  `data:image/svg+xml,${encodeURIComponent(drawReelSymbol(theme, letter))}`;

/** Draws all symbols of a theme, once sharp and once blurred in the direction of movement. */
export async function drawTextures(
  theme: Theme,
  onProgress: (share: number) => void,
): Promise<Map<string, SymbolTextures>> {
  const textures = new Map<string, SymbolTextures>();
  for (const letter of letters) {
    const image = new Image();
    image.src = symbolAddress(theme, letter);
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
