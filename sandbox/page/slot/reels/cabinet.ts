import { Container, Graphics, Sprite, Texture } from "pixi.js";
import type { Feel } from "./feel.ts";
import { canvasWith } from "./textures.ts";

const margin = 26;
const corner = 14;

/** A cabinet's measures; the height of its reels follows the window. */
export type Frame = { readonly feel: Feel; height: number };
export type Mark = { reel: number; row: number };

export const reelX = ({ feel }: Frame, reel: number): number =>
  margin + reel * (feel.reelWidth + feel.gap);
export const reelY = ({ feel }: Frame): number => margin + feel.head;
export const cabinetWidth = ({ feel }: Frame): number =>
  2 * margin + feel.start.length * (feel.reelWidth + feel.gap) - feel.gap;
export const cabinetHeight = ({ feel, height }: Frame): number => 2 * margin + feel.head + height;
/** The middle of a place on a reel with `rows` symbols. */
export const placeAt = (frame: Frame, { reel, row }: Mark, rows: number) => ({
  x: reelX(frame, reel) + frame.feel.reelWidth / 2,
  y: reelY(frame) + ((row + 0.5) * frame.height) / rows,
});

/** The frame around the reels: panes, moon gold rim, light from above. */
export class Cabinet {
  readonly back = new Container();
  readonly front = new Container();
  readonly mask = new Graphics();
  readonly #pane = new Graphics();
  readonly #rim = new Graphics();
  readonly #shades: Sprite[];
  readonly #accent: string;

  constructor({ look, start }: Feel, accent: string) {
    this.#accent = accent;
    this.#shades = start.map(() => new Sprite(shadeTexture(look.shade)));
    this.back.addChild(this.#pane);
    this.front.addChild(...this.#shades, this.#rim);
  }

  draw(frame: Frame): void {
    const [width, height] = [cabinetWidth(frame), cabinetHeight(frame)];
    const { look } = frame.feel;
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
    this.#pane.roundRect(0, 0, width, height, 28).fill({ color: look.case, alpha: 0.97 });
    this.#pane.roundRect(6, 6, width - 12, height - 12, 23).fill({ color: look.pane, alpha: 0.9 });
    this.#drawReels(frame);
    this.#rim.clear();
    this.#rim.roundRect(1.5, 1.5, width - 3, height - 3, 27).stroke({ width: 3, color: 0xd9a03a });
    this.#rim.roundRect(5, 5, width - 10, height - 10, 24);
    this.#rim.stroke({ width: 1.5, color: 0xfff1c4, alpha: 0.55 });
    this.#rim.roundRect(9, 9, width - 18, height - 18, 21);
    this.#rim.stroke({ width: 1, color: this.#accent, alpha: 0.5 });
  }

  #drawReels(frame: Frame): void {
    const { feel } = frame;
    const { look } = feel;
    const [top, high] = [reelY(frame) - 8, frame.height + 16];
    this.mask.clear();
    if (look.isOpen === true) {
      const across = cabinetWidth(frame) - 2 * margin + feel.gap;
      this.#pane
        .roundRect(margin - feel.gap / 2, top, across, high, corner)
        .fill({ color: look.reels[0] });
    }
    this.#shades.forEach((shade, reel) => {
      const x = reelX(frame, reel);
      if (look.isOpen !== true) {
        this.#pane.roundRect(x, top, feel.reelWidth, high, corner);
        this.#pane.fill({ color: look.reels[reel % 2] ?? look.reels[0] });
      }
      if (look.hasPlaces === true) this.#drawPlaces(frame, reel);
      this.mask.roundRect(x, top, feel.reelWidth, high, corner).fill(0xffffff);
      const beside = look.isOpen === true ? feel.gap / 2 : 0;
      shade.position.set(x - beside, top);
      shade.setSize(feel.reelWidth + 2 * beside, high);
    });
  }

  #drawPlaces(frame: Frame, reel: number): void {
    const { feel, height } = frame;
    const high = height / feel.rows;
    for (let row = 0; row < feel.rows; row += 1) {
      const { x, y } = placeAt(frame, { reel, row }, feel.rows);
      this.#pane.roundRect(
        x - feel.reelWidth / 2 + 4,
        y - high / 2 + 4,
        feel.reelWidth - 8,
        high - 8,
        18,
      );
      this.#pane.fill({ color: 0xffffff, alpha: 0.035 });
      this.#pane.stroke({ width: 2, color: this.#accent, alpha: 0.28 });
    }
  }
}

/** Dark at the top and bottom edge of a reel, so that it looks round. */
function shadeTexture(colour: string): Texture {
  return Texture.from(
    canvasWith(
      (context) => {
        const shade = context.createLinearGradient(0, 0, 0, 256);
        shade.addColorStop(0, `rgba(${colour},.78)`);
        shade.addColorStop(0.14, `rgba(${colour},0)`);
        shade.addColorStop(0.5, "rgba(255,255,255,.035)");
        shade.addColorStop(0.86, `rgba(${colour},0)`);
        shade.addColorStop(1, `rgba(${colour},.78)`);
        context.fillStyle = shade;
        context.fillRect(0, 0, 8, 256);
      },
      8,
      256,
    ),
  );
}
