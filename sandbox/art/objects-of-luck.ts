// Drawn around 0,0 in a box of about ±130; light falls from the top left.
import { short, gold, type Palette } from "./colours.ts";
import { card, chip, coin, facet, suits } from "./shapes.ts";

export const objectsOfLuck = {
  moon: drawMoon,
  coins: drawCoins,
  dice: drawDice,
  chips: drawChips,
  seven: drawSeven,
  crown: drawCrown,
  gem: drawGem,
  mahjong: drawMahjong,
  marble: drawMarble,
  opal: drawOpal,
};

function drawMoon(palette: Palette): string {
  return (
    `<circle r="106" fill="url(#moon)"/>
<g fill="#D9C48A" opacity=".35">
<circle cx="-36" cy="-30" r="22"/>
<circle cx="30" cy="18" r="30"/>
<circle cx="-20" cy="50" r="14"/>
<circle cx="50" cy="-50" r="12"/>
</g>
<circle r="106" fill="url(#shade)" opacity=".5"/>` +
    card(-26, 44, -14, "s", false, 0.8) +
    card(36, 40, 12, "h", true, 0.8) +
    chip(0, 108, 44, palette.middle)
  );
}

function drawCoins(): string {
  return (
    coin(-60, -34, 50, -12) +
    coin(64, -50, 42, 14) +
    coin(4, 34, 70, 4) +
    coin(-84, 66, 32, 20) +
    coin(92, 56, 34, -20)
  );
}

function drawDice(palette: Palette): string {
  const pip = (l: readonly (readonly number[])[]) =>
    l.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="9" fill="#fff"/>`).join("");
  const d = (
    x: number,
    y: number,
    s: number,
    r: number,
    A: readonly (readonly number[])[],
    B: readonly (readonly number[])[],
    C: readonly (readonly number[])[],
    f1: string,
    f2: string,
    f3: string,
  ) => `<g transform="translate(${x} ${y}) rotate(${r}) scale(${s})">
<g transform="matrix(.866 .5 -.866 .5 0 -70)">
<rect width="80" height="80" rx="13" fill="${f1}"/>${pip(A)}</g>
<g transform="matrix(.866 .5 0 1 -69.3 -30)">
<rect width="80" height="80" rx="13" fill="${f2}"/>${pip(B)}</g>
<g transform="matrix(.866 -.5 0 1 0 10)">
<rect width="80" height="80" rx="13" fill="${f3}"/>${pip(C)}</g>
</g>`;
  const P1 = [[40, 40]],
    P2 = [
      [22, 22],
      [58, 58],
    ],
    P3 = [
      [20, 20],
      [40, 40],
      [60, 60],
    ],
    P4 = [
      [22, 22],
      [58, 22],
      [22, 58],
      [58, 58],
    ],
    P5 = [...P4, [40, 40]],
    P6 = [
      [22, 18],
      [22, 40],
      [22, 62],
      [58, 18],
      [58, 40],
      [58, 62],
    ];
  return (
    d(-50, 30, 0.98, -14, P5, P3, P6, palette.light, palette.middle, palette.dark) +
    d(58, -24, 0.82, 16, P2, P4, P1, palette.accentLight, palette.accentMiddle, palette.accentDark)
  );
}

function drawChips(palette: Palette): string {
  let s = "";
  const st = (x: number, y: number, k: number, r: number, cs: readonly string[]) => {
    for (let i = 0; i < k; i++)
      s += chip(x + (((i * 7) % 5) - 2), y - i * 13, r, cs[i % cs.length] ?? "");
  };
  st(58, 30, 7, 50, [palette.middle, palette.dark, "#C9A14A"]);
  st(-62, 48, 5, 50, [palette.accentMiddle, palette.middle, "#20243C"]);
  st(0, 96, 6, 56, ["#20243C", palette.accentMiddle, palette.middle]);
  return s;
}

function drawSeven(palette: Palette): string {
  const d = "M-72-96H78V-58C40-14 22 34 20 98H-34C-30 40-10-6 26-46H-34V-24H-72Z";
  return (
    [14, 11, 8, 5]
      .map((o) => `<path d="${d}" transform="translate(${o} ${o})" fill="${palette.deep}"/>`)
      .join("") +
    `<path d="${d}" fill="url(#gold)" stroke="${gold[1]}" stroke-width="3" stroke-linejoin="round"/>
<path d="M-60-84H62V-62C26-20 8 30 7 86H-20C-16 34 8-14 46-58H-46V-36H-60Z" fill="url(#a)" opacity=".95"/>
<path d="M-60-84H62V-74H-60Z" fill="#fff" opacity=".5"/>`
  );
}

function drawCrown(): string {
  return `<path d="M-100 62L-112-44L-58 4L0-84L58 4L112-44L100 62Z" fill="url(#goldH)" stroke="${gold[1]}" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M-100 62L-112-44L-58 4L-40 62ZM0-84L58 4L40 62H0Z" fill="${gold[4]}" opacity=".35"/>
<rect x="-102" y="58" width="204" height="32" rx="8" fill="url(#goldH)" stroke="${gold[1]}" stroke-width="2"/>
<circle cx="0" cy="-90" r="13" fill="url(#aball)"/>
<circle cx="-113" cy="-50" r="11" fill="url(#ball)"/>
<circle cx="113" cy="-50" r="11" fill="url(#ball)"/>
<path d="M0 2L20 30L0 58L-20 30Z" fill="url(#a)" stroke="#fff" stroke-opacity=".6"/>
<circle cx="-62" cy="74" r="8" fill="url(#ball)"/>
<circle cx="62" cy="74" r="8" fill="url(#ball)"/>
<circle cx="0" cy="74" r="9" fill="url(#aball)"/>`;
}

function drawGem(palette: Palette): string {
  const [topLeft, topRight] = [
    [-46, -66],
    [46, -66],
  ] as const;
  const girdle = [
    [-98, -20],
    [-38, -20],
    [38, -20],
    [98, -20],
  ] as const;
  const point = [0, 104] as const;
  const [left, innerLeft, innerRight, right] = girdle;
  return `<g>${[
    facet([topLeft, left, innerLeft], palette.light),
    facet([topLeft, topRight, innerRight, innerLeft], palette.pale),
    facet([topRight, right, innerRight], palette.middle),
    facet(
      [
        [-46, -66],
        [0, -66],
        [-38, -20],
      ],
      "#fff",
      0.35,
    ),
    facet([left, innerLeft, point], palette.middle),
    facet([innerLeft, innerRight, point], palette.light),
    facet([innerRight, right, point], palette.dark),
    facet([innerLeft, [0, -20], point], "#fff", 0.28),
    facet([left, [-68, -20], point], palette.deep, 0.25),
  ].join("")}
<path d="M-46-66H46L98-20L0 104L-98-20Z" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-linejoin="round"/>
<path d="M-98-20H98" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/></g>`;
}

function drawMahjong(palette: Palette): string {
  const t = (
    x: number,
    y: number,
    r: number,
    k: string,
  ) => `<g transform="translate(${x} ${y}) rotate(${r})">
<rect x="-40" y="-54" width="80" height="112" rx="11" fill="${palette.dark}" transform="translate(7 9)"/>
<rect x="-40" y="-54" width="80" height="108" rx="11" fill="url(#face)"/>
<rect x="-39" y="-53" width="78" height="106" rx="10" fill="none" stroke="#fff"/>${k}</g>`;
  const dot = (
    x: number,
    y: number,
    r: number,
    f: string,
  ) => `<circle cx="${x}" cy="${y}" r="${r}" fill="${f}"/>
<circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#fff" stroke-width="2"/>`;
  return (
    t(
      -64,
      12,
      -13,
      dot(-15, -28, 12, "#1F7A5A") +
        dot(15, -28, 12, "#C2334A") +
        dot(-15, 0, 12, "#244A9A") +
        dot(15, 0, 12, "#1F7A5A") +
        dot(-15, 28, 12, "#C2334A") +
        dot(15, 28, 12, "#244A9A"),
    ) +
    t(
      62,
      16,
      12,
      `<path d="M-18-30V30M0-30V30M18-30V30" stroke="#1F7A5A" stroke-width="8" stroke-linecap="round" stroke-dasharray="24 10"/>`,
    ) +
    t(
      0,
      -14,
      -1,
      dot(0, 0, 27, "#C2334A") + `<path d="${suits.d}" transform="scale(.4)" fill="#fff"/>`,
    )
  );
}

