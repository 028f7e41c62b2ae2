import { readFileSync } from "node:fs";
import { join } from "node:path";
import { productionPackages } from "#scripts/components/release.ts";
import { projectFolder } from "#scripts/project.ts";

type Component = { type: "library"; name: string; version: string; purl: string };

/** The list of what is in the image, as CycloneDX: packages of npm and of Debian. */
export function imageSbom(debian: readonly { name: string; version: string }[]) {
  const { name, version } = JSON.parse(
    readFileSync(join(projectFolder, "package.json"), "utf8"),
  ) as { name: string; version: string };
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.5",
    version: 1,
    metadata: { component: { type: "application", name, version } },
    components: [...npmComponents(), ...debian.map(debianComponent)],
  };
}

const npmComponents = (): Component[] =>
  [...productionPackages()].map(([folder, version]) => {
    const name = folder.split("node_modules/").at(-1) ?? "";
    const purl = `pkg:npm/${name.replace("@", "%40")}@${version}`;
    return { type: "library", name, version, purl };
  });

const debianComponent = ({ name, version }: { name: string; version: string }): Component => ({
  type: "library",
  name,
  version,
  purl: `pkg:deb/debian/${name}@${encodeURIComponent(version)}`,
});

/** The installed packages of a Debian root, from its own list. */
export function debianPackages(root: string): { name: string; version: string }[] {
  const status = readFileSync(join(root, "var/lib/dpkg/status"), "utf8");
  return status.split("\n\n").flatMap((entry) => {
    const name = /^Package: (.+)$/m.exec(entry)?.[1];
    const version = /^Version: (.+)$/m.exec(entry)?.[1];
    const isInstalled = /^Status: .* installed$/m.test(entry);
    return name && version && isInstalled ? [{ name, version }] : [];
  });
}
