import "pixi.js/unsafe-eval";
import { Application, Container, Graphics } from "pixi.js";
import { paletteOf } from "../../../../art/palette.ts";
import type { Theme } from "../../../catalogue/slot-games.ts";
import { Cabinet, cabinetHeight, cabinetWidth, margin, reelTotal, reelX } from "./cabinet.ts";
import { Glitter } from "./glitter.ts";
import { Motion, wait } from "./motion.ts";
import { Reel, type Cell } from "./reel.ts";
import type { SymbolTextures } from "./textures.ts";

export type Mark = { reel: number; row: number };
export type LineMark = { line: number; rows: readonly number[]; count: number };

const lineColours = [
  0xf3c969, 0x7dbcff, 0xff8a7c, 0x4cd7a4, 0xbba4ff, 0xffbc63, 0xff9fd0, 0x9be7ff,
];
const firstLandMs = 620;
const betweenLandsMs = 190;

/** The canvas with five reels in their cabinet. It shows what its caller gives it. */
export class Stage {
  readonly #app: Application;
  readonly #cell: Cell = { width: 160, height: 160 };
  readonly #cabinet: Cabinet;
  readonly #reels: Reel[];
  readonly #root = new Container();
  readonly #lines = new Graphics();
  readonly #glitter: Glitter;
  readonly #motion: Motion;
  readonly #host: HTMLElement;
  onLand: (reel: number) => void = () => undefined;
  #startedAt = 0;
  #marks: { lines: readonly LineMark[]; others: readonly Mark[] } = { lines: [], others: [] };

