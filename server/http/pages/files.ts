import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";

/** Files whose address contains the hash of their content. */
const immutableFolders = [
  { prefix: "/assets/", folder: "build/site/client/assets", preCompressed: true },
  { prefix: "/fonts/", folder: "build/fonts", preCompressed: true },
  { prefix: "/art/", folder: "build/art", preCompressed: false },
];

/** Serves the built files under `root` and the pictures that staff uploaded, cached without end. */
export async function registerFiles(
  app: FastifyInstance,
  root: string,
  uploadsDir: string,
): Promise<void> {
  await mkdir(uploadsDir, { recursive: true });
  const folders = [
    ...immutableFolders.map((each) => ({ ...each, folder: join(root, each.folder) })),
    { prefix: "/art/uploaded/", folder: uploadsDir, preCompressed: false },
  ];
  for (const { prefix, folder, preCompressed } of folders)
    await app.register(fastifyStatic, {
      root: folder,
      prefix,
      preCompressed,
      decorateReply: false,
      immutable: true,
      maxAge: "365d",
      // Immutable files are neither revalidated nor requested in ranges, so these headers are left
      // out.
      etag: false,
      lastModified: false,
      acceptRanges: false,
      index: false,
    });
}
