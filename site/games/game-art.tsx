import "#site/games/tile.css";
import { useState } from "react";

/** Our own art: the address names the widest picture, from which the narrower ones are derived. */
const ownArt = /^(\/art\/[\w-]+\/[\w-]+)-400\.webp$/;
const widths = [200, 320, 400];

const sourcesOf = (stem: string, type: string): string =>
  widths.map((width) => `${stem}-${width}.${type} ${width}w`).join(", ");

/** One of twelve backgrounds, fixed by the code, for a picture that does not load. */
const hueOf = (code: string): number =>
  [...code].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 12, 7);

const initialsOf = (name: string): string =>
  name
    .split(/[\s&]+/)
    .slice(0, 2)
    .map((word) => [...word][0] ?? "")
    .join("")
    .toUpperCase();

type GameArtProps = {
  url: string;
  code: string;
  /** For the initials only: the name itself is text beside the picture. */
  name: string;
  sizes: string;
  eager?: boolean;
};

/** The picture of a game or provider; gradient and initials when it does not load. */
export function GameArt({ url, code, name, sizes, eager = false }: GameArtProps) {
  const [broken, setBroken] = useState(url === "");
  if (broken) {
    return (
      <span className={`art art-none hue-${hueOf(code)}`} aria-hidden="true">
        {initialsOf(name)}
      </span>
    );
  }
  const stem = ownArt.exec(url)?.[1];
  const image = (
    <img
      src={url}
      alt=""
      width="400"
      height="500"
      loading={eager ? "eager" : "lazy"}
      decoding="async"
      onError={() => setBroken(true)}
      {...(stem ? { srcSet: sourcesOf(stem, "webp"), sizes } : {})}
    />
  );
  if (!stem) return <span className={`art hue-${hueOf(code)}`}>{image}</span>;
  return (
    <picture className={`art hue-${hueOf(code)}`}>
      <source type="image/avif" srcSet={sourcesOf(stem, "avif")} sizes={sizes} />
      {image}
    </picture>
  );
}
