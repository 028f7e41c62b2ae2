import { Container, Graphics, Sprite, Texture } from "pixi.js";
import type { Cell } from "./reel.ts";
import { canvasWith } from "./textures.ts";

const reelGap = 10;
export const margin = 26;
export const reelTotal = 5;

export const reelX = (reel: number, cell: Cell): number => margin + reel * (cell.width + reelGap);
export const cabinetWidth = (cell: Cell): number =>
  2 * margin + reelTotal * cell.width + (reelTotal - 1) * reelGap;
export const cabinetHeight = (cell: Cell): number => 2 * margin + 3 * cell.height;

/** The frame around the reels: night blue panes, moon gold rim, light from above. */
export class Cabinet {
  readonly back = new Container();
  readonly front = new Container();
  readonly mask = new Graphics();
  readonly #pane = new Graphics();
  readonly #rim = new Graphics();
  readonly #shades = Array.from({ length: reelTotal }, () => new Sprite(shadeTexture()));
  readonly #accent: string;

  constructor(accent: string) {
    this.#accent = accent;
    this.back.addChild(this.#pane);
    this.front.addChild(...this.#shades, this.#rim);
  }

  draw(cell: Cell): void {
    const [width, height] = [cabinetWidth(cell), cabinetHeight(cell)];
    this.#pane.clear();
    for (let ring = 5; ring > 0; ring -= 1) {
      this.#pane.roundRect(
        -ring * 4,
        -ring * 4 + 6,
        width + ring * 8,
        height + ring * 8,
        30 + ring * 4,
      );
      this.#pane.fill({ color: 0x02040c, alpha: 0.1 });
    }
    this.#pane.roundRect(0, 0, width, height, 28).fill({ color: 0x10152a, alpha: 0.97 });
    this.#pane.roundRect(6, 6, width - 12, height - 12, 23).fill({ color: 0x080b18, alpha: 0.9 });
    this.mask.clear();
    this.#shades.forEach((shade, reel) => {
      const x = reelX(reel, cell);
      this.#pane.roundRect(x, margin - 8, cell.width, 3 * cell.height + 16, 14);
      this.#pane.fill({ color: reel % 2 === 0 ? 0x161c36 : 0x1a2140, alpha: 1 });
      this.mask.roundRect(x, margin - 8, cell.width, 3 * cell.height + 16, 14).fill(0xffffff);
      shade.position.set(x, margin - 8);
      shade.setSize(cell.width, 3 * cell.height + 16);
    });
    this.#rim.clear();
    this.#rim.roundRect(1.5, 1.5, width - 3, height - 3, 27).stroke({ width: 3, color: 0xd9a03a });
    this.#rim.roundRect(5, 5, width - 10, height - 10, 24);
    this.#rim.stroke({ width: 1.5, color: 0xfff1c4, alpha: 0.55 });
    this.#rim.roundRect(9, 9, width - 18, height - 18, 21);
    this.#rim.stroke({ width: 1, color: this.#accent, alpha: 0.5 });
  }
}

/** Dark at the top and bottom edge of a reel, so that it looks round. */
function shadeTexture(): Texture {
  return Texture.from(
    canvasWith(
      (context) => {
        const shade = context.createLinearGradient(0, 0, 0, 256);
        shade.addColorStop(0, "rgba(3,5,14,.78)");
        shade.addColorStop(0.14, "rgba(3,5,14,0)");
        shade.addColorStop(0.5, "rgba(255,255,255,.035)");
        shade.addColorStop(0.86, "rgba(3,5,14,0)");
        shade.addColorStop(1, "rgba(3,5,14,.78)");
        context.fillStyle = shade;
        context.fillRect(0, 0, 8, 256);
      },
      8,
      256,
    ),
  );
}
