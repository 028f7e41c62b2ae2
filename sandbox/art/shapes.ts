// Parts that several objects share, as SVG text.
import { gold, short } from "./colours.ts";

export type Suit = "s" | "h" | "d" | "c";
export const suits: Readonly<Record<Suit, string>> = {
  s: "M0-26C9-13 25-5 25 9C25 20 13 23 4 15C4 20 6 25 9 28H-9C-6 25-4 20-4 15C-13 23-25 20-25 9C-25-5-9-13 0-26Z",
  h: "M0 25C-20 9-27-1-26-11C-25-23-8-27 0-13C8-27 25-23 26-11C27-1 20 9 0 25Z",
  d: "M0-29L21 0L0 29L-21 0Z",
  c: "M0-26A12 12 0 0 1 10-7A12.5 12.5 0 1 1 5 13C5 19 7 25 10 28H-10C-7 25-5 19-5 13A12.5 12.5 0 1 1-10-7A12 12 0 0 1 0-26Z",
};

/** `count` rays of light from the centre, each as wide as the gap beside it. */
export function rayFan(count: number, radius: number, fill: string, opacity: number): string {
  const half = 90 / count;
  const at = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${short(radius * Math.cos(angle))} ${short(radius * Math.sin(angle))}`;
  };
  const rays = Array.from({ length: count }, (_, index) => {
    const middle = (index * 360) / count;
    return `<path d="M0 0L${at(middle - half)}L${at(middle + half)}Z"/>`;
  });
  return `<g fill="${fill}" opacity="${opacity}">${rays.join("")}</g>`;
}

/** A star with four points. */
export function sparkle(x: number, y: number, radius: number, fill: string, opacity = 1): string {
  const r = short(radius);
  const w = short(radius * 0.12);
  const d = `M0 ${-r}C${w} ${-w} ${w} ${-w} ${r} 0C${w} ${w} ${w} ${w} 0 ${r}C${-w} ${w} ${-w} ${w} ${-r} 0C${-w} ${-w} ${-w} ${-w} 0 ${-r}Z`;
  return `<path transform="translate(${short(x)} ${short(y)})" d="${d}" fill="${fill}" opacity="${opacity}"/>`;
}

export function card(
  x: number,
  y: number,
  turn: number,
  suit: Suit,
  red: boolean,
  scale = 1,
): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">
<rect x="-44" y="-62" width="88" height="124" rx="11" fill="#000" opacity=".28" transform="translate(4 7)"/>
<rect x="-44" y="-62" width="88" height="124" rx="11" fill="url(#face)"/>
<rect x="-43" y="-61" width="86" height="122" rx="10" fill="none" stroke="#fff" stroke-opacity=".9"/>
<rect x="-37" y="-55" width="74" height="110" rx="7" fill="none" stroke="${red ? "#C8324A" : "#1B2036"}" stroke-opacity=".18"/>
<path d="${suits[suit]}" transform="scale(1.02)" fill="${red ? "#D2334E" : "#1D2138"}"/>
<path d="${suits[suit]}" transform="translate(-28 -44) scale(.3)" fill="${red ? "#D2334E" : "#1D2138"}"/>
<path d="${suits[suit]}" transform="translate(28 44) rotate(180) scale(.3)" fill="${red ? "#D2334E" : "#1D2138"}"/>
</g>`;
}
export function chip(x: number, y: number, r: number, fill: string, edge = "#fff", h = 13): string {
  const ry = r * 0.42;
  return `<g transform="translate(${x} ${y})">
<path d="M${-r} 0V${h}A${r} ${short(ry)} 0 0 0 ${r} ${h}V0Z" fill="${fill}"/>
<path d="M${-r} 0V${h}A${r} ${short(ry)} 0 0 0 ${r} ${h}V0A${r} ${short(ry)} 0 0 1 ${-r} 0Z" fill="#000" opacity=".32"/>
<path d="M${-r} ${h / 2}A${r} ${short(ry)} 0 0 0 ${r} ${h / 2}" fill="none" stroke="${edge}" stroke-width="${h - 2}" stroke-dasharray="${short(r * 0.3)} ${short(r * 0.42)}" opacity=".85"/>
<ellipse rx="${r}" ry="${short(ry)}" fill="${fill}"/>
<ellipse rx="${short(r * 0.9)}" ry="${short(ry * 0.9)}" fill="none" stroke="${edge}" stroke-width="${short(r * 0.16)}" stroke-dasharray="${short(r * 0.34)} ${short(r * 0.4)}" opacity=".92"/>
<ellipse rx="${short(r * 0.66)}" ry="${short(ry * 0.66)}" fill="#000" opacity=".16"/>
<ellipse rx="${short(r * 0.6)}" ry="${short(ry * 0.6)}" fill="none" stroke="${edge}" stroke-opacity=".7" stroke-width="1.6"/>
<path d="${suits.d}" transform="scale(${short((r / 62) * 10) / 10} ${short((r / 62) * 4.2) / 10})" fill="${edge}" opacity=".85"/>
</g>`;
}
export function coin(x: number, y: number, r: number, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn})">
<circle r="${r}" fill="${gold[4]}" cy="${short(r * 0.09)}" cx="${short(r * 0.06)}"/>
<circle r="${r}" fill="url(#gball)"/>
<circle r="${short(r * 0.8)}" fill="none" stroke="${gold[4]}" stroke-opacity=".55" stroke-width="${short(r * 0.07)}"/>
<rect x="${short(-r * 0.28)}" y="${short(-r * 0.28)}" width="${short(r * 0.56)}" height="${short(r * 0.56)}" rx="${short(r * 0.07)}" fill="${gold[4]}" opacity=".75"/>
<path d="M${short(-r * 0.7)} ${short(-r * 0.35)}A${short(r * 0.8)} ${short(r * 0.8)} 0 0 1 ${short(r * 0.1)} ${short(-r * 0.78)}" stroke="#fff" stroke-opacity=".75" stroke-width="${short(r * 0.08)}" stroke-linecap="round" fill="none"/>
</g>`;
}
/** One flat face of a faceted thing. */
export function facet(
  points: readonly (readonly number[])[],
  fill: string,
  opacity?: number,
): string {
  const d = points.map((point) => point.join(" ")).join("L");
  return `<path d="M${d}Z" fill="${fill}"${opacity === undefined ? "" : ` opacity="${opacity}"`}/>`;
}

/** The right half and its mirror image. */
export function mirrored(half: string): string {
  return `${half}<g transform="scale(-1 1)">${half}</g>`;
}
