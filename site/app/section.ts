/** One part of a page: its data, or that loading failed. A failed part leaves the others alone. */
export type Section<Data> = { ok: true; data: Data } | { ok: false };

/** Runs one part's calls; a fault or a refusal makes this part alone fail. */
export async function section<Data>(load: () => Promise<Data | null>): Promise<Section<Data>> {
  const data = await load().catch(() => null);
  return data === null ? { ok: false } : { ok: true, data };
}
