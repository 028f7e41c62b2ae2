import "pixi.js/unsafe-eval";
import { Application, Container } from "pixi.js";
import type { Mechanic, Theme } from "../../../catalogue/slot-games.ts";
import { Board, type LineMark } from "./board.ts";
import type { Mark } from "./cabinet.ts";
import type { Coins } from "./coins.ts";
import { Glitter } from "./glitter.ts";
import { Motion, wait } from "./motion.ts";
import { drawTextures, type SymbolTextures } from "./textures.ts";

/** Of the pixels of the window; the reels stay readable. */
const coarsest = 0.6;
const coarserBy = 0.75;

type Textures = Map<string, SymbolTextures>;

/** The canvas with the reels of one mechanic. It shows what its caller gives it. */
export class Stage {
  readonly #app: Application;
  readonly #root = new Container();
  readonly #glitter: Glitter;
  readonly #motion: Motion;
  readonly #host: HTMLElement;
  readonly #theme: Theme;
  readonly #boards = new Map<Mechanic, Board>();
  #board: Board;
  onLand: (reel: number) => void = () => undefined;
  #startedAt = 0;
  #isEased = false;

  private constructor(
    app: Application,
    host: HTMLElement,
    theme: Theme,
    mechanic: Mechanic,
    textures: Textures,
  ) {
    this.#app = app;
    this.#host = host;
    this.#theme = theme;
    this.#motion = new Motion(app);
    this.#motion.onLate = () => this.#ease();
    this.#glitter = new Glitter(this.#motion);
    this.#board = new Board(theme, mechanic, textures, this.#motion);
    this.#boards.set(mechanic, this.#board);
    this.#root.addChild(this.#board.view);
    app.stage.addChild(this.#root);
    new ResizeObserver(() => this.#layout()).observe(host);
    this.#layout();
  }

  /**
   * WebGL where a GPU draws it, otherwise the plain canvas renderer, which is faster than a GPU that
   * the processor imitates.
   */
  static async open(
    host: HTMLElement,
    theme: Theme,
    mechanic: Mechanic,
    onProgress: (share: number) => void,
  ): Promise<Stage> {
    const textures = await drawTextures(theme, mechanic, onProgress);
    const app = new Application();
    await app.init({
      preference: isGpuImitated() ? ["canvas"] : ["webgl", "canvas"],
      resizeTo: host,
      backgroundAlpha: 0,
      autoStart: false,
      antialias: true,
      autoDensity: true,
      resolution: Math.min(2, window.devicePixelRatio || 1),
    });
    app.canvas.setAttribute("aria-hidden", "true");
    host.append(app.canvas);
    return new Stage(app, host, theme, mechanic, textures);
  }

  /** Shows the reels of a mechanic: a game's older rounds can be of another one. */
  async become(mechanic: Mechanic): Promise<void> {
    let board = this.#boards.get(mechanic);
    if (board === this.#board) return;
    if (board === undefined) {
      const textures = await drawTextures(this.#theme, mechanic, () => undefined);
      board = new Board(this.#theme, mechanic, textures, this.#motion);
      this.#boards.set(mechanic, board);
    }
    this.clear();
    this.#root.replaceChild(this.#board.view, board.view);
    this.#board = board;
    this.#layout();
  }

  get window(): string[] {
    return this.#board.window;
  }

  /** Writes over the reels, where they have room for it. */
  say(text: string): void {
    this.#board.say(text);
    this.#motion.still();
  }

  get coins(): Coins {
    return this.#board.coins;
  }

  show(window: readonly string[]): void {
    this.clear();
    window.forEach((column, reel) => this.#board.reels[reel]?.show([...column]));
    this.#motion.still();
  }

  /** Sets all reels turning, or empties those whose symbols fall. */
  turn(): void {
    this.clear();
    this.#startedAt = performance.now();
    const { reels, frame } = this.#board;
    for (const reel of reels) {
      if (frame.feel.falls === true) reel.leave();
      else reel.turn();
    }
  }

  /**
   * Stops the reels on a window (one text per reel, top first), from left to right. `onLanded` gets
   * the columns of the reels that have stopped.
   */
  async land(
    window: readonly string[],
    onLanded: (columns: readonly string[]) => void = () => undefined,
  ): Promise<void> {
    const { firstLandMs, betweenLandsMs, falls } = this.#board.frame.feel;
    await wait(Math.max(0, firstLandMs - (performance.now() - this.#startedAt)));
    await Promise.all(
      this.#board.reels.map(async (reel, index) => {
        await wait(index * betweenLandsMs);
        const column = [...(window[index] ?? "")];
        await (falls === true ? reel.enter(column) : reel.land(column));
        this.onLand(index);
        onLanded(window.slice(0, index + 1));
      }),
    );
  }

  /** Wilds spread over their reels. */
  async cover(reels: readonly number[], moving: boolean): Promise<void> {
    for (const index of reels) {
      const reel = this.#board.reels[index];
      reel?.show(reel.column.map(() => "W"));
      if (moving && reel !== undefined)
        await Promise.all(reel.column.map((_, row) => reel.throb(row)));
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
    const { reels } = this.#board;
    await Promise.all(reels.map((reel) => reel.vanish((letter) => gone.has(letter))));
    await Promise.all(
      reels.map(async (reel, index) => {
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

  /** Highlights lines and places, and dims everything else. */
  async mark(lines: readonly LineMark[], others: readonly Mark[], moving: boolean): Promise<void> {
    const board = this.#board;
    const lit = board.mark(lines, others);
    board.lines.alpha = 1;
    if (!moving) {
      this.#motion.still();
      return;
    }
    const throbs = lit.map(({ reel, row }) => board.reels[reel]?.throb(row));
    await Promise.all([...throbs, this.#motion.run(260, (share) => (board.lines.alpha = share))]);
  }

  celebrate(): Promise<void> {
    this.#board.view.addChild(this.#glitter.view);
    return this.#glitter.burst(this.#board.width, this.#board.height, this.#isEased);
  }

  clear(): void {
    this.#board.mark([], []);
    this.#board.coins.clear();
    this.#motion.still();
  }

  /** Draws fewer pixels and stars from now on: the machine stays as slow as it is. */
  #ease(): void {
    const { renderer } = this.#app;
    this.#isEased = true;
    if (renderer.resolution <= coarsest) return;
    renderer.resolution = Math.max(coarsest, renderer.resolution * coarserBy);
    this.#layout();
  }

  #layout(): void {
    const { clientWidth: width, clientHeight: height } = this.#host;
    if (width === 0 || height === 0) return;
    this.#app.renderer.resize(width, height);
    this.#board.layout({ width, height });
    this.#motion.still();
  }
}

/** Browsers do not count this as a drawback of performance, so the driver's name decides. */
function isGpuImitated(): boolean {
  const gl = document.createElement("canvas").getContext("webgl");
  const facts = gl?.getExtension("WEBGL_debug_renderer_info");
  const name = gl && facts ? String(gl.getParameter(facts.UNMASKED_RENDERER_WEBGL)) : "";
  gl?.getExtension("WEBGL_lose_context")?.loseContext();
  return /swiftshader|llvmpipe|softpipe|software|basic render/i.test(name);
}
