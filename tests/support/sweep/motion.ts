import type { Page } from "playwright-core";

const longestMs = 100;

/** Animations that run despite reduced motion. */
export const runningAnimations = (page: Page): Promise<string[]> =>
  page.evaluate((longest) => {
    const running = document.getAnimations().filter((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const whole = Number(duration ?? 0) * (iterations ?? 1);
      return animation.playState === "running" && whole > longest;
    });
    return running.map((animation) => {
      const { target } = (animation.effect ?? {}) as KeyframeEffect;
      return `${target ? tools.nameOf(target) : "something"} moves`;
    });
  }, longestMs);
