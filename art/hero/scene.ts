/** Everything that differs between the wide and the narrow banner; lengths in picture units. */
export type Scene = {
  width: number;
  height: number;
  moon: { x: number; y: number; r: number };
  seed: number;
  /** Height of the shore as a share of the picture. */
  waterline: number;
  /** Darkness behind the headline, 0 to 1. */
  scrim: number;
  ridges: readonly { fill: string; top: number; amplitude: number; roughness: number }[];
  pavilion: { x: number; scale: number };
  pine: { x: number; y: number; scale: number };
  lanterns: readonly (readonly [x: number, y: number, scale: number])[];
};

export const desktopScene: Scene = {
  width: 1320,
  height: 380,
  moon: { x: 880, y: 132, r: 84 },
  seed: 41,
  waterline: 0.76,
  scrim: 0.88,
  ridges: [
    { fill: "#57508F", top: 0.46, amplitude: 150, roughness: 0.56 },
    { fill: "#40407F", top: 0.54, amplitude: 140, roughness: 0.57 },
    { fill: "#2B3068", top: 0.62, amplitude: 120, roughness: 0.58 },
    { fill: "#1A1F4A", top: 0.7, amplitude: 80, roughness: 0.58 },
  ],
  pavilion: { x: 1130, scale: 0.92 },
  pine: { x: 1330, y: 6, scale: 1 },
  lanterns: [
    [690, 74, 0.46],
    [596, 176, 0.3],
    [1024, 66, 0.34],
    [1216, 78, 0.62],
    [1290, 168, 0.34],
  ],
};

export const mobileScene: Scene = {
  width: 390,
  height: 260,
  moon: { x: 286, y: 82, r: 44 },
  seed: 77,
  waterline: 0.72,
  scrim: 0.84,
  ridges: [
    { fill: "#57508F", top: 0.5, amplitude: 60, roughness: 0.56 },
    { fill: "#40407F", top: 0.57, amplitude: 60, roughness: 0.57 },
    { fill: "#2B3068", top: 0.63, amplitude: 50, roughness: 0.58 },
    { fill: "#1A1F4A", top: 0.69, amplitude: 36, roughness: 0.58 },
  ],
  pavilion: { x: 318, scale: 0.5 },
  pine: { x: 396, y: 0, scale: 0.55 },
  lanterns: [
    [196, 44, 0.28],
    [366, 34, 0.26],
  ],
};