function drawMarble(palette: Palette): string {
  let s = "";
  for (let i = 0; i < 9; i++) {
    const a = (i * 40 * Math.PI) / 180;
    s += `<circle cx="${short(124 * Math.cos(a))}" cy="${short(124 * Math.sin(a) * 0.96)}" r="${i % 3 ? 12 : 16}" fill="url(#${i % 2 ? "aball" : "gball"})"/>`;
  }
  return (
    s +
    `<circle r="88" fill="url(#ball)"/>
<clipPath id="cm">
<circle r="88"/>
</clipPath>
<g clip-path="url(#cm)" fill="none" stroke-linecap="round">
<path d="M-80-30C-20-80 10 20 80-30" stroke="#fff" stroke-opacity=".55" stroke-width="14"/>
<path d="M-80 20C-30-30 20 70 84 10" stroke="${palette.accentMiddle}" stroke-opacity=".85" stroke-width="18"/>
<path d="M-60 66C-10 20 30 100 70 50" stroke="#fff" stroke-opacity=".35" stroke-width="9"/>
</g>
<circle r="88" fill="url(#shade)"/>
<ellipse cx="-32" cy="-44" rx="26" ry="14" fill="#fff" opacity=".7" transform="rotate(-36 -32 -44)"/>`
  );
}

function drawOpal(): string {
  return `<ellipse rx="92" ry="112" fill="url(#goldH)"/>
<ellipse rx="78" ry="98" fill="url(#opal)"/>
<g opacity=".85">
<path d="M-56-44L-8-84L26-40L-20-14Z" fill="#8EE7FF" opacity=".55"/>
<path d="M26-40L62-14L40 44L-4 22Z" fill="#FFB3DD" opacity=".6"/>
<path d="M-20-14L-4 22L-44 60L-68 8Z" fill="#B8FFD0" opacity=".55"/>
<path d="M-4 22L40 44L14 86L-44 60Z" fill="#FFE59A" opacity=".55"/>
</g>
<ellipse rx="78" ry="98" fill="url(#shade)" opacity=".7"/>
<path d="M-56-36C-50-66-28-84-6-88" stroke="#fff" stroke-opacity=".9" stroke-width="9" stroke-linecap="round" fill="none"/>${Array.from(
    { length: 16 },
    (_, i) => {
      const a = (i * 22.5 * Math.PI) / 180;
      return `<circle cx="${short(86 * Math.cos(a))}" cy="${short(106 * Math.sin(a))}" r="6" fill="url(#gball)"/>`;
    },
  ).join("")}`;
}
