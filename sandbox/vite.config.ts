import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vite";
import { ownLetters } from "./letters.ts";
import { pageParts } from "./page-parts.ts";

const page = (name: string) => fileURLToPath(new URL(`page/${name}.html`, import.meta.url));

/**
 * The reels, and what pixi.js imports only once it runs; without a hint each of them costs a round
 * trip.
 */
const slotParts =
  /slot\/reels\/stage\.ts$|pixi\.js\/lib\/(environment-browser\/browserAll|rendering\/renderers\/(gl\/WebGL|canvas\/Canvas)Renderer)\./;

/** Lets the slots' page load the renderer while the page's own script loads. */
const preloadRenderer: Plugin = {
  name: "preload-renderer",
  transformIndexHtml: {
    order: "post",
    handler(html, { bundle, path }) {
      if (path !== "/index.html") return html;
      const chunks = Object.values(bundle ?? {}).filter((file) => file.type === "chunk");
      // The browser requests a module by its own file also where another chunk contains its code.
      const parts = chunks.filter(({ moduleIds, facadeModuleId }) =>
        [...moduleIds, facadeModuleId ?? ""].some((id) => slotParts.test(id)),
      );
      const files = new Set(parts.flatMap(({ fileName, imports }) => [fileName, ...imports]));
      return [...files]
        .filter((file) => !html.includes(file))
        .map((file) => ({
          tag: "link",
          // After the page's own scripts, with which the player enters meanwhile.
          attrs: {
            rel: "modulepreload",
            crossorigin: true,
            fetchpriority: "low",
            href: `/${file}`,
          },
          injectTo: "head" as const,
        }));
    },
  },
};

/**
 * Builds the pages of the games, each with its own entry, so that tables and sport do not load the
 * slots' drawing library. Nothing is inlined, so that the page's content policy needs no exception.
 */
export default defineConfig({
  root: fileURLToPath(new URL("page", import.meta.url)),
  publicDir: false,
  plugins: [pageParts, ownLetters, preloadRenderer],
  build: {
    outDir: fileURLToPath(new URL("../build/sandbox", import.meta.url)),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "es2022",
    chunkSizeWarningLimit: 900,
    rolldownOptions: {
      checks: { bundlerTimings: false },
      output: {
        // Few requests count more than few bytes: each costs a slow phone a round trip.
        codeSplitting: { groups: [{ name: "drawing", test: /node_modules\/pixi\.js\// }] },
      },
      input: {
        slot: page("index"),
        table: page("table"),
        sport: page("sport"),
        mines: page("mines"),
        control: page("control"),
      },
    },
  },
});
