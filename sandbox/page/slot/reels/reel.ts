import { Container, Sprite } from "pixi.js";
import { easeOut, swing, type Motion } from "./motion.ts";
import { movingStretch, passingLetters, type SymbolTextures } from "./textures.ts";

/** Size of one symbol's place; the height follows the window. */
export type Cell = { width: number; height: number };

const rows = 3;
/** Symbols per millisecond at full speed. */
const fullSpeed = 0.026;
const speedUpMs = 260;
/** Symbols that pass between the call to land and the stop. */
const landingDistance = 8;
const overshoot = 0.16;

/**
 * One reel as an endless tape of symbols. `position` counts how many symbols have passed; at rest
 * it is whole and shows the symbols `position + 2` (top) to `position` (bottom) of the tape.
 */
export class Reel {
  readonly view = new Container();
  readonly #sprites = Array.from({ length: rows + 2 }, () => new Sprite({ anchor: 0.5 }));
  readonly #textures: Map<string, SymbolTextures>;
  readonly #cell: Cell;
  readonly #motion: Motion;
  #tape: string[] = [];
  #position = 0;
  #speed = 0;
  #stopTurning: () => void = () => undefined;

  constructor(
    textures: Map<string, SymbolTextures>,
    cell: Cell,
    motion: Motion,
    column: readonly string[],
  ) {
    this.#textures = textures;
    this.#cell = cell;
    this.#motion = motion;
    this.view.addChild(...this.#sprites);
    this.show(column);
  }

  /** Shows a column (top first) at rest. */
  show(column: readonly string[]): void {
    this.#tape = column.toReversed();
    this.#position = 0;
    this.#speed = 0;
    this.place();
  }

  get column(): string[] {
    const bottom = Math.round(this.#position);
    return [2, 1, 0].map((row) => this.#letterAt(bottom + row));
  }

  /** The sprite of a row (0 = top) while the reel rests. */
  spriteAt(row: number): Sprite | undefined {
    return this.#sprites[rows - row];
  }

  /** Turns at full speed until `land` is called. */
  turn(): void {
    this.show(this.column);
    let passedMs = 0;
    this.#stopTurning = this.#motion.each((elapsedMs) => {
      passedMs += elapsedMs;
      this.#speed = fullSpeed * Math.min(1, passedMs / speedUpMs) ** 2;
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
    column.forEach((letter, row) => {
      this.#tape[target + rows - 1 - row] = letter;
    });
    const distance = target + overshoot - from;
    const durationMs = (3 * distance) / fullSpeed;
    await this.#motion.run(durationMs, (share) => {
      this.#position = from + distance * easeOut(share);
      this.#speed = fullSpeed * (1 - share) ** 2;
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

  /**
   * Shows a column that fell: `from` has for each row where its symbol was before; rows above the
   * reel are negative.
   */
  async fall(column: readonly string[], from: readonly number[]): Promise<void> {
    this.show(column);
    const at = (row: number) => (row + 0.5) * this.#cell.height;
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
    for (let row = 0; row < rows; row += 1) {
      const sprite = this.spriteAt(row);
      if (sprite !== undefined) sprite.alpha = isDim(row) ? 0.32 : 1;
    }
  }

  place(): void {
    const lowest = Math.floor(this.#position) - 1;
    const blurred = this.#speed > fullSpeed * 0.45;
    this.#sprites.forEach((sprite, index) => {
      const letter = this.#letterAt(lowest + index);
      const textures = this.#textures.get(letter);
      if (textures !== undefined) sprite.texture = blurred ? textures.moving : textures.sharp;
      sprite.x = this.#cell.width / 2;
      sprite.y = (rows - 0.5 - (lowest + index - this.#position)) * this.#cell.height;
      sprite.alpha = 1;
      this.#fit(sprite, 1, blurred ? movingStretch : 1);
    });
  }

  #fit(sprite: Sprite, scale: number, stretch = 1): void {
    const side = Math.min(this.#cell.width, this.#cell.height) * 0.97 * scale;
    sprite.setSize(side, side * stretch);
  }

  /** The symbol at an index of the tape; passing symbols are decoration and never an outcome. */
  #letterAt(index: number): string {
    const known = this.#tape[Math.max(0, index)];
    if (known !== undefined) return known;
    const passing = passingLetters[Math.floor(Math.random() * passingLetters.length)] ?? "A";
    this.#tape[Math.max(0, index)] = passing;
    return passing;
  }
}
