import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { generatedFiles } from "#scripts/generated.ts";
import { requireNode24 } from "#scripts/node-version.ts";
import { projectFolder } from "#scripts/project.ts";

requireNode24();
for (const { path, make } of generatedFiles) {
  writeFileSync(join(projectFolder, path), await make());
  console.log(`${path} written.`);
}
