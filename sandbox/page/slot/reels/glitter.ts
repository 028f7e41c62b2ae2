import { Container, Sprite, Texture } from "pixi.js";
import type { Motion } from "./motion.ts";
import { canvasWith } from "./textures.ts";

const starCount = 46;
const fewStars = 14;

/** Rising golden stars, only for wins above the stake. */
export class Glitter {
  readonly view = new Container();
  readonly #motion: Motion;
  readonly #star = Texture.from(canvasWith(drawStar, 48, 48));

  constructor(motion: Motion) {
    this.#motion = motion;
  }

  async burst(width: number, height: number, isEased: boolean): Promise<void> {
    const stars = Array.from({ length: isEased ? fewStars : starCount }, () => {
      const sprite = new Sprite({ texture: this.#star, anchor: 0.5, alpha: 0 });
      const [x, drift] = [Math.random() * width, (Math.random() - 0.5) * 90];
      const [from, rise] = [
        height * (0.45 + Math.random() * 0.5),
        height * (0.3 + Math.random() * 0.4),
      ];
      const [size, late] = [10 + Math.random() * 26, Math.random() * 0.35];
      this.view.addChild(sprite);
      return { sprite, x, drift, from, rise, size, late };
    });
    await this.#motion.run(1_700, (share) => {
      for (const star of stars) {
        const own = Math.max(0, Math.min(1, (share - star.late) / (1 - star.late)));
        star.sprite.position.set(star.x + star.drift * own, star.from - star.rise * own);
        star.sprite.alpha = Math.sin(own * Math.PI) * 0.95;
        star.sprite.rotation = own * 1.6;
        star.sprite.setSize(star.size, star.size);
      }
    });
    for (const { sprite } of stars) sprite.destroy();
  }
}

function drawStar(context: CanvasRenderingContext2D): void {
  context.translate(24, 24);
  const glow = context.createRadialGradient(0, 0, 0, 0, 0, 23);
  glow.addColorStop(0, "rgba(255,241,196,.95)");
  glow.addColorStop(0.25, "rgba(246,207,118,.4)");
  glow.addColorStop(1, "rgba(246,207,118,0)");
  context.fillStyle = glow;
  context.fillRect(-24, -24, 48, 48);
  context.fillStyle = "#FFF8E0";
  context.beginPath();
  for (let point = 0; point < 8; point += 1) {
    const [angle, radius] = [(point * Math.PI) / 4, point % 2 === 0 ? 20 : 3.2];
    context.lineTo(Math.sin(angle) * radius, -Math.cos(angle) * radius);
  }
  context.fill();
}
