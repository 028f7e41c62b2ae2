import { useEffect, useRef } from "react";
import { readableColor } from "#ui/readable-color.ts";

/** The lightest surface of the member site behind a title: what is readable there is readable everywhere. */
export const memberSurface = "#1f2435";

/**
 * A title in the colour that staff chose, lightened until it can be read. The colour is set by
 * script: a style attribute in the document is forbidden by the page's security policy.
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
