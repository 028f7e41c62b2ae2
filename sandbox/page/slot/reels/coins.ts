import { Container, Graphics, Sprite, Text } from "pixi.js";
import { placeAt, type Frame, type Mark } from "./cabinet.ts";
import { easeOut, type Motion } from "./motion.ts";
import type { SymbolTextures } from "./textures.ts";

/** A coin on its place, with its amount as text. */
export type CoinMark = Mark & { label: string };

/** The amounts on coins, and the other places while coins are held. */
export class Coins {
  readonly view = new Container();
  readonly #frame: Frame;
  readonly #coin: SymbolTextures | undefined;
  readonly #motion: Motion;
  /** The coin of each place. */
  readonly #places = new Map<Container, Mark>();

  constructor(frame: Frame, coin: SymbolTextures | undefined, motion: Motion) {
    this.#frame = frame;
    this.#coin = coin;
    this.#motion = motion;
  }

  clear(): void {
    for (const each of this.#places.keys()) each.destroy({ children: true });
    this.#places.clear();
  }

  /** Writes the amounts of coins that the reels show. */
  write(coins: readonly CoinMark[]): void {
    for (const coin of coins) this.#put(coin, this.#amount(coin.label));
    this.#motion.still();
  }

  /** Covers every place without a coin, so that the held coins are seen alone. */
  cover(empty: readonly Mark[]): void {
    for (const mark of empty) {
      const pane = new Graphics();
      const [width, height] = [this.#frame.feel.reelWidth - 4, this.#high - 4];
      pane.roundRect(-width / 2, -height / 2, width, height, 18).fill({ color: 0x05100e });
      pane.stroke({ width: 2, color: 0xd9a03a, alpha: 0.35 });
      this.#put(mark, pane);
    }
    this.#motion.still();
  }

  /** Coins pass in the empty places, a little later from reel to reel. */
  async turn(empty: readonly Mark[], durationMs: number): Promise<void> {
    if (this.#coin === undefined) return;
    const { moving } = this.#coin;
    const passing = empty.map((mark) => {
      const sprite = new Sprite({ texture: moving, anchor: 0.5, alpha: 0 });
      sprite.setSize(this.#side * 0.9, this.#side * 1.25);
      const view = this.#put(mark, sprite);
      const mask = new Graphics();
      const [width, height] = [this.#frame.feel.reelWidth - 8, this.#high - 8];
      mask.roundRect(-width / 2, -height / 2, width, height, 16).fill(0xffffff);
      view.addChild(mask);
      view.mask = mask;
      return { sprite, view, phase: mark.reel * 0.37 + mark.row * 0.61 };
    });
    await this.#motion.run(durationMs, (share) => {
      for (const { sprite, phase } of passing) {
        const at = (share * 4 + phase) % 1;
        sprite.y = (at - 0.5) * this.#high * 2;
        sprite.alpha = 0.5 * Math.sin(share * Math.PI);
      }
    });
    for (const { view } of passing) {
      this.#places.delete(view);
      view.destroy({ children: true });
    }
  }

  /** New coins land on empty places and stay. */
  async land(coins: readonly CoinMark[], moving: boolean): Promise<void> {
    const landing = coins.map((coin) => {
      const sprite = new Sprite({ anchor: 0.5 });
      if (this.#coin !== undefined) sprite.texture = this.#coin.sharp;
      sprite.setSize(this.#side, this.#side);
      return this.#put(coin, sprite, this.#amount(coin.label));
    });
    if (!moving || landing.length === 0) {
      this.#motion.still();
      return;
    }
    await this.#motion.run(340, (share) => {
      for (const view of landing) {
        view.scale.set(1 + 0.7 * (1 - easeOut(share)));
        view.alpha = easeOut(share);
      }
    });
  }

  /** Moves everything to its place, after the window changed. */
  place(): void {
    for (const [view, mark] of this.#places) {
      const { x, y } = placeAt(this.#frame, mark, this.#frame.feel.rows);
      view.position.set(x, y);
    }
  }

  #put(mark: Mark, ...children: Container[]): Container {
    const view = new Container({ children });
    this.#places.set(view, mark);
    this.view.addChild(view);
    this.place();
    return view;
  }

  #amount(label: string): Text {
    return new Text({
      text: label,
      anchor: 0.5,
      style: {
        fontFamily: "Game Letters, Pretendard Variable, sans-serif",
        fontWeight: "800",
        fontSize: 50,
        fill: 0x4a2606,
        stroke: { color: 0xfff1c4, width: 6, join: "round" },
      },
    });
  }

  get #high(): number {
    return this.#frame.height / this.#frame.feel.rows;
  }

  get #side(): number {
    return Math.min(this.#frame.feel.reelWidth, this.#high) * 0.97;
  }
}
