import { asFault, type Fault } from "#ui/call.ts";

/** One part of a page: its data, or that loading failed. Other parts are unaffected. */
export type Section<Data> = { ok: true; data: Data } | { ok: false; fault?: Fault };

/** Makes one part's calls; a fault or a refusal fails this part only. */
export async function section<Data>(load: () => Promise<Data | null>): Promise<Section<Data>> {
  try {
    const data = await load();
    return data === null ? { ok: false } : { ok: true, data };
  } catch (error) {
    return { ok: false, fault: asFault(error) };
  }
}
