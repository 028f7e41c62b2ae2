import { mirrored, polygon } from "../draw.ts";
import type { Palette } from "../palette.ts";

export const tiger = (c: Palette): string => {
  const white = "#FFF4E2";
  const stripe = "#22130F";
  const half =
    polygon("0,-96 44,-104 78,-70 40,-40 0,-52", c.light) +
    polygon("44,-104 86,-132 104,-84 78,-70", c.mid) +
    polygon("60,-106 86,-120 92,-88 76,-78", "#F7A9A0") +
    polygon("78,-70 112,-28 96,22 54,-14 40,-40", c.mid) +
    polygon("96,22 112,-28 122,34 88,70", white) +
    polygon("54,-14 96,22 88,70 40,48", c.dark) +
    polygon("0,-52 40,-40 54,-14 30,8 0,-4", c.light) +
    polygon("0,-4 30,8 40,48 20,58 0,40", white) +
    polygon("40,48 88,70 46,104 20,58", white) +
    polygon("20,58 46,104 0,118 0,70", "#F2E1C6") +
    polygon("0,40 20,58 0,70", "#FFF") +
    polygon("0,34 20,30 14,48 0,56", "#E0707E") +
    polygon("28,-20 58,-30 52,-8 34,-6", "#FFE58A") +
    `<circle cx="44" cy="-16" r="7.5" fill="${stripe}"/><circle cx="42" cy="-19" r="2.5" fill="#fff"/>` +
    polygon("0,-96 12,-92 8,-62 0,-70", stripe) +
    polygon("20,-96 36,-98 24,-66", stripe) +
    polygon("110,-34 80,-24 106,-14", stripe) +
    polygon("116,0 80,2 106,16", stripe) +
    polygon("70,-62 92,-50 62,-46", stripe) +
    polygon("98,50 72,38 90,66", stripe);
  return mirrored(half);
};
