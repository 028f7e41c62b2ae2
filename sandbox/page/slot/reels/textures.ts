import { Texture } from "pixi.js";
import type { Mechanic, Theme } from "../../../catalogue/slot-games.ts";
import { feels } from "./feel.ts";
import { symbolAddress } from "./symbol-address.ts";

/** A symbol at rest, and blurred in the direction of movement once it is first needed. */
export class SymbolTextures {
  readonly sharp: Texture;
  readonly #drawn: HTMLCanvasElement;
  #moving: Texture | undefined;

  constructor(drawn: HTMLCanvasElement) {
    this.#drawn = drawn;
    this.sharp = Texture.from(drawn);
  }

  get moving(): Texture {
    this.#moving ??= Texture.from(
      canvasWith((context) => blurInto(context, this.#drawn), size, size * movingStretch),
    );
    return this.#moving;
  }
}

const size = 256;
/** The range of a moving symbol's blur, in texture pixels up and down. */
const blurReach = 64;
/** A moving symbol is this much taller than one at rest. */
export const movingStretch = 1.5;

/**
 * Draws all symbols of a mechanic in a theme as they are at rest. The blurred ones follow in pauses,
 * because a blur costs as much as the symbol and the first press of the button comes later.
 */
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
    textures.set(letter, new SymbolTextures(sharp));
    onProgress(textures.size / letters.length);
  }
  void blurInPauses([...textures.values()]);
  return textures;
}

/** Between two blurs the page draws and answers. */
const pauseMs = 120;

async function blurInPauses(symbols: readonly SymbolTextures[]): Promise<void> {
  for (const symbol of symbols) {
    await new Promise((done) => setTimeout(done, pauseMs));
    void symbol.moving;
  }
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
