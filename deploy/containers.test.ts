import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { parse, parseAllDocuments } from "yaml";
import { imageFacts } from "#deploy/image-facts.ts";
import { builtProgram } from "#scripts/processes/programs.ts";
import { projectFolder } from "#scripts/project.ts";
import { secretNames } from "#server/kit/environment/secret-files.ts";
import { variables } from "#server/kit/environment/variables.ts";
import { managementServer } from "#server/http/management.ts";
import { createReadiness } from "#server/kit/readiness.ts";
import { log } from "#server/kit/log.ts";
import { openMetrics } from "#server/metrics/metrics.ts";

const read = (path: string): string => readFileSync(join(import.meta.dirname, path), "utf8");
const { version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8")) as {
  version: string;
};
/** A process drains for ten seconds at most after its delay. */
const DRAIN_S = 10;
const programs: Record<string, string> = {
  [builtProgram("web")]: "web",
  [builtProgram("worker")]: "worker",
  "scripts/migrate.ts": "migrate",
};

/** The names of variables that this process does not read, and of files that are no secrets. */
function strangersIn(names: readonly string[], reader: string): string[] {
  return names.filter((name) => {
    const plain = name.replace(/_FILE$/, "");
    if (plain !== name && !secretNames.includes(plain)) return true;
    return !variables[plain]?.readers.some((each) => each === reader);
  });
}
const readerOf = (args: readonly string[] | undefined): string =>
  programs[args?.[0] ?? imageFacts.command.at(-1) ?? ""] ?? "";

type Service = {
  image: string;
  user?: string;
  read_only?: boolean;
  command?: string[];
  environment?: Record<string, string>;
  env_file?: string[];
  secrets?: string[];
  cap_drop?: string[];
  security_opt?: string[];
  tmpfs?: string[];
  volumes?: string[];
  stop_grace_period?: string;
  deploy?: { resources: { limits: { memory: string } } };
  healthcheck?: { test?: string[] };
};
type Compose = { services: Record<string, Service>; secrets: Record<string, { file: string }> };

it("the image's health check waits until the process serves", async () => {
  const readiness = createReadiness(async () => {});
  const server = managementServer({ metrics: openMetrics(), readiness, log });
  const { port } = new URL(await server.listen({ host: "127.0.0.1", port: 0 }));
  const healthy = join(import.meta.dirname, "image/healthy.ts");
  const ask = async (): Promise<unknown> => {
    const child = spawn(process.execPath, [healthy], { env: { MANAGEMENT_PORT: port } });
    return (await once(child, "exit"))[0];
  };
  expect(await ask()).toBe(1);
  readiness.serving();
  expect(await ask()).toBe(0);
  await server.close();
  expect(await ask()).toBe(1);
});

describe("deploy/compose", () => {
  const compose = parse(read("compose/compose.yaml"), { merge: true }) as Compose;
  const ours = Object.entries(compose.services).filter(([, { image }]) =>
    image.startsWith("dalbit:"),
  );

  it("runs the processes of this version as the image's user, with a root that is read only", () => {
    expect(ours.map(([name]) => name)).toEqual(["web-1", "web-2", "worker", "migrate"]);
    for (const [, service] of ours)
      expect(service).toMatchObject({
        image: `dalbit:${version}`,
        user: `${imageFacts.user}:${imageFacts.group}`,
        read_only: true,
        cap_drop: ["ALL"],
        security_opt: ["no-new-privileges:true"],
        volumes: [`data:${imageFacts.volume}`],
      });
  });

  it("starts the bundles and the migration, with variables that they read and secrets that are given", () => {
    for (const [name, service] of ours) {
      const reader = readerOf(service.command);
      expect([name, reader]).toEqual([name, name.replace(/-\d$/, "")]);
      const environment = service.environment ?? {};
      expect(strangersIn(Object.keys(environment), reader)).toEqual([]);
      for (const [variable, value] of Object.entries(environment))
        if (variable.endsWith("_FILE"))
          expect(service.secrets).toContain(value.replace("/run/secrets/", ""));
      for (const secret of service.secrets ?? [])
        expect(read("compose/secrets.sh")).toContain(
          compose.secrets[secret]?.file.replace("secrets/", "") ?? "nothing",
        );
    }
  });

  it("gives each process the time that it needs to stop", () => {
    for (const [, service] of ours.filter(([name]) => name !== "migrate")) {
      const grace = Number(service.stop_grace_period?.replace(/s$/, ""));
      expect(grace).toBeGreaterThan(Number(service.environment?.["SHUTDOWN_DELAY"] ?? 0) + DRAIN_S);
      expect(service.deploy?.resources.limits.memory).toMatch(/^\d+M$/);
    }
  });

  it("takes the database for ready once it answers over TCP, after its first start has made the roles", () => {
    // The server of the first start, which runs make-roles.sh, listens on its socket only.
    expect(compose.services["database"]?.healthcheck?.test).toContain("--host=127.0.0.1");
  });

  it("has settings that are declared and no secret among them", () => {
    const names = [...read("compose/settings.env.example").matchAll(/^([A-Z_]+)=/gm)].map(
      ([, name]) => name ?? "",
    );
    expect(names).toContain("MODE");
    expect(names.filter((name) => !variables[name] || variables[name].isSecret)).toEqual([]);
  });

  it("asks the processes at the image's ports behind the proxy", () => {
    const proxy = read("compose/haproxy.cfg");
    const [site, management] = imageFacts.ports;
    for (const name of ["web-1", "web-2"])
      expect(proxy).toContain(`server ${name} ${name}:${site} cookie ${name}\n`);
    expect(proxy).toContain(`check port ${management} `);
    expect(imageFacts.environment).toMatchObject({
      PORT: String(site),
      MANAGEMENT_PORT: String(management),
    });
  });
});

