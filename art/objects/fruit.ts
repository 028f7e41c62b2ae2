import { tenths } from "../draw.ts";
import { seededRandom } from "../random.ts";
import type { Palette } from "../palette.ts";

export const cherry =
  (): string => `<path d="M-38 28C-30-30-2-70 44-96M44 36C50-10 52-54 44-96" stroke="#4E7A2E" stroke-width="9" fill="none" stroke-linecap="round"/>
  <path d="M44-96C70-124 112-112 120-84C92-70 62-74 44-96Z" fill="#6FB24A"/>
  <path d="M44-96C70-100 96-98 120-84" stroke="#3E6B26" stroke-width="3" fill="none"/>
  <circle cx="-44" cy="56" r="52" fill="url(#ball)"/>
  <circle cx="54" cy="62" r="48" fill="url(#ball)"/>
  <ellipse cx="-62" cy="36" rx="14" ry="9" fill="#fff" opacity=".75" transform="rotate(-30 -62 36)"/>
  <ellipse cx="38" cy="44" rx="12" ry="8" fill="#fff" opacity=".75" transform="rotate(-30 38 44)"/>`;

export const persimmon =
  (): string => `<path d="M-112 14C-112-58-60-72 0-66C60-72 112-58 112 14C112 78 60 104 0 104S-112 78-112 14Z" fill="url(#ball)"/>
  <path d="M0-62C-30-92-66-88-84-70C-62-44-24-40 0-50C24-40 62-44 84-70C66-88 30-92 0-62Z" fill="#5E9A44"/>
  <path d="M0-60C-14-34-30-24-44-22M0-60C14-34 30-24 44-22" stroke="#3C6B2B" stroke-width="5" fill="none"/>
  <path d="M0-66V-98" stroke="#7A5230" stroke-width="11" stroke-linecap="round"/>
  <path d="M-84 10C-82-20-66-36-50-42" stroke="#fff" stroke-opacity=".8" stroke-width="11" stroke-linecap="round" fill="none"/>`;

export const fig = (c: Palette): string => {
  let drawn = "";
  const r = seededRandom(7);
  for (let i = 0; i < 46; i++) {
    const a = r() * 6.28,
      d = Math.sqrt(r()) * 54;
    drawn += `<ellipse cx="${tenths(d * Math.cos(a))}" cy="${tenths(26 + d * Math.sin(a) * 0.95)}" rx="4.5" ry="3" transform="rotate(${tenths(a * 57)} ${tenths(d * Math.cos(a))} ${tenths(26 + d * Math.sin(a) * 0.95)})" fill="${c.accentPale}"/>`;
  }
  return `<path d="M0-118C12-80 98-40 98 34C98 88 54 116 0 116S-98 88-98 34C-98-40-12-80 0-118Z" fill="${c.deep}" stroke="${c.light}" stroke-width="3"/>
  <path d="M0-82C10-56 80-24 80 34C80 76 44 98 0 98S-80 76-80 34C-80-24-10-56 0-82Z" fill="#FBE6D2"/>
  <ellipse cy="28" rx="66" ry="62" fill="url(#m)"/>${drawn}
  <path d="M0-118L10-140" stroke="#6FA64A" stroke-width="9" stroke-linecap="round"/>`;
};

export const pixel = (c: Palette): string => {
  const rows = [
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
  const colours: Record<string, string> = {
    r: c.mid,
    w: "#fff",
    d: c.dark,
    g: "#7A4A24",
    l: "#7CCB55",
  };
  let drawn = "";
  for (const [y, row] of rows.entries())
    for (const [x, letter] of [...row].entries()) {
      const fill = colours[letter];
      if (fill)
        drawn += `<rect x="${x * 19 - 114}" y="${y * 19 - 114}" width="19.4" height="19.4" fill="${fill}"/>`;
    }
  return drawn;
};

export const lotus = (c: Palette): string => {
  let drawn = "";
  const petal = (turn: number, length: number, width: number, fill: string) =>
    `<path transform="rotate(${turn})" d="M0 20C${-width} ${-length * 0.3} ${-width * 0.7} ${-length * 0.8} 0 ${-length}C${width * 0.7} ${-length * 0.8} ${width} ${-length * 0.3} 0 20Z" fill="${fill}" stroke="#fff" stroke-opacity=".4" stroke-width="1.8" opacity="1"/>`;
  drawn +=
    [-78, 78].map((turn) => petal(turn, 118, 40, c.dark)).join("") +
    [-52, 52].map((turn) => petal(turn, 124, 44, c.mid)).join("") +
    [-27, 27].map((turn) => petal(turn, 126, 42, c.light)).join("") +
    petal(0, 128, 40, c.pale) +
    [-40, 40].map((turn) => petal(turn, 74, 30, c.light)).join("") +
    [-15, 15].map((turn) => petal(turn, 78, 26, c.pale)).join("");
  return `<g transform="translate(0 54)">${drawn}
    <ellipse cy="26" rx="110" ry="16" fill="${c.accentDark}" opacity=".7"/>
    <circle cy="0" r="13" fill="url(#gball)"/>
  </g>`;
};
