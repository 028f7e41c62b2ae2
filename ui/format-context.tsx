import { createContext, use, type ReactNode } from "react";
import type { Locale } from "#contract/locales.ts";
import type { UtcOffsets } from "#contract/page.ts";
import { type Format, formatOf } from "#ui/format.ts";

const formats = new Map<string, Format>();

/** The formats of a language and a zone, made on first use. */
function formatIn(locale: Locale, timeZone: string, offsets: UtcOffsets | null): Format {
  const key = `${locale} ${timeZone}`;
  const format = formats.get(key) ?? formatOf(locale, timeZone, offsets);
  formats.set(key, format);
  return format;
}

const FormatContext = createContext<Format | null>(null);

type FormatProviderProps = {
  locale: Locale;
  /** The site's time zone, by its IANA name. */
  timeZone: string;
  /** Its offsets, where the page has them. */
  offsets?: UtcOffsets;
  children: ReactNode;
};

export function FormatProvider({ locale, timeZone, offsets, children }: FormatProviderProps) {
  const format = formatIn(locale, timeZone, offsets ?? null);
  return <FormatContext value={format}>{children}</FormatContext>;
}

export function useFormat(): Format {
  const format = use(FormatContext);
  if (!format) throw new Error("The component is outside its format context.");
  return format;
}
