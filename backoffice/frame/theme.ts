export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Hands the choice to the style sheet; without one the device decides. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
