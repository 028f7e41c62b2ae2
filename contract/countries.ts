/** Regions that CLDR names and that ISO 3166-1 does not list as countries. */
const noCountries = new Set("AC,CP,CQ,DG,EA,EU,EZ,IC,QO,TA,UN,ZZ".split(","));
const regions = new Intl.DisplayNames("en", { type: "region", fallback: "none" });

/** Whether a code is one of the countries of ISO 3166-1 alpha-2. */
export const isCountry = (code: string): boolean =>
  /^[A-Z]{2}$/.test(code) && !noCountries.has(code) && regions.of(code) !== undefined;
