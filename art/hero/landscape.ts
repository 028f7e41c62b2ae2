import { tenths } from "../draw.ts";
import { seededRandom } from "../random.ts";
import type { Scene } from "./scene.ts";

type Random = () => number;

/** A mountain line by midpoint displacement: seven halvings, each rougher by `roughness`. */
function ridgeLine(
  width: number,
  top: number,
  amplitude: number,
  seed: number,
  roughness: number,
): [number, number][] {
  const random = seededRandom(seed);
  const offset = () => (random() - 0.5) * amplitude;
  let line: [number, number][] = [
    [0, top + offset()],
    [width, top + offset()],
  ];
  let swing = amplitude;
  for (let halving = 0; halving < 7; halving++) {
    line = line.flatMap((point, index): [number, number][] => {
      const next = line[index + 1];
      if (!next) return [point];
      const middle = (point[1] + next[1]) / 2 + (random() - 0.5) * swing;
      return [point, [(point[0] + next[0]) / 2, middle]];
    });
    swing *= roughness;
  }
  return line;
}

export const stars = ({ width, height }: Scene, random: Random): string =>
  Array.from({ length: Math.ceil((width * height) / 3600) }, () => {
    const y = random() * height * 0.6;
    return `<circle cx="${tenths(random() * width)}" cy="${tenths(y)}" r="${tenths(0.4 + random() * 1.2)}" opacity="${tenths(0.15 + random() * 0.75)}"/>`;
  }).join("");

/** Four ridges, far to near, each with mist rising at its foot. */
export const ridges = (scene: Scene, shore: number): string =>
  scene.ridges
    .map(({ fill, top, amplitude, roughness }, index) => {
      const { width, height } = scene;
      const seed = scene.seed + index * 17;
      const scaled = amplitude * (height / 360);
      const line = ridgeLine(width, height * top, scaled, seed, roughness)
        .map(([x, y]) => `${tenths(x)} ${tenths(y)}`)
        .join("L");
      return `<path d="M0 ${shore}L${line}L${width} ${shore}Z" fill="${fill}"/>
        <rect y="${tenths(height * (top + 0.02))}" width="${width}" height="${tenths(height * 0.17)}" fill="url(#mist${index})"/>`;
    })
    .join("");

/** The moon's road on the water. */
export function ripples({ moon, height }: Scene, shore: number, random: Random): string {
  const count = 46;
  return Array.from({ length: count }, (_, index) => {
    const depth = index / count;
    const y = shore + 4 + depth * (height - shore - 6);
    const width = (18 + random() * moon.r * 1.3) * (1 - 0.15 * depth);
    const x = moon.x + (random() - 0.5) * moon.r * (0.7 + depth * 1.6);
    return `<rect x="${tenths(x - width / 2)}" y="${tenths(y)}" width="${tenths(width)}" height="${tenths(1 + depth * 2.2)}" rx="1.5" opacity="${tenths((0.85 - depth * 0.6) * (0.4 + random() * 0.6))}"/>`;
  }).join("");
}

export const moonDisc = ({ moon: { x, y, r } }: Scene): string => `
  <circle cx="${x}" cy="${y}" r="${r * 3.2}" fill="url(#mg)"/>
  <circle cx="${x}" cy="${y}" r="${r}" fill="url(#mo)"/>
  <g fill="#D8B36A" opacity=".26">
    <circle cx="${tenths(x - r * 0.34)}" cy="${tenths(y - r * 0.2)}" r="${tenths(r * 0.2)}"/>
    <circle cx="${tenths(x + r * 0.3)}" cy="${tenths(y + r * 0.2)}" r="${tenths(r * 0.27)}"/>
    <circle cx="${tenths(x - r * 0.12)}" cy="${tenths(y + r * 0.46)}" r="${tenths(r * 0.13)}"/>
    <circle cx="${tenths(x + r * 0.42)}" cy="${tenths(y - r * 0.42)}" r="${tenths(r * 0.11)}"/>
  </g>
  <g fill="#fff" opacity=".2">
    <rect x="${tenths(x - r * 2.4)}" y="${tenths(y + r * 0.36)}" width="${tenths(r * 3.1)}" height="5" rx="2.5"/>
    <rect x="${tenths(x - r * 0.6)}" y="${tenths(y + r * 0.6)}" width="${tenths(r * 2.6)}" height="4" rx="2"/>
    <rect x="${tenths(x - r * 1.5)}" y="${tenths(y - r * 0.5)}" width="${tenths(r * 1.7)}" height="3" rx="1.5"/>
  </g>`;
