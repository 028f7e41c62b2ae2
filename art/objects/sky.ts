import { card, chip, corners, tenths } from "../draw.ts";
import { gold, type Palette } from "../palette.ts";

export const moon = (c: Palette): string =>
  `<circle r="106" fill="url(#moon)"/>
  <g fill="#D9C48A" opacity=".35">
    <circle cx="-36" cy="-30" r="22"/>
    <circle cx="30" cy="18" r="30"/>
    <circle cx="-20" cy="50" r="14"/>
    <circle cx="50" cy="-50" r="12"/>
  </g>
  <circle r="106" fill="url(#shade)" opacity=".5"/>` +
  card(-26, 44, -14, "spade", 0.8) +
  card(36, 40, 12, "heart", 0.8) +
  chip(0, 108, 44, c.mid);

export const rabbit = (c: Palette): string => `<circle r="112" fill="url(#moon)"/>
  <circle r="112" fill="url(#shade)" opacity=".35"/>
  <g fill="${c.deep}">
    <path d="M-50 70C-70 30-50-6-18-10C-30-50-38-92-20-98C-4-100 0-60 2-34C12-70 28-104 42-96C56-86 34-40 24-12C52-2 62 32 46 70Z"/>
    <path d="M34 84H98L90 40H42Z"/>
    <rect x="58" y="-40" width="12" height="82" rx="6" transform="rotate(14 64 0)"/>
  </g>
  <circle cx="18" cy="12" r="5" fill="${gold.pale}"/>
  <rect x="30" y="34" width="72" height="10" rx="5" fill="${c.dark}"/>`;

export const planet = (c: Palette): string =>
  `<g transform="rotate(-18)">
    <path d="M-150 0A150 40 0 0 1 150 0" fill="none" stroke="url(#aH)" stroke-width="15"/>
    <circle r="84" fill="url(#ball)"/>
    <clipPath id="cp">
      <circle r="84"/>
    </clipPath>
    <g clip-path="url(#cp)" fill="none" stroke="${c.pale}" stroke-opacity=".3">
      <path d="M-100-34Q0-10 100-40" stroke-width="11"/>
      <path d="M-100 14Q0 40 100 8" stroke-width="18"/>
      <path d="M-100 52Q0 74 100 48" stroke-width="7"/>
    </g>
    <circle r="84" fill="url(#shade)"/>
    <path d="M-150 0A150 40 0 0 0 150 0" fill="none" stroke="url(#aH)" stroke-width="15"/>
    <path d="M-150 3A150 40 0 0 0 150 3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>
  </g>` +
  chip(-120, -6, 26, c.accentMid) +
  chip(104, 26, 22, c.mid);

export const comet = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i < 8; i++)
    drawn += `<path transform="rotate(${i * 45})" d="M0 0C34-20 56-50 52-76A92 92 0 0 1 84-36C60-16 30-4 0 0Z" fill="${i % 2 ? c.mid : "#fff"}"/>`;
  return `<path d="M-20-60C40-120 110-150 150-160C130-110 110-30 60 20Z" fill="url(#tail)"/>
  <path d="M-50-10C0-70 80-120 130-130C110-70 80 0 30 50Z" fill="url(#tail)" opacity=".7"/>
  <g transform="translate(-28 34)">
    <clipPath id="cc">
      <circle r="80"/>
    </clipPath>
    <circle r="80" fill="#fff"/>
    <g clip-path="url(#cc)">
      <g transform="scale(1.15)">${drawn}
      </g>
    </g>
    <circle r="80" fill="url(#shade)"/>
    <ellipse cx="-28" cy="-36" rx="24" ry="13" fill="#fff" opacity=".75" transform="rotate(-34 -28 -36)"/>
  </g>`;
};

export const snow = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i < 6; i++)
    drawn += `<g transform="rotate(${i * 60})">
    <path d="M0 0V-118M0-46L-26-72M0-46L26-72M0-78L-20-98M0-78L20-98M0-24L-15-38M0-24L15-38" />
  </g>`;
  return `<g fill="none" stroke-linecap="round">
    <g stroke="${c.dark}" stroke-width="19" transform="translate(5 6)">${drawn}
    </g>
    <g stroke="${c.light}" stroke-width="15">${drawn}
    </g>
    <g stroke="#fff" stroke-width="6">${drawn}
    </g>
  </g>
  <path d="M${Array.from({ length: 6 }, (_, i) => `${tenths(28 * Math.sin((i * Math.PI) / 3))} ${tenths(-28 * Math.cos((i * Math.PI) / 3))}`).join("L")}Z" fill="url(#gball)" stroke="#fff" stroke-width="3"/>`;
};

export const bolt = (c: Palette): string => {
  const cell = (x: number, y: number, fill: string): string =>
    `<path d="M${corners(6, x, y, 49)}Z" fill="${fill}" stroke="${c.pale}" stroke-opacity=".6" stroke-width="2.5" opacity="1"/>`;
  let drawn = "";
  for (const [x, y, fill] of [
    [-80, -46, c.mid],
    [-80, 46, c.dark],
    [0, -92, c.light],
    [0, 0, c.mid],
    [0, 92, c.dark],
    [80, -46, c.light],
    [80, 46, c.mid],
  ] as const)
    drawn += cell(x, y, fill);
  return (
    drawn +
    `<path d="M26-112L-58 16H-6L-30 112L64-26H8Z" fill="${c.deep}" opacity=".6" transform="translate(8 9)"/>
  <path d="M26-112L-58 16H-6L-30 112L64-26H8Z" fill="url(#gold)" stroke="#FFF8DF" stroke-width="4" stroke-linejoin="round"/>`
  );
};
