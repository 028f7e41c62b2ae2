import { element } from "../dom.ts";
import { wait } from "./reels/motion.ts";

/** A panel over the reels that closes by itself, at the start and end of a feature. */
export async function award(title: string, text: string, lengthMs: number): Promise<void> {
  const panel = element("award", HTMLElement);
  element("award-title", HTMLElement).textContent = title;
  element("award-text", HTMLElement).textContent = text;
  panel.hidden = false;
  await wait(lengthMs);
  panel.hidden = true;
}
