import { tenths } from "../draw.ts";
import { seededRandom } from "../random.ts";
import { lanterns, pavilion, pine } from "./foreground.ts";
import { moonDisc, ridges, ripples, stars } from "./landscape.ts";
import { desktopScene, mobileScene, type Scene } from "./scene.ts";

const downward = 'x1="0" y1="0" x2="0" y2="1"';

const paints = ({ scrim }: Scene): string => `
  <linearGradient id="sky" ${downward}>
    <stop offset="0" stop-color="#0A0E24"/><stop offset=".38" stop-color="#1B1F52"/>
    <stop offset=".62" stop-color="#46397A"/><stop offset=".78" stop-color="#8A5580"/>
  </linearGradient>
  <linearGradient id="sea" ${downward}>
    <stop offset="0" stop-color="#3A2F63"/><stop offset=".35" stop-color="#1B1D47"/>
    <stop offset="1" stop-color="#0A0D22"/>
  </linearGradient>
  <radialGradient id="mg">
    <stop offset="0" stop-color="#FFF3CF" stop-opacity=".95"/>
    <stop offset=".22" stop-color="#FFE3A0" stop-opacity=".42"/>
    <stop offset=".55" stop-color="#FFC98A" stop-opacity=".14"/>
    <stop offset="1" stop-color="#FFC98A" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="mo" cx=".4" cy=".36" r=".68">
    <stop offset="0" stop-color="#FFFDF2"/><stop offset=".6" stop-color="#FBEBBE"/>
    <stop offset="1" stop-color="#E9C67C"/>
  </radialGradient>
  <radialGradient id="lg">
    <stop offset="0" stop-color="#FFD890" stop-opacity=".75"/>
    <stop offset=".4" stop-color="#FFB04A" stop-opacity=".25"/>
    <stop offset="1" stop-color="#FFB04A" stop-opacity="0"/>
  </radialGradient>
  <radialGradient id="lg2">
    <stop offset="0" stop-color="#FFF3C8" stop-opacity=".6"/>
    <stop offset="1" stop-color="#FFB04A" stop-opacity="0"/>
  </radialGradient>
  ${[0.42, 0.34, 0.26, 0.16]
    .map(
      (opacity, index) =>
        `<linearGradient id="mist${index}" ${downward}><stop offset="0" stop-color="#D9B6D6" stop-opacity="0"/><stop offset="1" stop-color="#E6BFCB" stop-opacity="${opacity}"/></linearGradient>`,
    )
    .join("")}
  <linearGradient id="scrim" x1="0" y1="0" x2="1" y2="0">
    <stop offset="0" stop-color="#080B1C" stop-opacity="${scrim}"/>
    <stop offset=".34" stop-color="#080B1C" stop-opacity="${scrim * 0.6}"/>
    <stop offset=".62" stop-color="#080B1C" stop-opacity="0"/>
  </linearGradient>`;

/** The banner: sky, moon, ridges, water with the moon's road, pavilion and lanterns. */
function drawHero(scene: Scene): string {
  const { width, height } = scene;
  const shore = height * scene.waterline;
  const random = seededRandom(scene.seed);
  const sky = stars(scene, random);
  const road = ripples(scene, shore, random);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" preserveAspectRatio="xMidYMid slice">
    <defs>${paints(scene)}
      <clipPath id="above"><rect width="${width}" height="${tenths(shore)}"/></clipPath>
    </defs>
    <rect width="${width}" height="${height}" fill="url(#sky)"/>
    <g fill="#fff">${sky}</g>${moonDisc(scene)}
    <g clip-path="url(#above)">${ridges(scene, shore)}</g>
    <rect y="${tenths(shore)}" width="${width}" height="${tenths(height - shore)}" fill="url(#sea)"/>
    <rect y="${tenths(shore - 1)}" width="${width}" height="2" fill="#FFD9A0" opacity=".25"/>
    <g fill="#FFE7B0">${road}</g>${pavilion(scene, shore)}${lanterns(scene, shore)}${pine(scene)}
    <rect width="${width}" height="${height}" fill="url(#scrim)"/>
  </svg>`;
  return svg.replace(/>\s+</g, "><").replace(/\s+$/, "");
}

/** The two banners of the home page, over which each slide shows its own objects. */
export const heroPictures = (): { id: string; svg: string }[] => [
  { id: "hero-desktop", svg: drawHero(desktopScene) },
  { id: "hero-mobile", svg: drawHero(mobileScene) },
];
