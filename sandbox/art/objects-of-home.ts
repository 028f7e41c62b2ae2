// Drawn around 0,0 in a box of about ±130; light falls from the top left.
import { short, gold, type Palette } from "./colours.ts";
import { facet } from "./shapes.ts";

export const objectsOfHome = {
  lantern: drawLantern,
  fan: drawFan,
  bell: drawBell,
  drum: drawDrum,
  hanok: drawHanok,
  kite: drawKite,
  light: drawLight,
  crane: drawCrane,
};

function drawLantern(palette: Palette): string {
  let r = "";
  for (const x of [-56, -30, 0, 30, 56])
    r += `<path d="M${x * 0.55}-84C${x * 1.35}-30 ${x * 1.35} 40 ${x * 0.55} 92" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`;
  return `<circle r="150" fill="url(#glow)"/>
<path d="M0-150V-100" stroke="${gold[2]}" stroke-width="4"/>
<path d="M-42-84C-98-50-98 60-42 92H42C98 60 98-50 42-84Z" fill="url(#lan)"/>${r}<path d="M-42-84C-98-50-98 60-42 92" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
<rect x="-48" y="-102" width="96" height="20" rx="6" fill="url(#goldH)"/>
<rect x="-48" y="88" width="96" height="18" rx="6" fill="url(#goldH)"/>
<path d="M0 106V124M-12 124H12L9 152H-9Z" stroke="${gold[2]}" stroke-width="4" fill="${palette.accentMiddle}"/>`;
}

function drawFan(palette: Palette): string {
  let s = "";
  const N = 14;
  for (let i = 0; i < N; i++) {
    const a = ((-170 + (i * 160) / N) * Math.PI) / 180,
      b = ((-170 + ((i + 1) * 160) / N) * Math.PI) / 180;
    const q = (t: number, r: number) => `${short(r * Math.cos(t))} ${short(r * Math.sin(t))}`;
    s += `<path d="M${q(a, 60)}L${q(a, 160)}A160 160 0 0 1 ${q(b, 160)}L${q(b, 60)}Z" fill="${i % 2 ? palette.middle : palette.light}"/>
<path d="M0 0L${q((a + b) / 2, 62)}" stroke="url(#goldH)" stroke-width="5"/>
<path d="M${q(a, 128)}A128 128 0 0 1 ${q(b, 128)}" stroke="${gold[1]}" stroke-width="3" fill="none" opacity=".8"/>`;
  }
  return `<g transform="translate(0 74)">${s}<path d="M-70-100C-40-130 20-140 60-112" stroke="#fff" stroke-opacity=".0"/>
<g transform="translate(6 -106)">
<circle r="26" fill="${palette.accentPale}"/>
<path d="M-60 16C-40 0-26 8-12 18C6 2 30 4 52 20" stroke="${palette.ink}" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>
</g>
<circle r="13" fill="url(#gball)"/>
</g>`;
}

function drawBell(): string {
  return `<circle cy="88" r="20" fill="url(#gball)"/>
<path d="M-96 74C-66 48-70 0-62-34C-52-74-28-90 0-90S52-74 62-34C70 0 66 48 96 74Z" fill="url(#goldH)" stroke="${gold[1]}" stroke-width="2.5" stroke-linejoin="round"/>
<rect x="-104" y="66" width="208" height="22" rx="11" fill="url(#goldH)"/>
<circle cy="-98" r="14" fill="url(#gball)"/>
<path d="M-44 40C-42 0-46-46-20-66" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round" fill="none"/>
<path d="M-72 30C-30 44 30 44 72 30" stroke="${gold[4]}" stroke-opacity=".5" stroke-width="5" fill="none"/>`;
}

function drawDrum(): string {
  return `<path d="M-92-50C-112-10-112 40-92 74A92 30 0 0 0 92 74C112 40 112-10 92-50Z" fill="url(#mH)"/>
<ellipse cy="-50" rx="92" ry="32" fill="url(#face)"/>
<ellipse cy="-50" rx="92" ry="32" fill="none" stroke="url(#goldH)" stroke-width="9"/>
<g transform="translate(0 -50) scale(1 .35)">
<path d="M0-60A60 60 0 0 1 0 60A30 30 0 0 1 0 0A30 30 0 0 0 0-60Z" fill="#D0364B"/>
<path d="M0 60A60 60 0 0 1 0-60A30 30 0 0 1 0 0A30 30 0 0 0 0 60Z" fill="#2A55A8"/>
</g>${Array.from({ length: 9 }, (_, i) => `<circle cx="${-80 + i * 20}" cy="${short(-14 + 18 * Math.sqrt(1 - ((i - 4) / 4.6) ** 2))}" r="5" fill="url(#gball)"/>`).join("")}<path d="M-60-120L-8-58M70-118L26-60" stroke="#E8C58A" stroke-width="10" stroke-linecap="round"/>
<circle cx="-8" cy="-58" r="12" fill="#E8C58A"/>
<circle cx="26" cy="-60" r="12" fill="#E8C58A"/>
<path d="M-96 30L-40 94M96 30L40 94M-30 40L-60 88M30 40L60 88" stroke="${gold[2]}" stroke-width="4" opacity=".7"/>`;
}

