import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkFileName, fileGroups } from "./site/build/chunks.ts";
import { virtualModules } from "./site/build/virtual-modules.ts";

/** The member site. `site/build.ts` runs this twice: for the browser and for the server. */
export default defineConfig(({ command }) => ({
  plugins: [react(), virtualModules((line) => console.info(line))],
  publicDir: false,
  build: {
    target: "es2023",
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // One sheet for the whole site: 9 kB once beats three requests before the first paint.
    cssCodeSplit: false,
    reportCompressedSize: false,
  },
  environments: {
    client: {
      build: {
        manifest: true,
        outDir: "build/site/client",
        // One after the other they leave a hundredth less than either: 1.5 kB of the first page.
        minify: "terser",
        terserOptions: { ecma: 2020, safari10: false, compress: { passes: 3 } },
        emptyOutDir: true,
        rolldownOptions: {
          // Says on a slow machine that the minifier takes most of the time, which is known.
          checks: { bundlerTimings: false },
          input: "site/entry.client.tsx",
          output: {
            chunkFileNames: chunkFileName,
            // The first page names every file twice: eight digits compress better than eight letters.
            hashCharacters: "hex",
            minify: { compress: true, mangle: false },
            codeSplitting: {
              groups: fileGroups(),
            },
          },
        },
      },
    },
    ssr: {
      // Built, it carries its libraries; developed, Node loads them itself.
      resolve: command === "build" ? { noExternal: true } : {},
      build: {
        ssr: true,
        outDir: "build/site/server",
        emptyOutDir: true,
        rolldownOptions: {
          checks: { bundlerTimings: false },
          input: "site/entry.server.tsx",
          output: { chunkFileNames: chunkFileName },
        },
      },
    },
  },
  builder: {},
  server: { middlewareMode: true },
  appType: "custom",
}));
