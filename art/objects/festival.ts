import { polygon, tenths } from "../draw.ts";
import { gold, type Palette } from "../palette.ts";

export const lantern = (c: Palette): string => {
  let r = "";
  for (const x of [-56, -30, 0, 30, 56])
    r += `<path d="M${x * 0.55}-84C${x * 1.35}-30 ${x * 1.35} 40 ${x * 0.55} 92" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width="2"/>`;
  return `<circle r="150" fill="url(#glow)"/>
  <path d="M0-150V-100" stroke="${gold.light}" stroke-width="4"/>
  <path d="M-42-84C-98-50-98 60-42 92H42C98 60 98-50 42-84Z" fill="url(#lan)"/>${r}
  <path d="M-42-84C-98-50-98 60-42 92" fill="none" stroke="#fff" stroke-opacity=".45" stroke-width="3"/>
  <rect x="-48" y="-102" width="96" height="20" rx="6" fill="url(#goldH)"/>
  <rect x="-48" y="88" width="96" height="18" rx="6" fill="url(#goldH)"/>
  <path d="M0 106V124M-12 124H12L9 152H-9Z" stroke="${gold.light}" stroke-width="4" fill="${c.accentMid}"/>`;
};

const onArc = (angle: number, r: number): string =>
  `${tenths(r * Math.cos(angle))} ${tenths(r * Math.sin(angle))}`;

/** One fold of the fan between two angles, with its rib and gold line. */
const fold = (from: number, to: number, fill: string): string =>
  `<path d="M${onArc(from, 60)}L${onArc(from, 160)}A160 160 0 0 1 ${onArc(to, 160)}L${onArc(to, 60)}Z" fill="${fill}"/>
  <path d="M0 0L${onArc((from + to) / 2, 62)}" stroke="url(#goldH)" stroke-width="5"/>
  <path d="M${onArc(from, 128)}A128 128 0 0 1 ${onArc(to, 128)}" stroke="${gold.pale}" stroke-width="3" fill="none" opacity=".8"/>`;

export const fan = (c: Palette): string => {
  const count = 14;
  const angle = (index: number) => ((-170 + (index * 160) / count) * Math.PI) / 180;
  const folds = Array.from({ length: count }, (_, index) =>
    fold(angle(index), angle(index + 1), index % 2 ? c.mid : c.light),
  ).join("");
  return `<g transform="translate(0 74)">${folds}
    <g transform="translate(6 -106)">
      <circle r="26" fill="${c.accentPale}"/>
      <path d="M-60 16C-40 0-26 8-12 18C6 2 30 4 52 20" stroke="${c.ink}" stroke-opacity=".55" stroke-width="4" fill="none" stroke-linecap="round"/>
    </g>
    <circle r="13" fill="url(#gball)"/>
  </g>`;
};

export const drum =
  (): string => `<path d="M-92-50C-112-10-112 40-92 74A92 30 0 0 0 92 74C112 40 112-10 92-50Z" fill="url(#mH)"/>
  <ellipse cy="-50" rx="92" ry="32" fill="url(#face)"/>
  <ellipse cy="-50" rx="92" ry="32" fill="none" stroke="url(#goldH)" stroke-width="9"/>
  <g transform="translate(0 -50) scale(1 .35)">
    <path d="M0-60A60 60 0 0 1 0 60A30 30 0 0 1 0 0A30 30 0 0 0 0-60Z" fill="#D0364B"/>
    <path d="M0 60A60 60 0 0 1 0-60A30 30 0 0 1 0 0A30 30 0 0 0 0 60Z" fill="#2A55A8"/>
  </g>${Array.from({ length: 9 }, (_, i) => `<circle cx="${-80 + i * 20}" cy="${tenths(-14 + 18 * Math.sqrt(1 - ((i - 4) / 4.6) ** 2))}" r="5" fill="url(#gball)"/>`).join("")}
  <path d="M-60-120L-8-58M70-118L26-60" stroke="#E8C58A" stroke-width="10" stroke-linecap="round"/>
  <circle cx="-8" cy="-58" r="12" fill="#E8C58A"/>
  <circle cx="26" cy="-60" r="12" fill="#E8C58A"/>
  <path d="M-96 30L-40 94M96 30L40 94M-30 40L-60 88M30 40L60 88" stroke="${gold.light}" stroke-width="4" opacity=".7"/>`;

export const kite = (c: Palette): string => `<g transform="rotate(14)">
    <path d="M0-128L82-26L0 88L-82-26Z" fill="url(#m)" stroke="${gold.pale}" stroke-width="3"/>
    <path d="M0-128L0 88M-82-26H82" stroke="${gold.light}" stroke-width="4"/>
    <path d="M0-128L82-26H0ZM0 88L-82-26H0Z" fill="${c.accentMid}" opacity=".75"/>
    <g transform="translate(0 -26) scale(.44)">
      <path d="M-100 62L-112-44L-58 4L0-84L58 4L112-44L100 62Z" fill="url(#goldH)"/>
      <rect x="-102" y="58" width="204" height="32" rx="8" fill="url(#goldH)"/>
    </g>
    <path d="M0 88C30 110-30 126 0 146S20 170 6 186" stroke="${gold.light}" stroke-width="4" fill="none"/>
    <path d="M-14 112L4 120L-10 130ZM22 140L2 146L18 158Z" fill="${c.accentMid}"/>
  </g>`;

/** Three folded paper cranes, the near one large. */
export const crane = (c: Palette): string => {
  const bird = [
    polygon("0,0 -90,-60 -26,10", "#fff"),
    polygon("0,0 90,-70 30,14", "#EAE6F5"),
    polygon("0,0 -26,10 0,44 30,14", c.light),
    polygon("-26,10 -96,44 0,44", "#F7F4FF"),
    polygon("30,14 110,20 104,34 0,44", c.pale),
    polygon("110,20 126,40 104,34", "#E9506A"),
  ].join("");
  const place = (x: number, y: number, scale: number, turn: number): string =>
    `<g transform="translate(${x} ${y}) scale(${scale}) rotate(${turn})">${bird}</g>`;
  return place(-10, 10, 1.05, -10) + place(54, -78, 0.46, 8) + place(-84, 84, 0.4, -6);
};
