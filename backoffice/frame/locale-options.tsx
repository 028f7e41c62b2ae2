import { localeCodes, locales } from "#contract/locales.ts";

/** The site's languages as the choices of a list, each by its own name. */
export const LocaleOptions = () =>
  localeCodes.map((code) => (
    <option key={code} value={code} lang={locales[code].lang}>
      {locales[code].endonym}
    </option>
  ));
