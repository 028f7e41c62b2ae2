import { localeCodes, locales, type Locale } from "#contract/locales.ts";

type LocaleOptionsProps = {
  /** By default all of the product. */
  of?: readonly Locale[];
};

/** Languages as the choices of a list, each by its own name. */
export const LocaleOptions = ({ of = localeCodes }: LocaleOptionsProps) =>
  of.map((code) => (
    <option key={code} value={code} lang={locales[code].lang}>
      {locales[code].endonym}
    </option>
  ));
