// Drawn around 0,0 in a box of about ±130; light falls from the top left.
import { seeded, short, type Palette } from "./colours.ts";
import { chip } from "./shapes.ts";

export const objectsOfNature = {
  cherry: drawCherry,
  persimmon: drawPersimmon,
  fig: drawFig,
  lotus: drawLotus,
  snow: drawSnow,
  bolt: drawBolt,
  comet: drawComet,
  planet: drawPlanet,
  pixel: drawPixel,
};

function drawCherry(): string {
  return `<path d="M-38 28C-30-30-2-70 44-96M44 36C50-10 52-54 44-96" stroke="#4E7A2E" stroke-width="9" fill="none" stroke-linecap="round"/>
<path d="M44-96C70-124 112-112 120-84C92-70 62-74 44-96Z" fill="#6FB24A"/>
<path d="M44-96C70-100 96-98 120-84" stroke="#3E6B26" stroke-width="3" fill="none"/>
<circle cx="-44" cy="56" r="52" fill="url(#ball)"/>
<circle cx="54" cy="62" r="48" fill="url(#ball)"/>
<ellipse cx="-62" cy="36" rx="14" ry="9" fill="#fff" opacity=".75" transform="rotate(-30 -62 36)"/>
<ellipse cx="38" cy="44" rx="12" ry="8" fill="#fff" opacity=".75" transform="rotate(-30 38 44)"/>`;
}

function drawPersimmon(): string {
  return `<path d="M-112 14C-112-58-60-72 0-66C60-72 112-58 112 14C112 78 60 104 0 104S-112 78-112 14Z" fill="url(#ball)"/>
<path d="M0-62C-30-92-66-88-84-70C-62-44-24-40 0-50C24-40 62-44 84-70C66-88 30-92 0-62Z" fill="#5E9A44"/>
<path d="M0-60C-14-34-30-24-44-22M0-60C14-34 30-24 44-22" stroke="#3C6B2B" stroke-width="5" fill="none"/>
<path d="M0-66V-98" stroke="#7A5230" stroke-width="11" stroke-linecap="round"/>
<path d="M-84 10C-82-20-66-36-50-42" stroke="#fff" stroke-opacity=".8" stroke-width="11" stroke-linecap="round" fill="none"/>`;
}

function drawFig(palette: Palette): string {
  let s = "";
  const r = seeded(7);
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.28,
      d = Math.sqrt(r()) * 54;
    s += `<ellipse cx="${short(d * Math.cos(a))}" cy="${short(26 + d * Math.sin(a) * 0.95)}" rx="4.5" ry="3" transform="rotate(${short(a * 57)} ${short(d * Math.cos(a))} ${short(26 + d * Math.sin(a) * 0.95)})" fill="${palette.accentPale}"/>`;
  }
  return `<path d="M0-118C12-80 98-40 98 34C98 88 54 116 0 116S-98 88-98 34C-98-40-12-80 0-118Z" fill="${palette.deep}" stroke="${palette.light}" stroke-width="3"/>
<path d="M0-82C10-56 80-24 80 34C80 76 44 98 0 98S-80 76-80 34C-80-24-10-56 0-82Z" fill="#FBE6D2"/>
<ellipse cy="28" rx="66" ry="62" fill="url(#m)"/>${s}<path d="M0-118L10-140" stroke="#6FA64A" stroke-width="9" stroke-linecap="round"/>`;
}

function drawLotus(palette: Palette): string {
  let s = "";
  const pet = (a: number, L: number, w: number, f: string, o = 1) =>
    `<path transform="rotate(${a})" d="M0 20C${-w} ${-L * 0.3} ${-w * 0.7} ${-L * 0.8} 0 ${-L}C${w * 0.7} ${-L * 0.8} ${w} ${-L * 0.3} 0 20Z" fill="${f}" stroke="#fff" stroke-opacity=".4" stroke-width="1.8" opacity="${o}"/>`;
  s +=
    [-78, 78].map((a) => pet(a, 118, 40, palette.dark)).join("") +
    [-52, 52].map((a) => pet(a, 124, 44, palette.middle)).join("") +
    [-27, 27].map((a) => pet(a, 126, 42, palette.light)).join("") +
    pet(0, 128, 40, palette.pale) +
    [-40, 40].map((a) => pet(a, 74, 30, palette.light)).join("") +
    [-15, 15].map((a) => pet(a, 78, 26, palette.pale)).join("");
  return `<g transform="translate(0 54)">${s}<ellipse cy="26" rx="110" ry="16" fill="${palette.accentDark}" opacity=".7"/>
<circle cy="0" r="13" fill="url(#gball)"/>
</g>`;
}

