import react from "@vitejs/plugin-react";
import { join } from "node:path";
import { build } from "vite";
import { fileGroups } from "#backoffice/build/file-groups.ts";
import { virtualModules } from "#site/build/virtual-modules.ts";

type Say = (line: string) => void;

const outFolder = "build/office";

/** Builds the operators' application, separately from the member site. */
export async function buildOffice(say: Say, root = process.cwd()): Promise<void> {
  await build({
    root,
    configFile: false,
    mode: "production",
    logLevel: "warn",
    base: "/office/",
    publicDir: false,
    plugins: [react(), virtualModules(say, { withPictures: false })],
    build: {
      target: "es2023",
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      cssCodeSplit: false,
      reportCompressedSize: false,
      manifest: true,
      outDir: join(root, outFolder),
      emptyOutDir: true,
      rolldownOptions: {
        input: "backoffice/main.tsx",
        output: {
          codeSplitting: {
            groups: fileGroups(),
          },
        },
      },
    },
  });
  say("office: built");
}
