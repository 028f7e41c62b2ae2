import { Container, Sprite } from "pixi.js";
import { easeOut, swing, type Motion } from "./motion.ts";
import type { Frame } from "./cabinet.ts";
import { movingStretch, type SymbolTextures } from "./textures.ts";

const speedUpMs = 260;
/** Symbols that pass between the call to land and the stop. */
const landingDistance = 8;
const overshoot = 0.16;

/**
 * One reel as an endless tape of symbols. `position` counts how many symbols have passed; at rest
 * it is whole and shows the symbols from `position` (bottom) upwards on the tape.
 */
export class Reel {
  readonly view = new Container();
  readonly #sprites: Sprite[];
  readonly #textures: Map<string, SymbolTextures>;
  readonly #frame: Frame;
  readonly #motion: Motion;
  /** How many symbols it shows. */
  #rows = 0;
  #tape: string[] = [];
  #position = 0;
  #speed = 0;
  #leaving: Promise<void> = Promise.resolve();
  #stopTurning: () => void = () => undefined;

  constructor(
    textures: Map<string, SymbolTextures>,
    frame: Frame,
    motion: Motion,
    column: readonly string[],
  ) {
    this.#textures = textures;
    this.#frame = frame;
    this.#motion = motion;
    const most = frame.feel.rows + 2;
    this.#sprites = Array.from({ length: most }, () => new Sprite({ anchor: 0.5 }));
    this.view.addChild(...this.#sprites);
    this.show(column);
  }

  /** Shows a column (top first) at rest. */
  show(column: readonly string[]): void {
    this.#rows = column.length;
    this.#tape = column.toReversed();
    this.#position = 0;
    this.#speed = 0;
    this.place();
  }

  get column(): string[] {
    const bottom = Math.round(this.#position);
    return Array.from({ length: this.#rows }, (_, row) =>
      this.#letterAt(bottom + this.#rows - 1 - row),
    );
  }

  /** The sprite of a row (0 = top) while the reel rests. */
  spriteAt(row: number): Sprite | undefined {
    return this.#sprites[this.#rows - row];
  }

  /** Turns at full speed until `land` is called. */
  turn(): void {
    this.show(this.column);
    let passedMs = 0;
    this.#stopTurning = this.#motion.each((elapsedMs) => {
      passedMs += elapsedMs;
      this.#speed = this.#frame.feel.speed * Math.min(1, passedMs / speedUpMs) ** 2;
      this.#position += this.#speed * Math.min(50, elapsedMs);
      this.place();
    });
  }

  /** Slows down and stops on a column (top first). */
  async land(column: readonly string[]): Promise<void> {
    this.#stopTurning();
    this.#stopTurning = () => undefined;
    const from = this.#position;
    const target = Math.ceil(from) + landingDistance;
    const { speed } = this.#frame.feel;
    this.#rows = column.length;
    column.forEach((letter, row) => {
      this.#tape[target + this.#rows - 1 - row] = letter;
    });
    const distance = target + overshoot - from;
    const durationMs = (3 * distance) / speed;
    await this.#motion.run(durationMs, (share) => {
      this.#position = from + distance * easeOut(share);
      this.#speed = speed * (1 - share) ** 2;
      this.place();
    });
    await this.#motion.run(150, (share) => {
      this.#position = target + overshoot * (1 - easeOut(share));
      this.#speed = 0;
      this.place();
    });
    this.show(column);
  }

  /** Fades out the symbols for which `vanishes` is true; to be called at rest. */
  vanish(vanishes: (letter: string) => boolean): Promise<void> {
    const gone = this.column.flatMap((letter, row) => {
      const sprite = vanishes(letter) ? this.spriteAt(row) : undefined;
      return sprite === undefined ? [] : [sprite];
    });
    if (gone.length === 0) return Promise.resolve();
    return this.#motion.run(240, (share) => {
      for (const sprite of gone) {
        sprite.alpha = 1 - share;
        this.#fit(sprite, 1 + 0.25 * share);
      }
    });
  }

  /** Lets all symbols fall out; the reel is empty until it shows a column again. */
  leave(): void {
    this.show(this.column);
    this.#leaving = this.#motion.run(280, (share) => {
      this.place();
      for (const sprite of this.#sprites) {
        sprite.y += share ** 2 * this.#frame.height;
        if (share === 1) sprite.alpha = 0;
      }
    });
  }

  /** Lets a column (top first) fall in from above. */
  async enter(column: readonly string[]): Promise<void> {
    await this.#leaving;
    await this.fall(
      column,
      column.map((_, row) => row - column.length),
    );
  }

  /**
   * Shows a column that fell: `from` has for each row where its symbol was before; rows above the
   * reel are negative.
   */
  async fall(column: readonly string[], from: readonly number[]): Promise<void> {
    this.show(column);
    const at = (row: number) => (row + 0.5) * this.#cellHeight;
    await this.#motion.run(380, (share) => {
      from.forEach((before, row) => {
        const sprite = this.spriteAt(row);
        if (sprite !== undefined) sprite.y = at(before) + (at(row) - at(before)) * share ** 2;
      });
    });
    this.show(column);
  }

  /** A short throb of one row, to be called at rest. */
  throb(row: number): Promise<void> {
    const sprite = this.spriteAt(row);
    if (sprite === undefined) return Promise.resolve();
    return this.#motion.run(620, (share) => this.#fit(sprite, 1 + 0.14 * swing(share)));
  }

  dim(isDim: (row: number) => boolean): void {
    for (let row = 0; row < this.#rows; row += 1) {
      const sprite = this.spriteAt(row);
      if (sprite !== undefined) sprite.alpha = isDim(row) ? 0.32 : 1;
    }
  }

  get rows(): number {
    return this.#rows;
  }

  get #cellHeight(): number {
    return this.#frame.height / this.#rows;
  }

  place(): void {
    const lowest = Math.floor(this.#position) - 1;
    const blurred = this.#speed > this.#frame.feel.speed * 0.45;
    this.#sprites.forEach((sprite, index) => {
      sprite.visible = index < this.#rows + 2;
      const letter = this.#letterAt(lowest + index);
      const textures = this.#textures.get(letter);
      if (textures !== undefined) sprite.texture = blurred ? textures.moving : textures.sharp;
      sprite.x = this.#frame.feel.reelWidth / 2;
      sprite.y = (this.#rows - 0.5 - (lowest + index - this.#position)) * this.#cellHeight;
      sprite.alpha = 1;
      this.#fit(sprite, 1, blurred ? movingStretch : 1);
    });
  }

  #fit(sprite: Sprite, scale: number, stretch = 1): void {
    const side = Math.min(this.#frame.feel.reelWidth, this.#cellHeight) * 0.97 * scale;
    sprite.setSize(side, side * stretch);
  }

  /** The symbol at an index of the tape; passing symbols are decoration and never an outcome. */
  #letterAt(index: number): string {
    const known = this.#tape[Math.max(0, index)];
    if (known !== undefined) return known;
    const { passing: letters } = this.#frame.feel;
    const passing = letters[Math.floor(Math.random() * letters.length)] ?? "A";
    this.#tape[Math.max(0, index)] = passing;
    return passing;
  }
}