function drawSnow(palette: Palette): string {
  let s = "";
  for (let i = 0; i < 6; i++)
    s += `<g transform="rotate(${i * 60})">
<path d="M0 0V-118M0-46L-26-72M0-46L26-72M0-78L-20-98M0-78L20-98M0-24L-15-38M0-24L15-38" />
</g>`;
  return `<g fill="none" stroke-linecap="round">
<g stroke="${palette.dark}" stroke-width="19" transform="translate(5 6)">${s}</g>
<g stroke="${palette.light}" stroke-width="15">${s}</g>
<g stroke="#fff" stroke-width="6">${s}</g>
</g>
<path d="M${Array.from({ length: 6 }, (_, i) => `${short(28 * Math.sin((i * Math.PI) / 3))} ${short(-28 * Math.cos((i * Math.PI) / 3))}`).join("L")}Z" fill="url(#gball)" stroke="#fff" stroke-width="3"/>`;
}

function drawBolt(palette: Palette): string {
  const hx = (x: number, y: number, r: number, f: string, o = 1) =>
    `<path d="M${Array.from({ length: 6 }, (_, i) => `${short(x + r * Math.sin((i * Math.PI) / 3))} ${short(y - r * Math.cos((i * Math.PI) / 3))}`).join("L")}Z" fill="${f}" stroke="${palette.pale}" stroke-opacity=".6" stroke-width="2.5" opacity="${o}"/>`;
  let s = "";
  for (const [x, y, f] of [
    [-80, -46, palette.middle],
    [-80, 46, palette.dark],
    [0, -92, palette.light],
    [0, 0, palette.middle],
    [0, 92, palette.dark],
    [80, -46, palette.light],
    [80, 46, palette.middle],
  ] as const)
    s += hx(x, y, 49, f);
  return (
    s +
    `<path d="M26-112L-58 16H-6L-30 112L64-26H8Z" fill="${palette.deep}" opacity=".6" transform="translate(8 9)"/>
<path d="M26-112L-58 16H-6L-30 112L64-26H8Z" fill="url(#gold)" stroke="#FFF8DF" stroke-width="4" stroke-linejoin="round"/>`
  );
}

function drawComet(palette: Palette): string {
  let s = "";
  for (let i = 0; i < 8; i++)
    s += `<path transform="rotate(${i * 45})" d="M0 0C34-20 56-50 52-76A92 92 0 0 1 84-36C60-16 30-4 0 0Z" fill="${i % 2 ? palette.middle : "#fff"}"/>`;
  return `<path d="M-20-60C40-120 110-150 150-160C130-110 110-30 60 20Z" fill="url(#tail)"/>
<path d="M-50-10C0-70 80-120 130-130C110-70 80 0 30 50Z" fill="url(#tail)" opacity=".7"/>
<g transform="translate(-28 34)">
<clipPath id="cc">
<circle r="80"/>
</clipPath>
<circle r="80" fill="#fff"/>
<g clip-path="url(#cc)">
<g transform="scale(1.15)">${s}</g>
</g>
<circle r="80" fill="url(#shade)"/>
<ellipse cx="-28" cy="-36" rx="24" ry="13" fill="#fff" opacity=".75" transform="rotate(-34 -28 -36)"/>
</g>`;
}

function drawPlanet(palette: Palette): string {
  return (
    `<g transform="rotate(-18)">
<path d="M-150 0A150 40 0 0 1 150 0" fill="none" stroke="url(#aH)" stroke-width="15"/>
<circle r="84" fill="url(#ball)"/>
<clipPath id="cp">
<circle r="84"/>
</clipPath>
<g clip-path="url(#cp)" fill="none" stroke="${palette.pale}" stroke-opacity=".3">
<path d="M-100-34Q0-10 100-40" stroke-width="11"/>
<path d="M-100 14Q0 40 100 8" stroke-width="18"/>
<path d="M-100 52Q0 74 100 48" stroke-width="7"/>
</g>
<circle r="84" fill="url(#shade)"/>
<path d="M-150 0A150 40 0 0 0 150 0" fill="none" stroke="url(#aH)" stroke-width="15"/>
<path d="M-150 3A150 40 0 0 0 150 3" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width="2"/>
</g>` +
    chip(-120, -6, 26, palette.accentMiddle) +
    chip(104, 26, 22, palette.middle)
  );
}

function drawPixel(palette: Palette): string {
  const M = [
    "....g.......",
    "....gg..ll..",
    ".....g.lll..",
    "..rrrg.l....",
    ".rrrrrrrrr..",
    "rwwrrrrrrrr.",
    "rwrrrrrrrrrd",
    "rrrrrrrrrrrd",
    "rrrrrrrrrrrd",
    ".rrrrrrrrrd.",
    "..rrrrrrrdd.",
    "...rr..rdd..",
  ];
  const C: Readonly<Record<string, string>> = {
    r: palette.middle,
    w: "#fff",
    d: palette.dark,
    g: "#7A4A24",
    l: "#7CCB55",
  };
  let s = "";
  M.forEach((row, y) =>
    [...row].forEach((ch, x) => {
      if (C[ch])
        s += `<rect x="${x * 19 - 114}" y="${y * 19 - 114}" width="19.4" height="19.4" fill="${C[ch]}"/>`;
    }),
  );
  return s;
}
