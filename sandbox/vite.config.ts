import { fileURLToPath } from "node:url";
import { defineConfig } from "vite";

const page = (name: string) => fileURLToPath(new URL(`page/${name}.html`, import.meta.url));

/**
 * Builds the pages of the games, each with its own entry, so that tables and sport do not load the
 * slots' drawing library. Nothing is inlined, so that the page's content policy needs no exception.
 */
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
    rolldownOptions: {
      input: {
        slot: page("index"),
        table: page("table"),
        sport: page("sport"),
        control: page("control"),
      },
    },
  },
});
