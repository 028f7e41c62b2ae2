import { createElement, type ReactNode } from "react";
import { useApp } from "#site/app/app-context.tsx";

type KeptPartProps = {
  name: string;
  /** What it shows beside texts, language, site, path and whether a member is signed in. */
  by?: unknown;
  /** One element without `useId` and without another kept part. */
  children: ReactNode;
};

/**
 * A part of a page that is the same for everyone with the same `by`. The server renders it once and
 * puts its HTML into later pages (`site/kept-parts.ts`); in the browser it is an ordinary part.
 */
export function KeptPart({ name, by, children }: KeptPartProps) {
  const { parts } = useApp();
  if (!parts) return children;
  const { at, isKnown } = parts.take(JSON.stringify([name, by]));
  return createElement("kept-part", { at }, isKnown ? null : children);
}
