import { sideLength, tileCount } from "../../mines/rules.ts";
import { element, make } from "../dom.ts";
import type { MinesKey, MinesWords } from "./words.ts";

type Face = "hidden" | "asking" | "safe" | "mine" | "left-safe" | "left-mine";
const names: Readonly<Record<Face, MinesKey>> = {
  hidden: "tileHidden",
  asking: "tileHidden",
  safe: "tileSafe",
  mine: "tileMine",
  "left-safe": "tileLeftSafe",
  "left-mine": "tileLeftMine",
};
const pictures: Partial<Record<Face, string>> = {
  safe: "#tile-moon",
  "left-safe": "#tile-moon",
  mine: "#tile-mine",
  "left-mine": "#tile-mine",
};
const steps: Readonly<Record<string, [across: number, down: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const svgSpace = "http://www.w3.org/2000/svg";

/** The five by five tiles: one stop of the tab key, arrows inside, Enter or Space reveals. */
export class Field {
  readonly #words: MinesWords;
  readonly #host = element("field", HTMLElement);
  readonly #tiles: HTMLElement[];
  #present = 0;

  constructor(words: MinesWords, reveal: (tile: number) => void) {
    this.#words = words;
    this.#host.setAttribute("aria-label", words.text("field"));
    this.#tiles = Array.from({ length: tileCount }, (_, tile) => {
      const button = make("button", { type: "button", class: "tile" });
      button.addEventListener("click", () => {
        this.#goTo(tile);
        if (this.#isRevealable(tile)) reveal(tile);
      });
      button.addEventListener("focus", () => this.#goTo(tile));
      return button;
    });
    this.#host.replaceChildren(...this.#tiles);
    this.#host.addEventListener("keydown", (event) => this.#onKey(event));
    this.#goTo(Math.floor(tileCount / 2));
    this.cover();
  }

  /** Covers every tile. */
  cover(): void {
    delete this.#host.dataset.end;
    for (let tile = 0; tile < tileCount; tile += 1) this.#draw(tile, "hidden");
  }

  /** Whether tiles may be revealed now. */
  open(isOpen: boolean): void {
    this.#host.dataset.open = String(isOpen);
    for (const [tile, button] of this.#tiles.entries())
      button.setAttribute("aria-disabled", String(!isOpen || !this.#isHidden(tile)));
  }

  ask(tile: number): void {
    this.#draw(tile, "asking");
  }

  /** The revealed tiles of a round that goes on. */
  show(revealed: readonly number[]): void {
    for (let tile = 0; tile < tileCount; tile += 1) {
      const face = revealed.includes(tile) ? "safe" : "hidden";
      if (this.#tiles[tile]?.dataset.face !== face) this.#draw(tile, face);
    }
  }

  /** Every tile of a round that is over. */
  end(revealed: readonly number[], mined: readonly number[], isWon: boolean): void {
    for (let tile = 0; tile < tileCount; tile += 1) {
      const kind = mined.includes(tile) ? "mine" : "safe";
      this.#draw(tile, revealed.includes(tile) ? kind : `left-${kind}`);
    }
    this.#host.dataset.end = isWon ? "won" : "lost";
    this.open(false);
  }

  focus(): void {
    this.#tiles[this.#present]?.focus();
  }

  #isHidden(tile: number): boolean {
    return this.#tiles[tile]?.dataset.face === "hidden";
  }

  #isRevealable(tile: number): boolean {
    return this.#host.dataset.open === "true" && this.#isHidden(tile);
  }

  #goTo(tile: number): void {
    this.#present = tile;
    for (const [each, button] of this.#tiles.entries()) button.tabIndex = each === tile ? 0 : -1;
  }

  #draw(tile: number, face: Face): void {
    const button = this.#tiles[tile];
    if (button === undefined) return;
    const place = { row: Math.floor(tile / sideLength) + 1, column: (tile % sideLength) + 1 };
    button.dataset.face = face;
    button.setAttribute("aria-label", this.#words.text(names[face], place));
    const picture = pictures[face];
    if (picture === undefined) return button.replaceChildren();
    const drawing = document.createElementNS(svgSpace, "svg");
    const use = document.createElementNS(svgSpace, "use");
    use.setAttribute("href", picture);
    drawing.append(use);
    button.replaceChildren(drawing);
  }

  #onKey(event: KeyboardEvent): void {
    const step = steps[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const within = (value: number) => Math.max(0, Math.min(sideLength - 1, value));
    const column = within((this.#present % sideLength) + step[0]);
    const row = within(Math.floor(this.#present / sideLength) + step[1]);
    this.#tiles[row * sideLength + column]?.focus();
  }
}
