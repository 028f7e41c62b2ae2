import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { projectFolder } from "#scripts/project.ts";

const folder = join(projectFolder, "docs/pictures");

/** The pictures that the tour of the documentation shows, and those that are kept for it. */
export const tourPictures = (): { shown: string[]; kept: string[] } => {
  const text = readFileSync(join(projectFolder, "docs/tour.md"), "utf8");
  const shown = [...text.matchAll(/\]\(pictures\/([\w-]+\.webp)\)/g)].map(([, file]) =>
    String(file),
  );
  const kept = readdirSync(folder).filter((file) => file.endsWith(".webp"));
  return { shown: shown.toSorted(), kept: kept.toSorted() };
};

/** Keeps a screenshot as a picture of the tour: `name` without its ending. */
export const keepPicture = async (name: string, screenshot: Buffer): Promise<void> => {
  await sharp(screenshot)
    .webp({ quality: 72 })
    .toFile(join(folder, `${name}.webp`));
};