function drawHanok(palette: Palette): string {
  return `<circle cy="-40" r="76" fill="${palette.accentPale}"/>
<circle cy="-40" r="76" fill="url(#shade)" opacity=".35"/>
<path d="M-128 8C-86 4-50-26-34-46H34C50-26 86 4 128 8C132 18 122 26 112 26H-112C-122 26-132 18-128 8Z" fill="${palette.deep}" stroke="${palette.light}" stroke-width="2.5"/>${Array.from({ length: 13 }, (_, i) => `<path d="M${-24 + i * 4}-44Q${(-24 + i * 4) * 2.4} 0 ${-104 + i * 17.3} 20" stroke="${palette.middle}" stroke-width="2.6" fill="none" opacity=".8"/>`).join("")}<rect x="-42" y="-56" width="84" height="12" rx="6" fill="${palette.dark}"/>
<rect x="-98" y="24" width="196" height="14" fill="#B5533A"/>
<path d="M-98 38H98V104H-98Z" fill="#3B1C22"/>${[-98, -36, 26, 88].map((x) => `<rect x="${x}" y="36" width="10" height="70" fill="#C9684A"/>`).join("")}${[
    -80, -14, 44,
  ]
    .map(
      (x) => `<g fill="none" stroke="#F3C878" stroke-width="2">
<rect x="${x}" y="48" width="38" height="52" fill="#F6CF76" fill-opacity=".75"/>
<path d="M${x + 12.7} 48V100M${x + 25.3} 48V100M${x} 65H${x + 38}M${x} 83H${x + 38}"/>
</g>`,
    )
    .join("")}<rect x="-112" y="104" width="224" height="14" rx="3" fill="${palette.ink}"/>`;
}

function drawKite(palette: Palette): string {
  return `<g transform="rotate(14)">
<path d="M0-128L82-26L0 88L-82-26Z" fill="url(#m)" stroke="${gold[1]}" stroke-width="3"/>
<path d="M0-128L0 88M-82-26H82" stroke="${gold[2]}" stroke-width="4"/>
<path d="M0-128L82-26H0ZM0 88L-82-26H0Z" fill="${palette.accentMiddle}" opacity=".75"/>
<g transform="translate(0 -26) scale(.44)">
<path d="M-100 62L-112-44L-58 4L0-84L58 4L112-44L100 62Z" fill="url(#goldH)"/>
<rect x="-102" y="58" width="204" height="32" rx="8" fill="url(#goldH)"/>
</g>
<path d="M0 88C30 110-30 126 0 146S20 170 6 186" stroke="${gold[2]}" stroke-width="4" fill="none"/>
<path d="M-14 112L4 120L-10 130ZM22 140L2 146L18 158Z" fill="${palette.accentMiddle}"/>
</g>`;
}

function drawLight(palette: Palette): string {
  return `<path d="M8-84L-170-130V-40ZM8-84L170-150V-30Z" fill="url(#beam)" opacity=".8"/>
<path d="M-30 96L-18-60H34L46 96Z" fill="#FBF4E6"/>
<path d="M-27 56L-24 18H40L43 56ZM-21-20L-19-50H35L37-20Z" fill="${palette.middle}"/>
<path d="M20-60H34L46 96H24Z" fill="#000" opacity=".18"/>
<rect x="-26" y="-72" width="68" height="14" rx="4" fill="${palette.ink}"/>
<rect x="-14" y="-104" width="44" height="34" fill="#FFE9A6"/>
<path d="M-22-104L8-132L38-104Z" fill="${palette.dark}"/>
<circle cx="8" cy="-86" r="40" fill="url(#glow)"/>
<path d="M-150 96C-110 78-80 112-40 94S40 112 80 92S140 110 160 96V150H-150Z" fill="${palette.dark}"/>
<path d="M-150 112C-110 96-70 128-30 110S50 128 90 110S140 122 160 114V150H-150Z" fill="${palette.deep}"/>
<path d="M-120 104C-100 96-84 104-70 106M40 104C58 96 74 100 88 104" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>`;
}

function drawCrane(palette: Palette): string {
  const c = (x: number, y: number, s: number, r: number) =>
    `<g transform="translate(${x} ${y}) scale(${s}) rotate(${r})">${facet(
      [
        [0, 0],
        [-90, -60],
        [-26, 10],
      ],
      "#fff",
    )}${facet(
      [
        [0, 0],
        [90, -70],
        [30, 14],
      ],
      "#EAE6F5",
    )}${facet(
      [
        [0, 0],
        [-26, 10],
        [0, 44],
        [30, 14],
      ],
      palette.light,
    )}${facet(
      [
        [-26, 10],
        [-96, 44],
        [0, 44],
      ],
      "#F7F4FF",
    )}${facet(
      [
        [30, 14],
        [110, 20],
        [104, 34],
        [0, 44],
      ],
      palette.pale,
    )}${facet(
      [
        [110, 20],
        [126, 40],
        [104, 34],
      ],
      "#E9506A",
    )}</g>`;
  return c(-10, 10, 1.05, -10) + c(54, -78, 0.46, 8) + c(-84, 84, 0.4, -6);
}
