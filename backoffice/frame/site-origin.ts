/** Where members find the site: named by the document when the office has a host of its own. */
export const siteOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin;
