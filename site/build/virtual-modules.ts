import type { Plugin } from "vite";
import { buildFonts } from "./fonts.ts";
import { sitePictures } from "./pictures.ts";

const picturesId = "virtual:site-pictures";
const fontsId = "virtual:site-fonts";

/**
 * Two virtual modules: the addresses of the site's pictures, and the font faces of each language.
 * Pictures are named by their content, so that the separate builds for server and browser agree on
 * every address. Without pictures only their addresses are known.
 */
export function virtualModules(
  log: (line: string) => void,
  options = { withPictures: true },
): Plugin {
  return {
    name: "site-virtual-modules",
    resolveId: (id) => (id === picturesId || id === fontsId ? `\0${id}` : null),
    async load(id) {
      if (id === `\0${fontsId}`) {
        return `export const fonts = ${JSON.stringify(await buildFonts(log))};`;
      }
      if (id !== `\0${picturesId}`) return null;
      const pictures = await sitePictures();
      return Object.entries(pictures)
        .map(([name, { url }]) => `export const ${name} = ${JSON.stringify(url)};`)
        .join("\n");
    },
    async generateBundle() {
      if (this.environment.name !== "client" || !options.withPictures) return;
      for (const { url, bytes } of Object.values(await sitePictures())) {
        this.emitFile({ type: "asset", fileName: url.slice(1), source: bytes });
      }
    },
    async configureServer(server) {
      const pictures = Object.values(await sitePictures());
      server.middlewares.use((request, response, next) => {
        const picture = pictures.find(({ url }) => url === request.url);
        if (!picture) return next();
        response.setHeader("content-type", picture.type).end(picture.bytes);
      });
    },
  };
}
