import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { prepareContext } from "#scripts/image/context.ts";
import { runProgram } from "#scripts/image/programs.ts";
import { debianPackages, imageSbom } from "#scripts/image/sbom.ts";
import { projectFolder, type Say } from "#scripts/project.ts";

const folder = join(projectFolder, ".cache/image");
const store = ["--root", join(folder, "store"), "--runroot", join(folder, "run")];

/** buildah with a store of its own; vfs and chroot work without user namespaces and overlays. */
const buildah = (...args: string[]): string =>
  runProgram("buildah", [...store, "--storage-driver", "vfs", ...args]);

/** Debian 12 with certificates of authorities, and without what an image does not read. */
const SUITE = "bookworm";
const needless = [
  "usr/share/doc",
  "usr/share/man",
  "usr/share/locale",
  "var/cache/apt",
  "var/lib/apt/lists",
];

/** The folder of Debian's base, made once. */
function baseFolder(say: Say): string {
  const base = join(folder, SUITE);
  if (existsSync(join(base, "made"))) return join(base, "root");
  say("Making the base with debootstrap; this takes a minute or more …");
  rmSync(base, { recursive: true, force: true });
  mkdirSync(base, { recursive: true });
  runProgram("debootstrap", [
    "--variant=minbase",
    "--include=ca-certificates",
    SUITE,
    join(base, "root"),
  ]);
  for (const path of needless) rmSync(join(base, "root", path), { recursive: true, force: true });
  writeFileSync(join(base, "made"), "");
  return join(base, "root");
}

/** An image's root folder, its own settings and its size. */
export type BuiltImage = {
  name: string;
  root: string;
  settings: ImageSettings;
  bytes: number;
  components: number;
};

type ImageSettings = {
  User: string;
  Env: string[];
  Entrypoint: string[];
  Cmd: string[];
  WorkingDir: string;
  ExposedPorts: Record<string, object>;
  Volumes: Record<string, object>;
};

/** Builds the image from the Containerfile, on a base of debootstrap, without a registry. */
export function buildImage(say: Say): BuiltImage {
  const base = baseFolder(say);
  const context = join(folder, "context");
  say("Preparing the context …");
  prepareContext(context);
  const sbom = imageSbom(debianPackages(base));
  writeFileSync(join(context, "sbom.cdx.json"), `${JSON.stringify(sbom, null, 1)}\n`);
  const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
    version: string;
  };
  const name = `localhost/dalbit:${version}`;
  clean();
  say("Building the image …");
  const bare = buildah("from", "scratch");
  buildah("copy", "--quiet", bare, base, "/");
  buildah("commit", "--quiet", "--rm", bare, "localhost/dalbit-base");
  const file = join(projectFolder, "deploy/image/Containerfile");
  const args = ["--build-arg", "BASE=localhost/dalbit-base", "--build-arg", `VERSION=${version}`];
  const built = ["--isolation", "chroot", "--format", "docker", "--pull-never", "--quiet"];
  buildah("bud", ...built, ...args, "--tag", name, "--file", file, context);
  const container = buildah("from", "--pull-never", name);
  const root = buildah("mount", container);
  const { Docker: docker } = JSON.parse(buildah("inspect", "--type", "image", name)) as {
    Docker: { config: ImageSettings };
  };
  const bytes = Number(runProgram("du", ["-sb", root]).split(/\s/)[0]);
  return { name, root, settings: docker.config, bytes, components: sbom.components.length };
}

/** Removes the containers and images of an earlier build. */
function clean(): void {
  buildah("rm", "--all");
  buildah("rmi", "--all", "--force");
}

/** Writes the image as an archive that docker, podman and Kubernetes' runtimes load. */
export const saveImage = (name: string, file: string): string =>
  buildah("push", "--quiet", name, `docker-archive:${file}:${name.replace("localhost/", "")}`);
