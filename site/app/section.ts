/** One part of a page: its data, or the fact that they did not come. Never blanks another part. */
export type Section<Data> = { ok: true; data: Data } | { ok: false };

/** Runs one part's calls; a fault or a refusal makes this part alone fail. */
export async function section<Data>(load: () => Promise<Data | null>): Promise<Section<Data>> {
  const data = await load().catch(() => null);
  return data === null ? { ok: false } : { ok: true, data };
}
