export const themes = ["system", "light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Applies the choice to the style sheet; by default the device decides. */
export function showTheme(theme: Theme): void {
  if (theme === "system") delete document.documentElement.dataset["theme"];
  else document.documentElement.dataset["theme"] = theme;
}