type Probe = { httpGet: { path: string; port: string } };
type PodContainer = {
  image: string;
  args?: string[];
  ports?: { name: string; containerPort: number }[];
  env: { name: string; value: string }[];
  securityContext: object;
  resources: { limits: { memory: string }; requests: object };
  volumeMounts: { name: string; mountPath: string }[];
} & Partial<Record<"startupProbe" | "livenessProbe" | "readinessProbe", Probe>>;
type Pod = {
  terminationGracePeriodSeconds?: number;
  securityContext: object;
  containers: PodContainer[];
  volumes: { name: string; secret?: { items: { path: string }[] } }[];
};
type Manifest = {
  kind: string;
  metadata: { name: string };
  data?: Record<string, string>;
  spec: {
    selector?: { matchLabels?: object };
    template: { metadata: { labels: object }; spec: Pod };
  };
};

describe("deploy/kubernetes", () => {
  const folder = join(import.meta.dirname, "kubernetes");
  const files = readdirSync(folder).filter((name) => name !== "kustomization.yaml");
  const documents = files.flatMap((file) => parseAllDocuments(read(`kubernetes/${file}`)));
  const manifests = documents.map((document) => document.toJS() as Manifest);
  const workloads = manifests.filter(({ kind }) => kind === "Deployment" || kind === "Job");
  const pods = workloads.map(({ metadata, spec }) => {
    const [container] = spec.template.spec.containers;
    if (container === undefined) throw new Error(`${metadata.name} has no container`);
    return { name: metadata.name, spec, pod: spec.template.spec, container };
  });

  it("lists every file, and the image of this version", () => {
    expect(documents.flatMap(({ errors }) => errors)).toEqual([]);
    const list = parse(read("kubernetes/kustomization.yaml")) as {
      resources: string[];
      images: { name: string; newTag: string }[];
    };
    expect([...list.resources].sort()).toEqual([...files].sort());
    expect(list.images).toEqual([{ name: "dalbit", newTag: version }]);
    expect(pods.map(({ name }) => name).sort()).toEqual(["migrate", "web", "worker"]);
  });

  it("runs everything as the image's user, without rights, with a root that is read only", () => {
    for (const { pod, container } of pods) {
      expect(container.image).toBe("dalbit");
      expect(pod).toMatchObject({
        automountServiceAccountToken: false,
        securityContext: {
          runAsNonRoot: true,
          runAsUser: imageFacts.user,
          runAsGroup: imageFacts.group,
          seccompProfile: { type: "RuntimeDefault" },
        },
      });
      expect(container.securityContext).toEqual({
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ["ALL"] },
      });
      expect(container.resources.limits.memory).toMatch(/^\d+Mi$/);
    }
  });

  it("gives variables that the process reads, and each secret as a file that is mounted", () => {
    const settings = manifests.find(({ kind }) => kind === "ConfigMap")?.data ?? {};
    expect(
      Object.keys(settings).filter((name) => !variables[name] || variables[name].isSecret),
    ).toEqual([]);
    for (const { name, pod, container } of pods) {
      expect([name, readerOf(container.args)]).toEqual([name, name]);
      const names = container.env.map((each) => each.name);
      expect(strangersIn(names, name)).toEqual([]);
      const mounted = pod.volumes.flatMap(({ secret }) => secret?.items ?? []);
      const given = container.env.filter((each) => each.name.endsWith("_FILE"));
      expect(given.map(({ value }) => value).sort()).toEqual(
        mounted.map(({ path }) => `/run/secrets/dalbit/${path}`).sort(),
      );
      const places = container.volumeMounts.map(({ mountPath }) => mountPath);
      expect(places).toEqual(expect.arrayContaining(["/tmp", "/run/secrets/dalbit"]));
      if (name !== "migrate") expect(places).toContain(imageFacts.volume);
    }
  });

  it("asks probes that the management port serves, and gives the time that stopping needs", async () => {
    const server = managementServer({
      metrics: openMetrics(),
      readiness: createReadiness(async () => {}),
      log,
    });
    const [site, management] = imageFacts.ports;
    for (const { pod, container } of pods.filter(({ name }) => name !== "migrate")) {
      const ports = Object.fromEntries(
        (container.ports ?? []).map((port) => [port.name, port.containerPort]),
      );
      expect(ports["management"]).toBe(management);
      expect(ports["site"] ?? site).toBe(site);
      for (const probe of ["startupProbe", "livenessProbe", "readinessProbe"] as const) {
        const { path = "", port } = container[probe]?.httpGet ?? {};
        expect(port).toBe("management");
        expect((await server.inject(path)).statusCode).not.toBe(404);
      }
      const delay = Number(container.env.find(({ name }) => name === "SHUTDOWN_DELAY")?.value ?? 0);
      expect(pod.terminationGracePeriodSeconds).toBeGreaterThan(delay + DRAIN_S);
    }
    await server.close();
  });

  it("selects the pods that it makes", () => {
    for (const { spec } of pods.filter(({ name }) => name !== "migrate"))
      expect(spec.template.metadata.labels).toEqual(spec.selector?.matchLabels);
  });
});
