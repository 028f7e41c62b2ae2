// Drawn around 0,0 in a box of about ±130; light falls from the top left.
import { gold, type Palette } from "./colours.ts";
import { facet, mirrored } from "./shapes.ts";

export const objectsOfAnimals = {
  rabbit: drawRabbit,
  fox: drawFox,
  koi: drawKoi,
  eye: drawEye,
  wing: drawWing,
};

function drawRabbit(palette: Palette): string {
  return `<circle r="112" fill="url(#moon)"/>
<circle r="112" fill="url(#shade)" opacity=".35"/>
<g fill="${palette.deep}">
<path d="M-50 70C-70 30-50-6-18-10C-30-50-38-92-20-98C-4-100 0-60 2-34C12-70 28-104 42-96C56-86 34-40 24-12C52-2 62 32 46 70Z"/>
<path d="M34 84H98L90 40H42Z"/>
<rect x="58" y="-40" width="12" height="82" rx="6" transform="rotate(14 64 0)"/>
</g>
<circle cx="18" cy="12" r="5" fill="${gold[1]}"/>
<rect x="30" y="34" width="72" height="10" rx="5" fill="${palette.dark}"/>`;
}

function drawFox(palette: Palette): string {
  // prettier-ignore
  const h =
    facet([[0, -46], [34, -52], [58, -20], [20, 14], [0, -6]], palette.middle) +
    facet([[34, -52], [96, -124], [92, -34], [58, -20]], palette.light) +
    facet([[58, -58], [86, -96], [82, -46], [64, -36]], palette.deep) +
    facet([[92, -34], [112, 24], [58, -20]], palette.middle) +
    facet([[58, -20], [112, 24], [60, 62], [20, 14]], "#FFF6EC") +
    facet([[20, 14], [60, 62], [18, 86], [0, 52]], palette.accentPale) +
    facet([[0, -6], [20, 14], [0, 52]], palette.light) +
    facet([[0, 52], [18, 86], [0, 108]], "#F3E3D4") +
    facet([[0, 86], [13, 92], [0, 110]], "#1E1524") +
    facet([[30, -6], [62, -16], [54, 6], [36, 10]], "#FFE9A0") +
    facet([[44, -8], [54, -10], [50, 6], [42, 6]], "#1E1524");
  let t = "";
  for (let i = 0; i < 9; i++) {
    const a = -80 + i * 20;
    t += `<g transform="translate(0 60) rotate(${a})">
<path d="M0 0C-34-60-30-140 0-176C30-140 34-60 0 0Z" fill="${i % 2 ? palette.middle : palette.dark}"/>
<path d="M0-176C-14-156-18-136-18-126L0-136L18-126C18-136 14-156 0-176Z" fill="${palette.accentPale}"/>
</g>`;
  }
  return `<g opacity=".92" transform="translate(0 16) scale(.92)">${t}</g>
<g transform="translate(0 18) scale(.86)">${mirrored(h)}</g>`;
}

function drawKoi(palette: Palette): string {
  let sc = "";
  for (let i = 0; i < 5; i++)
    for (let j = -2; j < 3; j++)
      sc += `<path d="M${-36 + i * 22 + (j % 2 ? 11 : 0)} ${j * 15 - 8}a11 12 0 0 1 0 20" fill="none" stroke="#fff" stroke-opacity=".35" stroke-width="2"/>`;
  return `<g transform="rotate(-32)">
<path d="M70 0C96-50 136-62 146-54C136-30 126-8 126 0C126 10 138 32 146 56C132 62 96 46 70 0Z" fill="url(#a)" opacity=".9"/>
<path d="M-20-40C0-84 34-88 46-78C36-58 30-46 34-34ZM-20 40C0 84 34 88 46 78C36 58 30 46 34 34Z" fill="url(#a)" opacity=".85"/>
<path d="M-118 0C-100-44-40-56 10-44C50-34 76-14 92 0C76 14 50 34 10 44C-40 56-100 44-118 0Z" fill="#FFF6EA"/>
<path d="M-60-46C-20-60 20-44 24-30C10-8-22-4-50-14C-74-24-78-38-60-46ZM30 2C56-10 76-6 92 0C76 14 50 34 22 42C8 34 12 10 30 2ZM-96-26C-84-36-74-36-70-28C-76-16-92-14-104-16Z" fill="${palette.middle}"/>${sc}<circle cx="-90" cy="-16" r="6" fill="#1B1B26"/>
<circle cx="-90" cy="16" r="6" fill="#1B1B26"/>
<path d="M-116-6C-136-10-142-20-144-28M-116 6C-136 10-142 20-144 28" stroke="#FFF6EA" stroke-width="3" fill="none" stroke-linecap="round"/>
</g>`;
}

function drawEye(palette: Palette): string {
  let s = "";
  for (let y = -5; y < 6; y++)
    for (let x = -5; x < 6; x++) {
      s += `<path d="M${x * 34 + (y % 2 ? 17 : 0) - 19} ${y * 25}a19 21 0 0 0 38 0" fill="${(x + y) % 3 ? palette.dark : palette.middle}" stroke="${palette.deep}" stroke-width="2"/>`;
    }
  return `<clipPath id="ce">
<circle r="132"/>
</clipPath>
<g clip-path="url(#ce)">${s}<circle r="132" fill="url(#shade)"/>
</g>
<circle r="131" fill="none" stroke="url(#goldH)" stroke-width="9"/>
<path d="M-104 12C-64-58 60-66 108-6C62 62-56 68-104 12Z" fill="${palette.ink}"/>
<path d="M-92 10C-56-44 54-52 94-5C54 48-48 54-92 10Z" fill="url(#gball)"/>
<path d="M2-46C22-20 22 22 2 44C-18 22-18-20 2-46Z" fill="${palette.ink}"/>
<circle cx="-16" cy="-20" r="9" fill="#fff" opacity=".9"/>
<path d="M-92 10C-56-44 54-52 94-5" fill="none" stroke="${palette.pale}" stroke-width="4"/>`;
}

function drawWing(palette: Palette): string {
  const h = `<path d="M6-10C30-90 96-124 124-96C138-64 96-6 22 8Z" fill="url(#m)" opacity=".92" stroke="${palette.pale}" stroke-width="3"/>
<path d="M8 14C50 8 106 30 100 70C92 104 40 92 10 34Z" fill="url(#a)" opacity=".92" stroke="${palette.accentPale}" stroke-width="3"/>
<path d="M30-34C50-70 88-92 106-82C100-54 66-22 34-14Z" fill="#fff" opacity=".38"/>
<path d="M28 28C54 28 82 44 80 62C66 74 40 58 24 38Z" fill="#fff" opacity=".36"/>
<circle cx="108" cy="-84" r="6" fill="${palette.ink}" opacity=".6"/>
<path d="M12-4C50-26 80-60 112-92M14 20C44 30 70 48 90 74" stroke="${palette.pale}" stroke-opacity=".6" stroke-width="2" fill="none"/>`;
  return (
    mirrored(h) +
    `<path d="M0-52C8-40 10 40 0 74C-10 40-8-40 0-52Z" fill="${palette.ink}" stroke="${palette.pale}" stroke-width="2"/>
<path d="M-2-50C-12-80-26-92-40-94M2-50C12-80 26-92 40-94" stroke="${palette.pale}" stroke-width="3" fill="none" stroke-linecap="round"/>`
  );
}
