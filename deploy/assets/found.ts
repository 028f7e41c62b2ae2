import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse, parseAllDocuments } from "yaml";
import { projectFolder } from "#scripts/project.ts";
import { variables } from "#server/kit/environment/variables.ts";

const kinds = ["process", "store", "file", "secret"] as const;
/** Something without which the house stops, loses money or tells secrets. */
export type Asset = {
  /** Unique: its kind and name. */
  id: string;
  kind: (typeof kinds)[number];
  /** The release of a process; null where the asset has none. */
  version: string | null;
  /** Files of the project that define it. */
  definedIn: string[];
  /** Processes that use it. */
  usedBy: string[];
};

type Service = { image: string; secrets?: string[]; volumes?: string[] };
type Compose = {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
  secrets: Record<string, unknown>;
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  spec?: { template?: { spec?: Pod } };
};
type Pod = {
  volumes?: {
    persistentVolumeClaim?: { claimName: string };
    secret?: { items: { key: string }[] };
  }[];
};

const COMPOSE = "deploy/compose/compose.yaml";
const MANIFESTS = ["migrate", "settings", "web", "worker"].map(
  (name) => `deploy/kubernetes/${name}.yaml`,
);
const VARIABLES = "server/kit/environment/variables.ts";

const read = (path: string): string => readFileSync(join(projectFolder, path), "utf8");
/** `web` of `web-1`, and `data` of `dalbit-data`. */
const plain = (name: string): string => name.replace(/-\d+$/, "").replace(/^dalbit-/, "");

/**
 * Every asset that the files for containers and the declaration of the environment name: processes,
 * stores, secret files and secrets of the environment. One that several files define is one asset.
 */
export function foundAssets(): Asset[] {
  const found = new Map<string, Asset>();
  const add = (kind: Asset["kind"], name: string, of: Partial<Asset> & { in: string }): void => {
    const id = `${kind}:${name}`;
    const known = found.get(id);
    found.set(id, {
      id,
      kind,
      version: known?.version ?? of.version ?? null,
      definedIn: joined(known?.definedIn, [of.in]),
      usedBy: joined(known?.usedBy, of.usedBy ?? []),
    });
  };
  addCompose(add);
  for (const file of MANIFESTS) addManifests(add, file);
  for (const [name, { isSecret, readers }] of Object.entries(variables))
    if (isSecret) add("secret", name, { in: VARIABLES, usedBy: [...readers] });
  return [...found.values()].toSorted(
    (a, b) => kinds.indexOf(a.kind) - kinds.indexOf(b.kind) || a.id.localeCompare(b.id, "en"),
  );
}

type Add = (kind: Asset["kind"], name: string, of: Partial<Asset> & { in: string }) => void;

function addCompose(add: Add): void {
  const { services, volumes, secrets } = parse(read(COMPOSE), { merge: true }) as Compose;
  for (const [service, { image }] of Object.entries(services))
    add("process", plain(service), { in: COMPOSE, version: image });
  const users = (uses: (service: Service) => boolean): string[] =>
    Object.entries(services)
      .filter(([, service]) => uses(service))
      .map(([name]) => plain(name));
  for (const name of Object.keys(volumes))
    add("store", name, {
      in: COMPOSE,
      usedBy: users(
        (service) => service.volumes?.some((each) => each.startsWith(`${name}:`)) === true,
      ),
    });
  for (const name of Object.keys(secrets))
    add("file", name, {
      in: COMPOSE,
      usedBy: users((service) => service.secrets?.includes(name) === true),
    });
  const mounted = Object.values(services).flatMap(({ volumes: own }) => own ?? []);
  for (const [, name = ""] of mounted.join("\n").matchAll(/^\.\/secrets\/([\w.-]+):/gm))
    add("file", name, {
      in: COMPOSE,
      usedBy: users((service) => service.volumes?.some((each) => each.includes(name)) === true),
    });
}

function addManifests(add: Add, file: string): void {
  for (const document of parseAllDocuments(read(file))) {
    const { kind, metadata, spec } = document.toJS() as Manifest;
    if (kind === "PersistentVolumeClaim") add("store", plain(metadata.name), { in: file });
    if (kind !== "Deployment" && kind !== "Job") continue;
    const name = plain(metadata.name);
    add("process", name, { in: file });
    for (const { persistentVolumeClaim: claim, secret } of spec?.template?.spec?.volumes ?? []) {
      if (claim) add("store", plain(claim.claimName), { in: file, usedBy: [name] });
      for (const { key } of secret?.items ?? []) add("file", key, { in: file, usedBy: [name] });
    }
  }
}

const joined = (before: readonly string[] | undefined, more: readonly string[]): string[] =>
  [...new Set([...(before ?? []), ...more])].toSorted();
