import { parseArgs } from "node:util";
import { buildIfStale } from "#scripts/builds.ts";
import { buildImage, saveImage } from "#scripts/image/build.ts";
import { installPrograms } from "#scripts/image/programs.ts";
import { tryImage } from "#scripts/image/trial.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { onStopRequest } from "#scripts/stop-request.ts";

/**
 * Builds the image of the product without a registry, starts its processes from it, signs in, plays
 * a round and stops them. `--save <file>` writes it as an archive. Exit code 0: it works; 1: it does
 * not, with the reason; 130: stopped, and nothing of the trial is left.
 */
requireNode24();
const signal = onStopRequest();
try {
  const { values } = parseArgs({ options: { save: { type: "string" } } });
  installPrograms(console.log);
  await buildIfStale(console.log, signal);
  const image = buildImage(console.log);
  const line = (name: string, value: string) => console.log(`  ${name.padEnd(24)} ${value}`);
  line("image", image.name);
  line("size", `${Math.round(image.bytes / 1e6)} MB`);
  line("SBOM", `${image.components} components, sbom.cdx.json in the image`);
  line("user", image.settings.User);
  console.log("Trying it with runc, with a root that cannot be written …");
  await tryImage(image, (text) => console.log(`  ${text}`), signal);
  if (values.save !== undefined) {
    saveImage(image.name, values.save);
    console.log(`Saved as ${values.save}.`);
  }
  console.log("The image works.");
} catch (error) {
  console.error(signal.aborted ? "Stopped." : (error as Error).message);
  process.exitCode = signal.aborted ? 130 : 1;
}
process.exit();
