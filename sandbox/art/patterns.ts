// Backgrounds in a space of 400 by 500.
import { short, type Palette } from "./colours.ts";
import { rayFan } from "./shapes.ts";

export const patterns: Readonly<
  Record<string, (palette: Palette, random: () => number) => string>
> = {
  rays: drawRays,
  wave: drawWave,
  hex: drawHex,
  dots: drawDots,
  topo: drawTopo,
  grid: drawGrid,
  lattice: drawLattice,
  cloud: drawCloud,
  stars: drawStars,
};

function drawRays(palette: Palette): string {
  return `<g transform="translate(200 205)">${rayFan(18, 460, palette.pale, 0.075)}</g>`;
}

function drawWave(palette: Palette): string {
  let s = "";
  for (let y = 0; y < 12; y++)
    for (let x = -1; x < 9; x++) {
      const cx = x * 52 + (y % 2) * 26,
        cy = y * 26 + 250;
      for (const r of [24, 17, 10]) s += `<circle cx="${cx}" cy="${cy}" r="${r}"/>`;
    }
  return `<g fill="none" stroke="${palette.pale}" stroke-width="1.5" opacity=".10">${s}</g>`;
}

function drawHex(palette: Palette): string {
  let s = "";
  const R = 30;
  for (let y = -1; y < 12; y++)
    for (let x = -1; x < 9; x++) {
      const cx = x * R * 1.732 + (y % 2 ? R * 0.866 : 0),
        cy = y * R * 1.5;
      s += `M${Array.from({ length: 6 }, (_, i) => `${short(cx + (R - 3) * Math.sin((i * Math.PI) / 3))} ${short(cy - (R - 3) * Math.cos((i * Math.PI) / 3))}`).join("L")}Z`;
    }
  return `<path d="${s}" fill="none" stroke="${palette.pale}" stroke-width="1.4" opacity=".12"/>`;
}

function drawDots(palette: Palette): string {
  let s = "";
  for (let y = 0; y < 21; y++)
    for (let x = 0; x < 17; x++) {
      s += `<circle cx="${x * 25 + (y % 2) * 12}" cy="${y * 25}" r="${short(1 + 2.2 * Math.abs(Math.sin(x * 0.5) * Math.cos(y * 0.4)))}"/>`;
    }
  return `<g fill="${palette.pale}" opacity=".16">${s}</g>`;
}

function drawTopo(palette: Palette): string {
  let s = "";
  for (let i = 0; i < 11; i++) {
    const r = 50 + i * 34;
    s += `<path d="M${200 - r} 200C${200 - r} ${200 - r * 0.9} ${200 + r * 0.7} ${200 - r * 1.1} ${200 + r} 190S${200 + r * 0.2} ${200 + r * 1.05} ${200 - r * 0.3} ${200 + r * 0.95}S${200 - r} ${200 + r * 0.4} ${200 - r} 200Z"/>`;
  }
  return `<g fill="none" stroke="${palette.pale}" stroke-width="1.5" opacity=".11">${s}</g>`;
}

function drawGrid(palette: Palette): string {
  let s = "";
  for (let i = 0; i <= 16; i++) {
    s += `M${200 + (i - 8) * 30} 300L${200 + (i - 8) * 150} 500`;
  }
  for (let i = 0; i < 8; i++) {
    const y = 300 + 200 * (1 - Math.pow(0.72, i));
    s += `M0 ${short(500 - (y - 300))}H400`;
  }
  return `<path d="${s}" stroke="${palette.pale}" stroke-width="1.4" opacity=".16" fill="none"/>`;
}

function drawLattice(palette: Palette): string {
  let s = "";
  for (let y = -1; y < 8; y++)
    for (let x = -1; x < 7; x++) {
      const X = x * 70 + (y % 2) * 35,
        Y = y * 70;
      s += `<path d="M${X} ${Y - 30}L${X + 30} ${Y}L${X} ${Y + 30}L${X - 30} ${Y}ZM${X} ${Y - 17}L${X + 17} ${Y}L${X} ${Y + 17}L${X - 17} ${Y}Z"/>`;
    }
  return `<g fill="none" stroke="${palette.pale}" stroke-width="1.5" opacity=".11">${s}</g>`;
}

function drawCloud(palette: Palette): string {
  let s = "";
  for (const [x, y, k] of [
    [40, 90, 1],
    [300, 60, 1.2],
    [340, 260, 0.9],
    [20, 310, 1.1],
    [210, 150, 0.7],
  ])
    s += `<path transform="translate(${x} ${y}) scale(${k})" d="M-60 10H50a18 18 0 1 0-14-30a26 26 0 0 0-48-6a20 20 0 0 0-34 12a14 14 0 0 0-14 24M-30 10a12 12 0 1 0 10-18"/>`;
  return `<g fill="none" stroke="${palette.pale}" stroke-width="2.4" stroke-linecap="round" opacity=".15">${s}</g>`;
}

function drawStars(palette: Palette, random: () => number): string {
  let s = "";
  for (let i = 0; i < 70; i++)
    s += `<circle cx="${short(random() * 400)}" cy="${short(random() * 400)}" r="${short(0.6 + random() * 1.7)}" opacity="${short(0.2 + random() * 0.7)}"/>`;
  return `<g fill="${palette.pale}">${s}</g>`;
}