  private constructor(
    app: Application,
    host: HTMLElement,
    theme: Theme,
    textures: Map<string, SymbolTextures>,
  ) {
    this.#app = app;
    this.#host = host;
    this.#cabinet = new Cabinet(paletteOf(theme.hue, theme.accent).light);
    this.#motion = new Motion(app);
    this.#glitter = new Glitter(this.#motion);
    this.#reels = ["sAd", "hWc", "BSC", "dDh", "cAs"].map(
      (column) => new Reel(textures, this.#cell, this.#motion, [...column]),
    );
    const reels = new Container({ children: this.#reels.map((reel) => reel.view) });
    reels.mask = this.#cabinet.mask;
    this.#root.addChild(this.#cabinet.back, this.#cabinet.mask, reels, this.#cabinet.front);
    this.#root.addChild(this.#lines, this.#glitter.view);
    app.stage.addChild(this.#root);
    new ResizeObserver(() => this.#layout()).observe(host);
    this.#layout();
  }

  /** WebGL where the browser has it, otherwise the plain canvas renderer. */
  static async open(
    host: HTMLElement,
    theme: Theme,
    textures: Map<string, SymbolTextures>,
  ): Promise<Stage> {
    const app = new Application();
    await app.init({
      preference: ["webgl", "canvas"],
      resizeTo: host,
      backgroundAlpha: 0,
      autoStart: false,
      antialias: true,
      autoDensity: true,
      resolution: Math.min(2, window.devicePixelRatio || 1),
    });
    app.canvas.setAttribute("aria-hidden", "true");
    host.append(app.canvas);
    return new Stage(app, host, theme, textures);
  }

  get window(): string[] {
    return this.#reels.map((reel) => reel.column.join(""));
  }

  show(window: readonly string[]): void {
    this.clear();
    window.forEach((column, reel) => this.#reels[reel]?.show([...column]));
    this.#motion.still();
  }

  /** Sets all reels turning, one a little after the other. */
  turn(): void {
    this.clear();
    this.#startedAt = performance.now();
    for (const reel of this.#reels) reel.turn();
  }

  /** Stops the reels on a window (one text per reel, top first), from left to right. */
  async land(window: readonly string[]): Promise<void> {
    await wait(Math.max(0, firstLandMs - (performance.now() - this.#startedAt)));
    await Promise.all(
      this.#reels.map(async (reel, index) => {
        await wait(index * betweenLandsMs);
        await reel.land([...(window[index] ?? "")]);
        this.onLand(index);
      }),
    );
  }

  /** Wilds spread over their reels. */
  async cover(reels: readonly number[], moving: boolean): Promise<void> {
    for (const index of reels) {
      const reel = this.#reels[index];
      reel?.show(["W", "W", "W"]);
      if (moving && reel !== undefined) await Promise.all([0, 1, 2].map((row) => reel.throb(row)));
    }
  }

  /** Removes the symbols whose letter is in `gone`, drops the others and shows the new window. */
  async fall(window: readonly string[], gone: ReadonlySet<string>, moving: boolean): Promise<void> {
    const before = this.window;
    this.clear();
    if (!moving) {
      this.show(window);
      return;
    }
    await Promise.all(this.#reels.map((reel) => reel.vanish((letter) => gone.has(letter))));
    await Promise.all(
      this.#reels.map(async (reel, index) => {
        const stays = [...(before[index] ?? "")].flatMap((letter, row) =>
          gone.has(letter) ? [] : [row],
        );
        const fresh = [...(window[index] ?? "")].length - stays.length;
        if (fresh === 0) return;
        const above = Array.from({ length: fresh }, (_, row) => row - fresh);
        await reel.fall([...(window[index] ?? "")], [...above, ...stays]);
        this.onLand(index);
      }),
    );
  }

  /** Highlights lines and dims everything else. */
  async mark(lines: readonly LineMark[], others: readonly Mark[], moving: boolean): Promise<void> {
    this.#marks = { lines, others };
    const lit = this.#drawMarks();
    this.#lines.alpha = 1;
    if (!moving) {
      this.#motion.still();
      return;
    }
    const throbs = [...lit].map((place) => {
      const [reel = 0, row = 0] = place.split(".").map(Number);
      return this.#reels[reel]?.throb(row) ?? Promise.resolve();
    });
    await Promise.all([...throbs, this.#motion.run(260, (share) => (this.#lines.alpha = share))]);
  }

  celebrate(): Promise<void> {
    return this.#glitter.burst(cabinetWidth(this.#cell), cabinetHeight(this.#cell));
  }

  clear(): void {
    this.#marks = { lines: [], others: [] };
    this.#drawMarks();
    this.#motion.still();
  }

  /**
   * Draws the highlights (without any all symbols are bright) and returns the highlighted places.
   */
  #drawMarks(): Set<string> {
    const { lines, others } = this.#marks;
    const lit = new Set(others.map(({ reel, row }) => `${reel}.${row}`));
    for (const { rows, count } of lines) {
      rows.slice(0, count).forEach((row, reel) => lit.add(`${reel}.${row}`));
    }
    this.#reels.forEach((reel, index) => {
      reel.dim((row) => lit.size > 0 && !lit.has(`${index}.${row}`));
    });
    this.#lines.clear();
    for (const line of lines) this.#drawLine(line);
    return lit;
  }

  #drawLine({ line, rows, count }: LineMark): void {
    const colour = lineColours[line % lineColours.length] ?? 0xf3c969;
    const lift = ((line % 5) - 2) * 7;
    const points = rows.slice(0, count).map((row, reel) => ({
      x: reelX(reel, this.#cell) + this.#cell.width / 2,
      y: margin + (row + 0.5) * this.#cell.height + lift,
    }));
    for (const [width, alpha, color] of [
      [16, 0.16, colour],
      [9, 0.3, colour],
      [4.5, 0.95, colour],
      [1.5, 0.9, 0xffffff],
    ] as const) {
      points.forEach(({ x, y }, index) => {
        if (index === 0) this.#lines.moveTo(x - this.#cell.width / 2 + 8, y);
        this.#lines.lineTo(x, y);
      });
      this.#lines.stroke({ width, alpha, color, cap: "round", join: "round" });
    }
  }

  /** Fits the cabinet into its host; tall windows get taller symbols' places. */
  #layout(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#app.renderer.resize(width, height);
    const scale = Math.min(width / (cabinetWidth(this.#cell) + 12), 1.15);
    const roomy = (height / scale - 2 * margin - 12) / 3;
    this.#cell.height = Math.max(150, Math.min(196, roomy));
    this.#cabinet.draw(this.#cell);
    for (let index = 0; index < reelTotal; index += 1) {
      const reel = this.#reels[index];
      reel?.view.position.set(reelX(index, this.#cell), margin);
      reel?.place();
    }
    this.#drawMarks();
    const fit = Math.min(scale, height / (cabinetHeight(this.#cell) + 12));
    this.#root.scale.set(fit);
    this.#root.x = (width - cabinetWidth(this.#cell) * fit) / 2;
    this.#root.y = (height - cabinetHeight(this.#cell) * fit) / 2;
    this.#motion.still();
  }
}
