import type { Palette } from "../palette.ts";

export const hanok = (c: Palette): string => `<circle cy="-40" r="76" fill="${c.accentPale}"/>
  <circle cy="-40" r="76" fill="url(#shade)" opacity=".35"/>
  <path d="M-128 8C-86 4-50-26-34-46H34C50-26 86 4 128 8C132 18 122 26 112 26H-112C-122 26-132 18-128 8Z" fill="${c.deep}" stroke="${c.light}" stroke-width="2.5"/>${Array.from({ length: 13 }, (_, i) => `<path d="M${-24 + i * 4}-44Q${(-24 + i * 4) * 2.4} 0 ${-104 + i * 17.3} 20" stroke="${c.mid}" stroke-width="2.6" fill="none" opacity=".8"/>`).join("")}
  <rect x="-42" y="-56" width="84" height="12" rx="6" fill="${c.dark}"/>
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
    .join("")}
  <rect x="-112" y="104" width="224" height="14" rx="3" fill="${c.ink}"/>`;

export const light = (
  c: Palette,
): string => `<path d="M8-84L-170-130V-40ZM8-84L170-150V-30Z" fill="url(#beam)" opacity=".8"/>
  <path d="M-30 96L-18-60H34L46 96Z" fill="#FBF4E6"/>
  <path d="M-27 56L-24 18H40L43 56ZM-21-20L-19-50H35L37-20Z" fill="${c.mid}"/>
  <path d="M20-60H34L46 96H24Z" fill="#000" opacity=".18"/>
  <rect x="-26" y="-72" width="68" height="14" rx="4" fill="${c.ink}"/>
  <rect x="-14" y="-104" width="44" height="34" fill="#FFE9A6"/>
  <path d="M-22-104L8-132L38-104Z" fill="${c.dark}"/>
  <circle cx="8" cy="-86" r="40" fill="url(#glow)"/>
  <path d="M-150 96C-110 78-80 112-40 94S40 112 80 92S140 110 160 96V150H-150Z" fill="${c.dark}"/>
  <path d="M-150 112C-110 96-70 128-30 110S50 128 90 110S140 122 160 114V150H-150Z" fill="${c.deep}"/>
  <path d="M-120 104C-100 96-84 104-70 106M40 104C58 96 74 100 88 104" stroke="#fff" stroke-opacity=".6" stroke-width="3" fill="none" stroke-linecap="round"/>`;
