import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { defaultLocale, localeCodes } from "../../contract/locales.ts";
import { sitePictures } from "./pictures.ts";

type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The entry, and what the frame loads on demand, so that both work without a network. */
const frame = [
  "site/entry.client.tsx",
  "site/frame/sidebars.tsx",
  "site/games/search-overlay.tsx",
  "site/members/login-window.tsx",
];
const clientFolder = "build/site/client";

/** The files that every page needs: its sheet and the scripts of the frame. */
function shellFiles(manifest: Manifest): string[] {
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(`/${chunk.file}`)) return;
    files.add(`/${chunk.file}`);
    for (const imported of chunk.imports ?? []) visit(imported);
  };
  for (const name of frame) visit(name);
  visit("style.css");
  return [...files];
}

/** Builds `sw.js` with its list of files. Needs both builds of the site. */
export async function buildServiceWorker(root: string): Promise<void> {
  const manifest = await readFile(join(root, clientFolder, ".vite/manifest.json"), "utf8");
  const server = await readFile(join(root, "build/site/server/entry.server.js"));
  const version = createHash("sha256").update(manifest).update(server).digest("hex").slice(0, 12);
  const offline = Object.fromEntries(
    localeCodes.map((code) =>
      code === defaultLocale ? ["", "/offline"] : [code, `/${code}/offline`],
    ),
  );
  const { iconSprite, favicon } = await sitePictures();
  if (!iconSprite || !favicon) throw new Error("The site's own pictures are missing.");
  const files = [
    ...shellFiles(JSON.parse(manifest) as Manifest),
    iconSprite.url,
    favicon.url,
    ...Object.values(offline),
  ];
  await build({
    root,
    configFile: false,
    publicDir: false,
    logLevel: "warn",
    define: { SHELL: JSON.stringify({ version, files, offline }) },
    build: {
      outDir: clientFolder,
      emptyOutDir: false,
      target: "es2023",
      rolldownOptions: {
        input: join(root, "site/pwa/service-worker.ts"),
        output: { format: "iife", entryFileNames: "sw.js" },
      },
    },
  });
}
