import { useEffect, useRef } from "react";
import { useLocation } from "react-router";

/**
 * For a heading that takes the focus after navigation inside the site, so that screen readers and
 * the keyboard start there. The first page of a visit keeps the browser's focus.
 */
export function useArrival() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key !== "default") heading.current?.focus();
  }, [key]);
  return { ref: heading, tabIndex: -1 } as const;
}
