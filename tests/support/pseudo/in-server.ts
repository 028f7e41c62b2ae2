import { registerHooks } from "node:module";
import { pseudoChunk } from "./pseudo-texts.ts";

/** Loaded before the web process of a test: its English pages are shown in pseudo texts. */
registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context);
    if (!/\/build\/site\/server\/assets\/en-[^/]*\.js$/.test(url)) return loaded;
    const { source } = loaded;
    const text =
      typeof source === "string" ? source : new TextDecoder().decode(source ?? undefined);
    return { ...loaded, source: pseudoChunk(text) };
  },
});
