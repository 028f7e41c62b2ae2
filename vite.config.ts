import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunkFileName, fileOfOwner, firstLoadFile, isShared } from "./site/build/chunks.ts";
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
        emptyOutDir: true,
        rolldownOptions: {
          input: "site/entry.client.tsx",
          output: {
            chunkFileNames: chunkFileName,
            codeSplitting: {
              groups: [
                {
                  name: "react",
                  test: /node_modules\/(react|react-dom|react-router|scheduler)\//,
                  priority: 3,
                },
                // What several pages share, in few files: few requests count more than few bytes.
                // What the first load needs goes first, so that no other file takes it along.
                {
                  name: firstLoadFile(),
                  debugName: "first load",
                  test: isShared,
                  minShareCount: 2,
                  priority: 2,
                },
                {
                  name: fileOfOwner,
                  debugName: "forms and lists",
                  test: isShared,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
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
