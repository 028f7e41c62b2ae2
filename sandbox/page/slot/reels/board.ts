import { Container, Graphics, Text } from "pixi.js";
import { paletteOf } from "../../../../art/palette.ts";
import type { Mechanic, Theme } from "../../../catalogue/slot-games.ts";
import {
  Cabinet,
  cabinetHeight,
  cabinetWidth,
  placeAt,
  reelX,
  reelY,
  type Frame,
  type Mark,
} from "./cabinet.ts";
import { Coins } from "./coins.ts";
import { feels } from "./feel.ts";
import type { Motion } from "./motion.ts";
import { Reel } from "./reel.ts";
import type { SymbolTextures } from "./textures.ts";

export type LineMark = { line: number; rows: readonly number[]; count: number };

const lineColours = [
  0xf3c969, 0x7dbcff, 0xff8a7c, 0x4cd7a4, 0xbba4ff, 0xffbc63, 0xff9fd0, 0x9be7ff,
];

/** The reels of a mechanic in their cabinet, with the highlights over them. */
export class Board {
  readonly view = new Container();
  readonly frame: Frame;
  readonly reels: readonly Reel[];
  readonly lines = new Graphics();
  readonly coins: Coins;
  /** Over the reels, where they have a head. */
  readonly #caption = new Text({
    anchor: 0.5,
    style: {
      fontFamily: "Game Letters, Pretendard Variable, sans-serif",
      fontWeight: "800",
      fontSize: 42,
      fill: 0xfff1c4,
    },
  });
  readonly #cabinet: Cabinet;
  #marks: { lines: readonly LineMark[]; others: readonly Mark[] } = { lines: [], others: [] };

  constructor(
    theme: Theme,
    mechanic: Mechanic,
    textures: Map<string, SymbolTextures>,
    motion: Motion,
  ) {
    const feel = feels[mechanic];
    this.frame = { feel, height: feel.heights[0] };
    this.#cabinet = new Cabinet(feel, paletteOf(theme.hue, theme.accent).light);
    this.reels = feel.start.map((column) => new Reel(textures, this.frame, motion, [...column]));
    const reels = new Container({ children: this.reels.map((reel) => reel.view) });
    reels.mask = this.#cabinet.mask;
    const { back, mask, front } = this.#cabinet;
    this.coins = new Coins(this.frame, textures.get("S"), motion);
    this.view.addChild(back, mask, reels, front, this.lines, this.coins.view);
    this.view.addChild(this.#caption);
  }

  get window(): string[] {
    return this.reels.map((reel) => reel.column.join(""));
  }

  get width(): number {
    return cabinetWidth(this.frame);
  }

  get height(): number {
    return cabinetHeight(this.frame);
  }

  /** Writes over the reels, such as the number of ways. */
  say(text: string): void {
    this.#caption.text = text;
  }

  /** Fits the cabinet into a room; tall rooms get taller symbols' places. */
  layout(room: { width: number; height: number }): void {
    const { frame } = this;
    const [least, most] = frame.feel.heights;
    frame.height = least;
    const scale = Math.min(room.width / (this.width + 12), 1.15);
    const rest = room.height / scale - (this.height - least) - 12;
    frame.height = Math.max(least, Math.min(most, rest));
    this.#cabinet.draw(frame);
    this.reels.forEach((reel, index) => {
      reel.view.position.set(reelX(frame, index), reelY(frame));
      reel.place();
    });
    this.#drawMarks();
    this.coins.place();
    this.#caption.position.set(this.width / 2, (reelY(frame) - 4) / 2 + 6);
    const fit = Math.min(scale, room.height / (this.height + 12));
    this.view.scale.set(fit);
    this.view.x = (room.width - this.width * fit) / 2;
    this.view.y = (room.height - this.height * fit) / 2;
  }

  /**
   * Highlights lines and places, and dims the rest; without any all symbols are bright. Answers the
   * highlighted places.
   */
  mark(lines: readonly LineMark[], others: readonly Mark[]): Mark[] {
    this.#marks = { lines, others };
    return this.#drawMarks();
  }

  #drawMarks(): Mark[] {
    const { lines, others } = this.#marks;
    const lit = new Map(others.map((mark) => [`${mark.reel}.${mark.row}`, mark]));
    for (const { rows, count } of lines) {
      rows.slice(0, count).forEach((row, reel) => lit.set(`${reel}.${row}`, { reel, row }));
    }
    this.reels.forEach((reel, index) => {
      reel.dim((row) => lit.size > 0 && !lit.has(`${index}.${row}`));
    });
    this.coins.view.alpha = lit.size > 0 ? 0.4 : 1;
    this.lines.clear();
    for (const line of lines) this.#drawLine(line);
    return [...lit.values()];
  }

  #drawLine({ line, rows, count }: LineMark): void {
    const colour = lineColours[line % lineColours.length] ?? 0xf3c969;
    const lift = ((line % 5) - 2) * 7;
    const half = this.frame.feel.reelWidth / 2;
    const points = rows.slice(0, count).map((row, reel) => {
      const { x, y } = placeAt(this.frame, { reel, row }, this.frame.feel.rows);
      return { x, y: y + lift };
    });
    for (const [width, alpha, color] of [
      [16, 0.16, colour],
      [9, 0.3, colour],
      [4.5, 0.95, colour],
      [1.5, 0.9, 0xffffff],
    ] as const) {
      points.forEach(({ x, y }, index) => {
        if (index === 0) this.lines.moveTo(x - half + 8, y);
        this.lines.lineTo(x, y);
      });
      this.lines.stroke({ width, alpha, color, cap: "round", join: "round" });
    }
  }
}
