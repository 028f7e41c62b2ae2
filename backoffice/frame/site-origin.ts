/** The member site's origin: from the document when the office has its own host. */
export const siteOrigin = (): string =>
  document.querySelector<HTMLMetaElement>('meta[name="site-origin"]')?.content ?? location.origin;
