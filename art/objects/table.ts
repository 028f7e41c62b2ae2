import { card, chip, coin, tenths, suits } from "../draw.ts";
import { gold, type Palette } from "../palette.ts";

export const cards = (c: Palette): string =>
  card(-56, 16, -24, "spade") +
  card(4, -6, -2, "heart") +
  card(64, 14, 22, "club") +
  chip(-58, 92, 40, c.mid) +
  chip(-58, 78, 40, c.accentMid) +
  chip(54, 96, 36, c.dark);

export const roulette = (c: Palette): string => {
  let drawn = "";
  const k = 24;
  for (let i = 0; i < k; i++) {
    const a = (i * 2 * Math.PI) / k,
      b = ((i + 1) * 2 * Math.PI) / k;
    drawn += `<path d="M0 0L${tenths(96 * Math.cos(a))} ${tenths(96 * Math.sin(a))}A96 96 0 0 1 ${tenths(96 * Math.cos(b))} ${tenths(96 * Math.sin(b))}Z" fill="${i === 0 ? "#1FA36B" : i % 2 ? "#C42C45" : "#171A2C"}"/>`;
  }
  return `<g transform="translate(0 10)">
    <g transform="scale(1 .62)">
      <circle r="130" cy="34" fill="${c.ink}"/>
      <circle r="130" cy="26" fill="${gold.deep}"/>
      <circle r="130" fill="url(#goldH)"/>
      <circle r="120" fill="#3A1D12"/>
      <circle r="120" fill="url(#rim)" opacity=".6"/>
      <circle r="104" fill="url(#goldH)"/>${drawn}
      <circle r="96" fill="none" stroke="${gold.light}" stroke-width="3"/>
      <circle r="70" fill="none" stroke="${gold.light}" stroke-width="2.5"/>
      <circle r="62" fill="#5B2D17"/>
      <circle r="62" fill="url(#rim)" opacity=".7"/>
      <g stroke="url(#goldH)" stroke-width="9" stroke-linecap="round">
        <path d="M-50 0H50M0-50V50"/>
      </g>
      <circle r="20" fill="url(#gball)"/>
    </g>
    <path d="M-11-4L-6-64H6L11-4Z" fill="url(#goldH)"/>
    <circle cy="-70" r="14" fill="url(#gball)"/>
    <circle cx="62" cy="26" r="9" fill="#fff"/>
    <circle cx="59" cy="23" r="3.5" fill="#fff"/>
    <circle cx="62" cy="26" r="9" fill="url(#shade)"/>
  </g>`;
};

const stack = (x: number, y: number, count: number, r: number, fills: string[]): string =>
  Array.from({ length: count }, (_, index) =>
    chip(x + (((index * 7) % 5) - 2), y - index * 13, r, fills[index % fills.length] ?? ""),
  ).join("");

export const chips = (c: Palette): string =>
  stack(58, 30, 7, 50, [c.mid, c.dark, "#C9A14A"]) +
  stack(-62, 48, 5, 50, [c.accentMid, c.mid, "#20243C"]) +
  stack(0, 96, 6, 56, ["#20243C", c.accentMid, c.mid]);

export const coins = (): string =>
  coin(-60, -34, 50, -12) +
  coin(64, -50, 42, 14) +
  coin(4, 34, 70, 4) +
  coin(-84, 66, 32, 20) +
  coin(92, 56, 34, -20);

const mahjongTile = (x: number, y: number, turn: number, side: string, mark: string): string =>
  `<g transform="translate(${x} ${y}) rotate(${turn})">
    <rect x="-40" y="-54" width="80" height="112" rx="11" fill="${side}" transform="translate(7 9)"/>
    <rect x="-40" y="-54" width="80" height="108" rx="11" fill="url(#face)"/>
    <rect x="-39" y="-53" width="78" height="106" rx="10" fill="none" stroke="#fff"/>${mark}
  </g>`;

const dot = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>
  <circle cx="${x}" cy="${y}" r="${r * 0.55}" fill="none" stroke="#fff" stroke-width="2"/>`;

export const mahjong = (c: Palette): string => {
  const [green, red, blue] = ["#1F7A5A", "#C2334A", "#244A9A"] as const;
  const six =
    dot(-15, -28, 12, green) +
    dot(15, -28, 12, red) +
    dot(-15, 0, 12, blue) +
    dot(15, 0, 12, green) +
    dot(-15, 28, 12, red) +
    dot(15, 28, 12, blue);
  const bamboo = `<path d="M-18-30V30M0-30V30M18-30V30" stroke="${green}" stroke-width="8" stroke-linecap="round" stroke-dasharray="24 10"/>`;
  const one = `${dot(0, 0, 27, red)}<path d="${suits.diamond}" transform="scale(.4)" fill="#fff"/>`;
  return (
    mahjongTile(-64, 12, -13, c.dark, six) +
    mahjongTile(62, 16, 12, c.dark, bamboo) +
    mahjongTile(0, -14, -1, c.dark, one)
  );
};

/** A field of tiles at an angle: moons are found, and one mine is shown. */
export const mines = (c: Palette): string => {
  const side = 66;
  const moon = `<path d="M8-24a25 25 0 1 0 17 32a20 20 0 0 1-17-32Z" fill="url(#gball)"/>`;
  const mine = `<path d="M0-27V27M-27 0H27M-19-19L19 19M19-19L-19 19" stroke="#C9CDE4" stroke-width="6" stroke-linecap="round"/>
    <circle r="19" fill="#14172B"/><circle r="7" fill="#FF6A5C"/><circle cx="-7" cy="-8" r="4" fill="#fff" opacity=".7"/>`;
  const faces = ["", moon, "", moon, mine, "", "", "", moon];
  const tiles = faces.map((face, index) => {
    const [x, y] = [((index % 3) - 1) * (side + 8), (Math.floor(index / 3) - 1) * (side + 8)];
    const fill = face === mine ? "#7A1B2C" : face === moon ? gold.deep : c.mid;
    const edge = face === moon ? gold.light : face === mine ? "#FF8A7C" : c.light;
    const half = side / 2;
    return `<g transform="translate(${x} ${y})">
      <rect x="${-half}" y="${-half + 8}" width="${side}" height="${side}" rx="14" fill="${c.ink}"/>
      <rect x="${-half}" y="${-half}" width="${side}" height="${side}" rx="14" fill="${fill}"/>
      <rect x="${-half + 2}" y="${-half + 2}" width="${side - 4}" height="${side - 4}" rx="12" fill="none" stroke="${edge}" stroke-width="3"/>${face}
    </g>`;
  });
  return `<g transform="rotate(-9)">${tiles.join("")}</g>`;
};
