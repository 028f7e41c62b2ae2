import type { OfficeLookTexts } from "#locales/ko/office/looks.ts";

export const enOfficeLooks: OfficeLookTexts = {
  title: "Look of the site",
  open: "Look",
  lead: "The site's colours, logo and the banner texts of its home page. Members see them as soon as they are saved.",
  brand: "Colours and logo",
  accent: "Accent",
  onAccent: "Text on the accent",
  focus: "Focus ring",
  colorHints: {
    accent: "For buttons, selected items and amounts.",
    onAccent: "For the text of buttons.",
    focus: "Around the item that is selected by keyboard.",
  },
  weak: (ratio, least) =>
    `The contrast is ${ratio}:1. Please choose a colour with at least ${least}:1.`,
  builtIn: "Default",
  useBuiltIn: "Use the default",
  logo: "Logo",
  newLogo: "New logo",
  logoHint:
    "A PNG, JPEG or WebP of at most 4 MB, 76–8,000 pixels wide and high, at most four times as wide as high. It is shown on a dark background.",
  logoWrong: "This file cannot be the logo. Please check its format and size.",
  texts: "Banner texts",
  textsHint: "An empty field shows the default text.",
  bannerTitle: "Banner title",
  bannerLine: "Banner line",
  bannerButton: "Banner button",
  tooLong: "This does not fit a phone. Please write less.",
  preview: "Preview",
  saved: "The look of the site is saved.",
};
