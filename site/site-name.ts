import type { SiteFacts } from "#contract/page.ts";
import type { Texts } from "#locales/ko/site.ts";

/** The name of a new installation, which has a form in each language. */
const builtInName = "달빛";

/**
 * The facts in the page's language: the site's name, of which an operator's own stays as it is, and
 * which stands above the banner's own texts.
 */
export function factsIn({ frame }: Texts, site: SiteFacts): SiteFacts {
  const name = site.name === builtInName ? frame.brand : site.name;
  const { banner } = site.look ?? {};
  if (!banner) return { ...site, name };
  return { ...site, name, look: { ...site.look, banner: { eyebrow: name, ...banner } } };
}
