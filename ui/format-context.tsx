import { createContext, use, type ReactNode } from "react";
import type { Locale } from "#contract/locales.ts";
import { type Format, formatOf } from "#ui/format.ts";

const formats = new Map<string, Format>();

/** The formats of a language and a zone, made on first use. */
function formatIn(locale: Locale, timeZone: string): Format {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? formatOf(locale, timeZone);
  formats.set(key, format);
  return format;
}

const FormatContext = createContext<Format | null>(null);

type FormatProviderProps = {
  locale: Locale;
  /** The site's time zone, by its IANA name. */
  timeZone: string;
  children: ReactNode;
};

export function FormatProvider({ locale, timeZone, children }: FormatProviderProps) {
  const format = formatIn(locale, timeZone);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat(): Format {
  const format = use(FormatContext);
  if (!format) throw new Error("The component is outside its format context.");
  return format;
}
