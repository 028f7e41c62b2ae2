import { gold, type Palette } from "../palette.ts";

export const tennis = (c: Palette): string => `<g transform="rotate(-38) translate(0 -30)">
    <ellipse cy="-40" rx="66" ry="86" fill="none" stroke="url(#goldH)" stroke-width="13"/>
    <g stroke="#fff" stroke-opacity=".55" stroke-width="2">${Array.from({ length: 7 }, (_, i) => `<path d="M${-48 + i * 16}-110V30"/>`).join("")}${Array.from({ length: 9 }, (_, i) => `<path d="M-62 ${-108 + i * 17}H62"/>`).join("")}
    </g>
    <path d="M-16 44L-10 76H10L16 44" fill="url(#goldH)"/>
    <rect x="-11" y="74" width="22" height="84" rx="9" fill="${c.ink}" stroke="${c.light}" stroke-width="2"/>
  </g>
  <circle cx="52" cy="50" r="50" fill="#D6EE52"/>
  <path d="M18 14C40 34 40 66 20 88M88 16C66 36 66 64 86 86" stroke="#fff" stroke-width="5.5" fill="none"/>
  <circle cx="52" cy="50" r="50" fill="url(#shade)"/>`;

export const pad = (
  c: Palette,
): string => `<path d="M-70-54H70C112-54 124 10 124 58C124 96 84 100 66 68C56 50 44 44 28 44H-28C-44 44-56 50-66 68C-84 100-124 96-124 58C-124 10-112-54-70-54Z" fill="url(#m)" stroke="${c.pale}" stroke-width="2.5"/>
  <path d="M-70-46H70C100-46 112-6 116 30C90 4 50 0 0 0S-90 4-116 30C-112-6-100-46-70-46Z" fill="#fff" opacity=".16"/>
  <path d="M-86-18h18v-18h20v18h18v20h-18v18h-20v-18h-18Z" fill="${c.ink}"/>
  <g>
    <circle cx="58" cy="-30" r="11" fill="${c.accentLight}"/>
    <circle cx="58" cy="14" r="11" fill="#FF7A8A"/>
    <circle cx="36" cy="-8" r="11" fill="#7BE0B5"/>
    <circle cx="80" cy="-8" r="11" fill="#8EC5FF"/>
  </g>
  <circle cx="-28" cy="24" r="17" fill="${c.ink}"/>
  <circle cx="28" cy="24" r="17" fill="${c.ink}"/>
  <circle cx="-28" cy="21" r="11" fill="${c.dark}"/>
  <circle cx="28" cy="21" r="11" fill="${c.dark}"/>`;

export const trophy = (
  c: Palette,
): string => `<path d="M-62-84H-112C-114-34-92-6-54 0M62-84H112C114-34 92-6 54 0" fill="none" stroke="url(#goldH)" stroke-width="14"/>
  <path d="M-70-98H70C70-20 44 26 0 30C-44 26-70-20-70-98Z" fill="url(#goldH)" stroke="${gold.pale}" stroke-width="2.5"/>
  <path d="M-52-90C-52-40-38-6-18 10" stroke="#fff" stroke-opacity=".7" stroke-width="10" stroke-linecap="round" fill="none"/>
  <path d="M-14 28H14L22 70H-22Z" fill="url(#goldH)"/>
  <rect x="-58" y="68" width="116" height="36" rx="7" fill="${c.ink}" stroke="url(#goldH)" stroke-width="4"/>
  <path d="M0-70L9-48L32-46L14-31L20-8L0-21L-20-8L-14-31L-32-46L-9-48Z" fill="${c.mid}" stroke="#fff" stroke-opacity=".5"/>`;
