import { gold } from "./palette.ts";

/** Rounds to a tenth of a unit: enough for a 400-unit picture, and keeps the file small. */
export const tenths = (value: number): number => Number(value.toFixed(1));

/** The four suits around 0,0 in a box of about ±29. No letters: art needs no translation. */
export const suits = {
  spade:
    "M0-26C9-13 25-5 25 9C25 20 13 23 4 15C4 20 6 25 9 28H-9C-6 25-4 20-4 15C-13 23-25 20-25 9C-25-5-9-13 0-26Z",
  heart: "M0 25C-20 9-27-1-26-11C-25-23-8-27 0-13C8-27 25-23 26-11C27-1 20 9 0 25Z",
  diamond: "M0-29L21 0L0 29L-21 0Z",
  club: "M0-26A12 12 0 0 1 10-7A12.5 12.5 0 1 1 5 13C5 19 7 25 10 28H-10C-7 25-5 19-5 13A12.5 12.5 0 1 1-10-7A12 12 0 0 1 0-26Z",
};
export type Suit = keyof typeof suits;

export const isRed = (suit: Suit): boolean => suit === "heart" || suit === "diamond";

/** A playing card, turned by degrees. */
export function card(x: number, y: number, turn: number, suit: Suit, scale = 1): string {
  const ink = isRed(suit) ? "#D2334E" : "#1D2138";
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
    <rect x="-44" y="-62" width="88" height="124" rx="11" fill="#000" opacity=".28" transform="translate(4 7)"/>
    <rect x="-44" y="-62" width="88" height="124" rx="11" fill="url(#face)"/>
    <rect x="-43" y="-61" width="86" height="122" rx="10" fill="none" stroke="#fff" stroke-opacity=".9"/>
    <rect x="-37" y="-55" width="74" height="110" rx="7" fill="none" stroke="${isRed(suit) ? "#C8324A" : "#1B2036"}" stroke-opacity=".18"/>
    <path d="${suits[suit]}" transform="scale(1.02)" fill="${ink}"/>
    <path d="${suits[suit]}" transform="translate(-28 -44) scale(.3)" fill="${ink}"/>
    <path d="${suits[suit]}" transform="translate(28 44) rotate(180) scale(.3)" fill="${ink}"/>
  </g>`;
}

/** A casino chip lying flat: radius `r`, 13 units high. */
export function chip(x: number, y: number, r: number, fill: string): string {
  const ry = r * 0.42;
  const height = 13;
  const edge = "#fff";
  return `<g transform="translate(${x} ${y})">
    <path d="M${-r} 0V${height}A${r} ${tenths(ry)} 0 0 0 ${r} ${height}V0Z" fill="${fill}"/>
    <path d="M${-r} 0V${height}A${r} ${tenths(ry)} 0 0 0 ${r} ${height}V0A${r} ${tenths(ry)} 0 0 1 ${-r} 0Z" fill="#000" opacity=".32"/>
    <path d="M${-r} ${height / 2}A${r} ${tenths(ry)} 0 0 0 ${r} ${height / 2}" fill="none" stroke="${edge}" stroke-width="${height - 2}" stroke-dasharray="${tenths(r * 0.3)} ${tenths(r * 0.42)}" opacity=".85"/>
    <ellipse rx="${r}" ry="${tenths(ry)}" fill="${fill}"/>
    <ellipse rx="${tenths(r * 0.9)}" ry="${tenths(ry * 0.9)}" fill="none" stroke="${edge}" stroke-width="${tenths(r * 0.16)}" stroke-dasharray="${tenths(r * 0.34)} ${tenths(r * 0.4)}" opacity=".92"/>
    <ellipse rx="${tenths(r * 0.66)}" ry="${tenths(ry * 0.66)}" fill="#000" opacity=".16"/>
    <ellipse rx="${tenths(r * 0.6)}" ry="${tenths(ry * 0.6)}" fill="none" stroke="${edge}" stroke-opacity=".7" stroke-width="1.6"/>
    <path d="${suits.diamond}" transform="scale(${tenths((r / 62) * 10) / 10} ${tenths((r / 62) * 4.2) / 10})" fill="${edge}" opacity=".85"/>
  </g>`;
}

/** An old coin with a square hole. */
export const coin = (x: number, y: number, r: number, turn = 0): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
    <circle r="${r}" fill="${gold.dark}" cy="${tenths(r * 0.09)}" cx="${tenths(r * 0.06)}"/>
    <circle r="${r}" fill="url(#gball)"/>
    <circle r="${tenths(r * 0.8)}" fill="none" stroke="${gold.dark}" stroke-opacity=".55" stroke-width="${tenths(r * 0.07)}"/>
    <rect x="${tenths(-r * 0.28)}" y="${tenths(-r * 0.28)}" width="${tenths(r * 0.56)}" height="${tenths(r * 0.56)}" rx="${tenths(r * 0.07)}" fill="${gold.dark}" opacity=".75"/>
    <path d="M${tenths(-r * 0.7)} ${tenths(-r * 0.35)}A${tenths(r * 0.8)} ${tenths(r * 0.8)} 0 0 1 ${tenths(r * 0.1)} ${tenths(-r * 0.78)}" stroke="#fff" stroke-opacity=".75" stroke-width="${tenths(r * 0.08)}" stroke-linecap="round" fill="none"/>
  </g>`;

/** `count` rays of light from the centre, each as wide as the gap beside it. */
export function rayFan(count: number, radius: number, fill: string, opacity: number): string {
  const half = 90 / count;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${tenths(radius * Math.cos(angle))} ${tenths(radius * Math.sin(angle))}`;
  };
  const rays = Array.from({ length: count }, (_, index) => {
    const middle = (index * 360) / count;
    return `<path d="M0 0L${at(middle - half)}L${at(middle + half)}Z"/>`;
  });
  return `<g fill="${fill}" opacity="${opacity}">${rays.join("")}</g>`;
}

/** A four-pointed star of light. */
export const sparkle = (x: number, y: number, r: number, opacity: number, fill = "#fff"): string =>
  `<path transform="translate(${tenths(x)} ${tenths(y)})" d="M0 ${tenths(-r)}C${tenths(r * 0.12)} ${tenths(-r * 0.12)} ${tenths(r * 0.12)} ${tenths(-r * 0.12)} ${tenths(r)} 0C${tenths(r * 0.12)} ${tenths(r * 0.12)} ${tenths(r * 0.12)} ${tenths(r * 0.12)} 0 ${tenths(r)}C${tenths(-r * 0.12)} ${tenths(r * 0.12)} ${tenths(-r * 0.12)} ${tenths(r * 0.12)} ${tenths(-r)} 0C${tenths(-r * 0.12)} ${tenths(-r * 0.12)} ${tenths(-r * 0.12)} ${tenths(-r * 0.12)} 0 ${tenths(-r)}Z" fill="${fill}" opacity="${opacity}"/>`;

/** A filled shape; its corners are written `x,y x,y …`. */
export const polygon = (points: string, fill: string, opacity?: number): string =>
  `<path d="M${points.replaceAll(" ", "L").replaceAll(",", " ")}Z" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;

/** The drawing and its mirror image over the vertical axis. */
export const mirrored = (drawing: string): string =>
  `${drawing}<g transform="scale(-1 1)">${drawing}</g>`;

/** The corners of a regular polygon, first corner at `start` radians clockwise from the top. */
export const corners = (count: number, cx: number, cy: number, r: number, start = 0): string =>
  Array.from({ length: count }, (_, index) => {
    const angle = start + (index * 2 * Math.PI) / count;
    return `${tenths(cx + r * Math.sin(angle))} ${tenths(cy - r * Math.cos(angle))}`;
  }).join("L");
