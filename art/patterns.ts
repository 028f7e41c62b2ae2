import { rayFan, tenths } from "./draw.ts";
import type { Palette } from "./palette.ts";

/** Faint backgrounds in the 400 by 500 space of a tile. */

const rays = (c: Palette): string =>
  `<g transform="translate(200 205)">${rayFan(18, 460, c.pale, 0.075)}</g>`;

const wave = (c: Palette): string => {
  let drawn = "";
  for (let y = 0; y < 12; y++)
    for (let x = -1; x < 9; x++) {
      const cx = x * 52 + (y % 2) * 26,
        cy = y * 26 + 250;
      for (const r of [24, 17, 10]) drawn += `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
    }
  return `<g fill="none" stroke="${c.pale}" stroke-width="1.5" opacity=".10">${drawn}</g>`;
};

const hex = (c: Palette): string => {
  let drawn = "";
  const R = 30;
  for (let y = -1; y < 12; y++)
    for (let x = -1; x < 9; x++) {
      const cx = x * R * 1.732 + (y % 2 ? R * 0.866 : 0),
        cy = y * R * 1.5;
      drawn += `M${Array.from({ length: 6 }, (_, i) => `${tenths(cx + (R - 3) * Math.sin((i * Math.PI) / 3))} ${tenths(cy - (R - 3) * Math.cos((i * Math.PI) / 3))}`).join("L")}Z`;
    }
  return `<path d="${drawn}" fill="none" stroke="${c.pale}" stroke-width="1.4" opacity=".12"/>`;
};

const dots = (c: Palette): string => {
  let drawn = "";
  for (let y = 0; y < 21; y++)
    for (let x = 0; x < 17; x++) {
      drawn += `<circle cx="${x * 25 + (y % 2) * 12}" cy="${y * 25}" r="${tenths(1 + 2.2 * Math.abs(Math.sin(x * 0.5) * Math.cos(y * 0.4)))}"/>`;
    }
  return `<g fill="${c.pale}" opacity=".16">${drawn}</g>`;
};

const topo = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i < 11; i++) {
    const r = 50 + i * 34;
    drawn += `<path d="M${200 - r} 200C${200 - r} ${200 - r * 0.9} ${200 + r * 0.7} ${200 - r * 1.1} ${200 + r} 190S${200 + r * 0.2} ${200 + r * 1.05} ${200 - r * 0.3} ${200 + r * 0.95}S${200 - r} ${200 + r * 0.4} ${200 - r} 200Z"/>`;
  }
  return `<g fill="none" stroke="${c.pale}" stroke-width="1.5" opacity=".11">${drawn}</g>`;
};

const grid = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i <= 16; i++) {
    drawn += `M${200 + (i - 8) * 30} 300L${200 + (i - 8) * 150} 500`;
  }
  for (let i = 0; i < 8; i++) {
    const y = 300 + 200 * (1 - Math.pow(0.72, i));
    drawn += `M0 ${tenths(500 - (y - 300))}H400`;
  }
  return `<path d="${drawn}" stroke="${c.pale}" stroke-width="1.4" opacity=".16" fill="none"/>`;
};

const lattice = (c: Palette): string => {
  let drawn = "";
  for (let y = -1; y < 8; y++)
    for (let x = -1; x < 7; x++) {
      const X = x * 70 + (y % 2) * 35,
        Y = y * 70;
      drawn += `<path d="M${X} ${Y - 30}L${X + 30} ${Y}L${X} ${Y + 30}L${X - 30} ${Y}ZM${X} ${Y - 17}L${X + 17} ${Y}L${X} ${Y + 17}L${X - 17} ${Y}Z"/>`;
    }
  return `<g fill="none" stroke="${c.pale}" stroke-width="1.5" opacity=".11">${drawn}</g>`;
};

const cloud = (c: Palette): string => {
  let drawn = "";
  for (const [x, y, k] of [
    [40, 90, 1],
    [300, 60, 1.2],
    [340, 260, 0.9],
    [20, 310, 1.1],
    [210, 150, 0.7],
  ] as const)
    drawn += `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 10H50a18 18 0 1 0-14-30a26 26 0 0 0-48-6a20 20 0 0 0-34 12a14 14 0 0 0-14 24M-30 10a12 12 0 1 0 10-18"/>`;
  return `<g fill="none" stroke="${c.pale}" stroke-width="2.4" stroke-linecap="round" opacity=".15">${drawn}
  </g>`;
};

const stars = (c: Palette, random: () => number): string => {
  let drawn = "";
  for (let i = 0; i < 70; i++)
    drawn += `<circle cx="${tenths(random() * 400)}" cy="${tenths(random() * 400)}" r="${tenths(0.6 + random() * 1.7)}" opacity="${tenths(0.2 + random() * 0.7)}"/>`;
  return `<g fill="${c.pale}">${drawn}</g>`;
};

const field = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i < 6; i++)
    drawn += `<path d="M${-200 + i * 160} 500L${60 + i * 58} 250H${89 + i * 58}L${-120 + i * 160} 500Z"/>`;
  return `<g fill="${c.pale}" opacity=".07">${drawn}
  </g>
  <path d="M0 250H400" stroke="${c.pale}" stroke-opacity=".18"/>
  <ellipse cx="200" cy="420" rx="190" ry="64" fill="none" stroke="${c.pale}" stroke-width="3" opacity=".2"/>`;
};

const patterns: Record<string, (c: Palette, random: () => number) => string> = {
  rays,
  wave,
  hex,
  dots,
  topo,
  grid,
  lattice,
  cloud,
  stars,
  field,
};

/** Throws when a recipe names a pattern without a drawing. */
export function drawPattern(pattern: string, c: Palette, random: () => number): string {
  const draw = patterns[pattern];
  if (!draw) throw new Error(`No pattern is called "${pattern}".`);
  return draw(c, random);
}
