import { element } from "./dom.ts";
import type { Sound } from "./sound.ts";
import type { Words } from "./words.ts";

/** The button that turns sound on and off; off until the player turns it on. */
export function wireSound(sound: Sound, words: Words): void {
  const button = element("sound", HTMLButtonElement);
  const draw = () => {
    button.setAttribute("aria-pressed", String(sound.isOn));
    button.setAttribute("aria-label", words.text(sound.isOn ? "soundOff" : "soundOn"));
    button.querySelector("use")?.setAttribute("href", sound.isOn ? "#icon-sound" : "#icon-silent");
  };
  button.addEventListener("click", () => void sound.set(!sound.isOn).then(draw));
  draw();
}
