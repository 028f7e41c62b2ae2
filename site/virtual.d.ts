declare module "virtual:site-pictures" {
  /** Address of the icon sprite; icons are its fragments. */
  export const iconSprite: string;
  export const favicon: string;
  export const icon192: string;
  export const icon512: string;
  export const iconMaskable: string;
  export const appleIcon: string;
  export const heroDesktop: string;
  export const heroMobile: string;
  export const heroTables: string;
  export const heroSlots: string;
  export const heroSports: string;
}

declare module "virtual:site-fonts" {
  import type { FontSet } from "#site/build/fonts.ts";
  import type { Locale } from "#contract/locales.ts";
  export const fonts: Record<Locale, FontSet>;
}
