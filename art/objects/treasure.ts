import { polygon, tenths } from "../draw.ts";
import { gold, type Palette } from "../palette.ts";

/** A cut stone: crown facets above, the point below, two glints of white. */
export const gem = (c: Palette): string => {
  const facets = [
    polygon("-46,-66 -98,-20 -38,-20", c.light),
    polygon("-46,-66 46,-66 38,-20 -38,-20", c.pale),
    polygon("46,-66 98,-20 38,-20", c.mid),
    polygon("-46,-66 0,-66 -38,-20", "#fff", 0.35),
    polygon("-98,-20 -38,-20 0,104", c.mid),
    polygon("-38,-20 38,-20 0,104", c.light),
    polygon("38,-20 98,-20 0,104", c.dark),
    polygon("-38,-20 0,-20 0,104", "#fff", 0.28),
    polygon("-98,-20 -68,-20 0,104", c.deep, 0.25),
  ].join("");
  return `<g>${facets}
    <path d="M-46-66H46L98-20L0 104L-98-20Z" fill="none" stroke="#fff" stroke-opacity=".65" stroke-width="2.5" stroke-linejoin="round"/>
    <path d="M-98-20H98" stroke="#fff" stroke-opacity=".5" stroke-width="1.6"/>
  </g>`;
};

export const crown =
  (): string => `<path d="M-100 62L-112-44L-58 4L0-84L58 4L112-44L100 62Z" fill="url(#goldH)" stroke="${gold.pale}" stroke-width="2.5" stroke-linejoin="round"/>
  <path d="M-100 62L-112-44L-58 4L-40 62ZM0-84L58 4L40 62H0Z" fill="${gold.dark}" opacity=".35"/>
  <rect x="-102" y="58" width="204" height="32" rx="8" fill="url(#goldH)" stroke="${gold.pale}" stroke-width="2"/>
  <circle cx="0" cy="-90" r="13" fill="url(#aball)"/>
  <circle cx="-113" cy="-50" r="11" fill="url(#ball)"/>
  <circle cx="113" cy="-50" r="11" fill="url(#ball)"/>
  <path d="M0 2L20 30L0 58L-20 30Z" fill="url(#a)" stroke="#fff" stroke-opacity=".6"/>
  <circle cx="-62" cy="74" r="8" fill="url(#ball)"/>
  <circle cx="62" cy="74" r="8" fill="url(#ball)"/>
  <circle cx="0" cy="74" r="9" fill="url(#aball)"/>`;

export const seven = (c: Palette): string => {
  const d = "M-72-96H78V-58C40-14 22 34 20 98H-34C-30 40-10-6 26-46H-34V-24H-72Z";
  return (
    [14, 11, 8, 5]
      .map((o) => `<path d="${d}" transform="translate(${o} ${o})" fill="${c.deep}"/>`)
      .join("") +
    `<path d="${d}" fill="url(#gold)" stroke="${gold.pale}" stroke-width="3" stroke-linejoin="round"/>
  <path d="M-60-84H62V-62C26-20 8 30 7 86H-20C-16 34 8-14 46-58H-46V-36H-60Z" fill="url(#a)" opacity=".95"/>
  <path d="M-60-84H62V-74H-60Z" fill="#fff" opacity=".5"/>`
  );
};

export const bell = (): string => `<circle cy="88" r="20" fill="url(#gball)"/>
  <path d="M-96 74C-66 48-70 0-62-34C-52-74-28-90 0-90S52-74 62-34C70 0 66 48 96 74Z" fill="url(#goldH)" stroke="${gold.pale}" stroke-width="2.5" stroke-linejoin="round"/>
  <rect x="-104" y="66" width="208" height="22" rx="11" fill="url(#goldH)"/>
  <circle cy="-98" r="14" fill="url(#gball)"/>
  <path d="M-44 40C-42 0-46-46-20-66" stroke="#fff" stroke-opacity=".75" stroke-width="9" stroke-linecap="round" fill="none"/>
  <path d="M-72 30C-30 44 30 44 72 30" stroke="${gold.dark}" stroke-opacity=".5" stroke-width="5" fill="none"/>`;

export const jade = (
  c: Palette,
): string => `<path d="M0-112A112 112 0 1 1 0 112A112 112 0 1 1 0-112ZM0-40A40 40 0 1 0 0 40A40 40 0 1 0 0-40Z" fill="url(#ball)" fill-rule="evenodd"/>
  <g fill="none" stroke="${c.pale}" stroke-opacity=".6" stroke-width="3.5" stroke-linecap="round">${Array.from({ length: 8 }, (_, i) => `<path transform="rotate(${i * 45})" d="M-14-66a14 14 0 1 1 18 10a7 7 0 1 1 4-12M-4-96h20a8 8 0 0 1 0 16"/>`).join("")}
    <circle r="106" stroke-width="2.5"/>
    <circle r="47" stroke-width="2.5"/>
  </g>
  <path d="M-86-54A102 102 0 0 1-10-101" stroke="#fff" stroke-opacity=".85" stroke-width="8" stroke-linecap="round" fill="none"/>
  <path d="M0 112V142M-16 142H16L11 172H-11Z" stroke="${gold.light}" stroke-width="5" fill="${c.accentMid}"/>`;

export const opal = (): string => `<ellipse rx="92" ry="112" fill="url(#goldH)"/>
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
      return `<circle cx="${tenths(86 * Math.cos(a))}" cy="${tenths(106 * Math.sin(a))}" r="6" fill="url(#gball)"/>`;
    },
  ).join("")}`;

export const marble = (c: Palette): string => {
  let drawn = "";
  for (let i = 0; i < 9; i++) {
    const a = (i * 40 * Math.PI) / 180;
    drawn += `<circle cx="${tenths(124 * Math.cos(a))}" cy="${tenths(124 * Math.sin(a) * 0.96)}" r="${i % 3 ? 12 : 16}" fill="url(#${i % 2 ? "aball" : "gball"})"/>`;
  }
  return (
    drawn +
    `<circle r="88" fill="url(#ball)"/>
  <clipPath id="cm">
    <circle r="88"/>
  </clipPath>
  <g clip-path="url(#cm)" fill="none" stroke-linecap="round">
    <path d="M-80-30C-20-80 10 20 80-30" stroke="#fff" stroke-opacity=".55" stroke-width="14"/>
    <path d="M-80 20C-30-30 20 70 84 10" stroke="${c.accentMid}" stroke-opacity=".85" stroke-width="18"/>
    <path d="M-60 66C-10 20 30 100 70 50" stroke="#fff" stroke-opacity=".35" stroke-width="9"/>
  </g>
  <circle r="88" fill="url(#shade)"/>
  <ellipse cx="-32" cy="-44" rx="26" ry="14" fill="#fff" opacity=".7" transform="rotate(-36 -32 -44)"/>`
  );
};
