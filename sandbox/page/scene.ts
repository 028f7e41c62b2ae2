import { drawScene } from "../art/scene.ts";
import type { Theme } from "../catalogue/slot-games.ts";
import { element } from "./dom.ts";

/** Draws the theme behind the game, for a lying or a standing window. */
export function paintScene(theme: Theme): void {
  const lying = window.matchMedia("(min-aspect-ratio: 1/1)");
  const paint = () => {
    const scene = encodeURIComponent(drawScene(theme, lying.matches));
    element("scene", HTMLElement).style.backgroundImage = `url("data:image/svg+xml,${scene}")`;
  };
  lying.addEventListener("change", paint);
  paint();
}
