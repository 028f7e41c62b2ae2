import type { SiteFacts } from "#contract/page.ts";
import type { Texts } from "#locales/ko/site.ts";

/** The name of a new installation, which has a form in each language. */
const builtInName = "달빛";

/** The facts with the site's name in the page's language; an operator's own name stays as it is. */
export const factsIn = ({ frame }: Texts, site: SiteFacts): SiteFacts =>
  site.name === builtInName ? { ...site, name: frame.brand } : site;
