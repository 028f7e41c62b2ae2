import { useEffect, useRef } from "react";
import { readableColor } from "#ui/readable-color.ts";

/**
 * The lightest surface behind titles on the member site; a colour readable there is readable
 * everywhere.
 */
export const memberSurface = "#1f2435";

/**
 * A title in the colour that staff chose, lightened until it is readable. A script sets the colour,
 * because the page's security policy forbids style attributes.
 */
export function TintedTitle({ title, color }: { title: string; color: string | null }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    element.current?.style.setProperty("color", readableColor(color, memberSurface) ?? "");
  }, [color]);
  return (
    <span ref={element} dir="auto">
      {title}
    </span>
  );
}
