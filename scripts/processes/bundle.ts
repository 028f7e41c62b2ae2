import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { build } from "vite";
import { ownPlaces } from "#scripts/processes/own-places.ts";
import { BUNDLES, programs, threads } from "#scripts/processes/programs.ts";
import { projectFolder, type Say } from "#scripts/project.ts";

/**
 * Turns source maps on before the program is loaded, so that errors name the sources. The option
 * `--enable-source-maps` also reads the source maps of libraries, which costs 150 ms.
 */
const starterOf = (name: string): string =>
  `import { setSourceMapsSupport } from "node:module";
setSourceMapsSupport(true);
await import("./${name}-program.js");
`;

export type Bundles = {
  /** The folder whose sources are bundled; absolute. */
  root: string;
  /** An empty folder, or that of earlier bundles, which are removed; absolute. */
  into: string;
  /** Files below the root by the names of their bundles. */
  programs: Readonly<Record<string, string>>;
  threads: Readonly<Record<string, string>>;
};

/** The one library that is joined too: a hundred files, of which a program needs a few. */
const JOINED = ["zod"];

/** Joins the modules of each program to a few files; the other libraries stay where they are. */
export async function bundle({ root, into, ...files }: Bundles): Promise<void> {
  const input = Object.entries({ ...files.programs, ...files.threads }).map(
    ([name, file]) => [name, join(root, file)] as const,
  );
  await build({
    // The project's own configuration is that of the site.
    configFile: false,
    envDir: false,
    root,
    mode: "production",
    logLevel: "warn",
    publicDir: false,
    ssr: { noExternal: JOINED },
    plugins: [ownPlaces({ root, into, threads: files.threads })],
    build: {
      ssr: true,
      outDir: into,
      emptyOutDir: true,
      target: "node24",
      minify: false,
      sourcemap: true,
      reportCompressedSize: false,
      rolldownOptions: {
        input: Object.fromEntries(input),
        output: {
          entryFileNames: ({ name }) =>
            name in files.programs ? `${name}-program.js` : `${name}.js`,
          chunkFileNames: "[name]-[hash].js",
          sourcemapExcludeSources: true,
        },
      },
    },
  });
  for (const name of Object.keys(files.programs))
    await writeFile(join(into, `${name}.js`), starterOf(name));
}

/** Bundles the processes of the product. */
export async function buildProcesses(say: Say): Promise<void> {
  await bundle({ root: projectFolder, into: join(projectFolder, BUNDLES), programs, threads });
  say("the processes are bundled");
}
