import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

/** Builds the game page. Nothing is inlined, so that the page's content policy needs no exception. */
export default defineConfig({
  root: fileURLToPath(new URL("page", import.meta.url)),
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL("../build/sandbox", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 900,
  },
});
