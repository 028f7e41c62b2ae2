import { corners, tenths } from "../draw.ts";

const leather = "#1A2038";

/** The point at `r` in the direction of `angle`, clockwise from the top. */
const toward = (angle: number, r: number): string =>
  `${tenths(r * Math.sin(angle))} ${tenths(-r * Math.cos(angle))}`;

/** One outer pentagon of a football with the seams that join it to its neighbours. */
function footballPanel(index: number): string {
  const fifth = (2 * Math.PI) / 5;
  const angle = index * fifth;
  const between = angle + Math.PI / 5;
  const seamEnd = (centre: number, side: number) =>
    `${tenths(86 * Math.sin(centre) + 26 * Math.sin(centre + side))} ${tenths(-86 * Math.cos(centre) - 26 * Math.cos(centre + side))}`;
  const panel = `M${corners(5, 86 * Math.sin(angle), -86 * Math.cos(angle), 30, angle + Math.PI)}Z`;
  const seams =
    `M${seamEnd(angle, 1.9)}L${toward(between, 72)}L${seamEnd(angle + fifth, -1.9)}` +
    `M${toward(between, 72)}L${toward(between, 100)}`;
  return `<path d="${panel}" fill="${leather}"/>
    <path d="M${toward(angle, 34)}L${toward(angle, 60)}" stroke="${leather}" stroke-width="3.5"/>
    <path d="${seams}" stroke="${leather}" stroke-width="3.5" fill="none"/>`;
}

export const soccer = (): string => `<clipPath id="cb">
    <circle r="104"/>
  </clipPath>
  <g transform="rotate(-16)">
    <circle r="104" fill="#F6F7FB"/>
    <g clip-path="url(#cb)">
      <path d="M${corners(5, 0, 0, 34)}Z" fill="${leather}"/>${[0, 1, 2, 3, 4].map(footballPanel).join("")}
    </g>
  </g>
  <circle r="104" fill="url(#shade)"/>
  <circle r="103" fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="2"/>`;

export const basket = (): string => `<circle r="106" fill="url(#ball)"/>
  <g fill="none" stroke="#2A1208" stroke-width="5" opacity=".8">
    <path d="M-106 0C-50 18 50 18 106 0M0-106C-14-50-14 50 0 106M-78-72C-20-40-20 44-74 76M78-72C20-40 20 44 74 76"/>
  </g>
  <circle r="106" fill="url(#shade)"/>
  <ellipse cx="-42" cy="-52" rx="26" ry="15" fill="#fff" opacity=".35" transform="rotate(-36 -42 -52)"/>`;

export const base = (): string => {
  let drawn = "";
  for (let i = -3; i <= 3; i++) {
    const y = i * 20,
      x = -58 + Math.abs(i) * Math.abs(i) * -1.5;
    drawn += `<path d="M${tenths(x - 11)} ${y - 6}L${tenths(x)} ${y}L${tenths(x + 13)} ${y - 7}" />
  <path d="M${tenths(-x + 11)} ${y - 6}L${tenths(-x)} ${y}L${tenths(-x - 13)} ${y - 7}"/>`;
  }
  return `<circle r="104" fill="#F4F1E8"/>
  <g fill="none" stroke="#D0364B" stroke-width="5" stroke-linecap="round" stroke-linejoin="round">
    <path d="M-84-62C-50-24-50 24-84 62M84-62C50-24 50 24 84 62"/>${drawn}
  </g>
  <circle r="104" fill="url(#shade)"/>`;
};
