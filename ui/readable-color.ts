import { contrast, mixed } from "#contract/contrast.ts";

/** Source: WCAG 2.2, success criterion 1.4.3. */
const leastContrast = 4.5;
const steps = 50;

/**
 * A chosen colour, mixed towards white until it is readable on a dark background. Null for anything
 * but a colour of six digits.
 */
export function readableColor(hex: string | null, background: string): string | null {
  for (let step = 0; step <= steps; step++) {
    const lighter = mixed(hex ?? "", "#ffffff", step / steps);
    if (lighter === null) return null;
    if (contrast(lighter, background) >= leastContrast) return lighter;
  }
  return "#ffffff";
}
