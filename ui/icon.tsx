import { iconSprite } from "virtual:site-pictures";
import type { IconName } from "#ui/icons.ts";

/** A decorative glyph from the sprite; the text or name beside it has its meaning. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg className={className ? `i ${className}` : "i"} aria-hidden="true" focusable="false">
      <use href={`${iconSprite}#${name}`} />
    </svg>
  );
}

/** A round flag; decorative, because a flag is not a language. */
export function Flag({ country }: { country: string }) {
  return (
    <svg className="flag" aria-hidden="true" focusable="false">
      <use href={`${iconSprite}#flag-${country}`} />
    </svg>
  );
}
