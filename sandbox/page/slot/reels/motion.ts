import type { Application, Ticker } from "pixi.js";

/** Frames are late when they take longer on average: fewer than 30 a second. */
const frameMs = 1000 / 30;
const judgedFrames = 12;

/**
 * Runs the animation only while something moves, so that an idle game costs nothing. It follows
 * real time, so that a slow machine shows fewer frames and never a longer round.
 */
export class Motion {
  readonly #app: Application;
  readonly #ticker: Ticker;
  #running = 0;
  #frames = 0;
  #passedMs = 0;
  /** Called when the latest frames were late. */
  onLate: () => void = () => undefined;

  constructor(app: Application) {
    this.#app = app;
    this.#ticker = app.ticker;
    this.#ticker.stop();
    this.#ticker.add(() => this.#judge(this.#ticker.elapsedMS));
  }

  /** Calls `step` with the share (0 to 1) of `durationMs` that has passed, the last time with 1. */
  run(durationMs: number, step: (share: number) => void): Promise<void> {
    return new Promise((done) => {
      let passedMs = 0;
      const stop = this.each((elapsedMs) => {
        passedMs += elapsedMs;
        const share = durationMs <= 0 ? 1 : Math.min(1, passedMs / durationMs);
        step(share);
        if (share < 1) return;
        stop();
        done();
      });
    });
  }

  /** Calls `step` before every frame until the returned function is called. */
  each(step: (elapsedMs: number) => void): () => void {
    const advance = () => step(this.#ticker.elapsedMS);
    this.#ticker.add(advance);
    this.#running += 1;
    if (this.#running === 1) this.#ticker.start();
    return () => {
      this.#ticker.remove(advance);
      this.#running -= 1;
      if (this.#running === 0) {
        this.#ticker.stop();
        this.still();
      }
    };
  }

  #judge(elapsedMs: number): void {
    this.#frames += 1;
    this.#passedMs += elapsedMs;
    if (this.#frames < judgedFrames) return;
    if (this.#passedMs > judgedFrames * frameMs) this.onLate();
    this.#frames = 0;
    this.#passedMs = 0;
  }

  /** Draws one frame of the current state. */
  still(): void {
    this.#app.render();
  }
}

export const wait = (durationMs: number): Promise<void> =>
  new Promise((done) => setTimeout(done, durationMs));

export const easeOut = (share: number): number => 1 - (1 - share) ** 3;
export const swing = (share: number): number => Math.sin(share * Math.PI);
