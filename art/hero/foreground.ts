import { tenths } from "../draw.ts";
import type { Scene } from "./scene.ts";

/** Paper lanterns, each with its streak of light on the water. */
export const lanterns = (scene: Scene, shore: number): string =>
  scene.lanterns
    .map(
      ([x, y, scale]) => `<g transform="translate(${x} ${y}) scale(${scale})">
    <circle r="62" fill="url(#lg)"/>
    <path d="M-15-24C-30-16-30 18-15 26H15C30 18 30-16 15-24Z" fill="#FFB14A"/>
    <path d="M-15-24C-30-16-30 18-15 26H0V-24Z" fill="#fff" opacity=".28"/>
    <path d="M-8-24C-14-12-14 14-8 26M8-24C14-12 14 14 8 26M0-24V26" stroke="#8A3A10" stroke-opacity=".45" stroke-width="1.5" fill="none"/>
    <rect x="-13" y="-30" width="26" height="6" rx="2" fill="#6B3A14"/>
    <rect x="-13" y="25" width="26" height="5" rx="2" fill="#6B3A14"/>
  </g>
  <rect x="${tenths(x - 10 * scale)}" y="${tenths(shore + (shore - y) * 0.32)}" width="${tenths(20 * scale)}" height="2" fill="#FFC46B" opacity=".45"/>`,
    )
    .join("");

/** The lit pavilion on the right shore. */
export const pavilion = ({ pavilion: { x, scale } }: Scene, shore: number): string =>
  `<g transform="translate(${x} ${tenths(shore + 4)}) scale(${scale})">
    <path d="M-200 4C-150-8-60-14 0-12S150-10 206 4C180 22 90 30 0 30S-176 22-200 4Z" fill="#0B0F26"/>
    <path d="M-128-66C-92-72-62-98-46-116H46C62-98 92-72 128-66C130-58 122-52 114-52H-114C-122-52-130-58-128-66Z" fill="#0A0D22"/>
    <path d="M-78-128C-56-132-40-146-32-156H32C40-146 56-132 78-128C80-122 74-118 68-118H-68C-74-118-80-122-78-128Z" fill="#0A0D22"/>
    <path d="M-128-66C-92-72-62-98-46-116M128-66C92-72 62-98 46-116" stroke="#F6CF76" stroke-opacity=".5" stroke-width="2" fill="none"/>
    <rect x="-88" y="-54" width="176" height="48" fill="#1B1230"/>
    <g fill="#FFD27A">
      <rect x="-78" y="-46" width="30" height="36"/>
      <rect x="-40" y="-46" width="34" height="36"/>
      <rect x="6" y="-46" width="34" height="36"/>
      <rect x="48" y="-46" width="30" height="36"/>
    </g>
    <path d="M-63-46V-10M-23-46V-10M23-46V-10M63-46V-10M-78-28H78" stroke="#3A1D18" stroke-width="2.5"/>
    <g fill="#0A0D22">
      <rect x="-92" y="-54" width="8" height="54"/>
      <rect x="-46" y="-54" width="6" height="54"/>
      <rect x="-3" y="-54" width="6" height="54"/>
      <rect x="40" y="-54" width="6" height="54"/>
      <rect x="84" y="-54" width="8" height="54"/>
    </g>
    <rect x="-104" y="-8" width="208" height="10" fill="#0A0D22"/>
    <rect x="-80" y="-46" width="160" height="36" fill="url(#lg2)"/>
    <g opacity=".35" transform="translate(0 14)">
      <rect x="-74" y="2" width="24" height="3" fill="#FFD27A"/>
      <rect x="-36" y="7" width="30" height="3" fill="#FFD27A"/>
      <rect x="10" y="3" width="26" height="3" fill="#FFD27A"/>
      <rect x="48" y="9" width="30" height="3" fill="#FFD27A"/>
    </g>
  </g>`;

const needles = Array.from({ length: 17 }, (_, index) => {
  const angle = ((-168 + index * 9.6) * Math.PI) / 180;
  return `M0 0L${tenths(30 * Math.cos(angle))} ${tenths(26 * Math.sin(angle))}`;
}).join("");

const tufts = [
  "-300 52 1",
  "-262 34 1.1",
  "-224 24 1.2",
  "-184 70 1",
  "-150 50 1.1",
  "-250 -2 1",
  "-120 22 1.2",
  "-70 14 1.3",
  "-20 0 1.3",
  "-206 4 0.9",
];

/** A pine branch reaching in from the top right corner. */
export const pine = ({ pine: { x, y, scale } }: Scene): string =>
  `<g transform="translate(${x} ${y}) scale(${scale})">
    <path d="M20-10C-60 6-120 30-210 26C-250 25-280 40-300 52M-90 20C-120 44-150 52-180 72M-160 27C-190 10-220 6-250-2" stroke="#070A1B" stroke-width="9" fill="none" stroke-linecap="round"/>${tufts
      .map((tuft) => {
        const [left, top, size] = tuft.split(" ");
        return `<g transform="translate(${left} ${top}) scale(${size})"><path d="${needles}" stroke="#070A1B" stroke-width="3.2" stroke-linecap="round"/></g>`;
      })
      .join("")}
  </g>`;
