import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { freePort } from "#scripts/ports.ts";

export type Prometheus = { url: string; stop(): Promise<void> };

type Collecting = {
  /** The files of rules. */
  rules: readonly string[];
  /** The port on loopback of each job. */
  targets: Readonly<Record<string, number>>;
};

/**
 * Starts a Prometheus that collects every second. Its copy of the rules fires after two seconds:
 * how long each must hold is tested by promtool, without waiting.
 */
export async function startPrometheus(
  program: string,
  { rules, targets }: Collecting,
): Promise<Prometheus> {
  const folder = mkdtempSync(join(tmpdir(), "dalbit-prometheus-"));
  for (const file of rules) {
    const soon = readFileSync(file, "utf8").replaceAll(/^(\s+for:) .*$/gm, "$1 2s");
    writeFileSync(join(folder, basename(file)), soon);
  }
  writeFileSync(join(folder, "prometheus.yml"), configurationOf(rules, targets));
  const port = await freePort();
  const child = spawn(
    program,
    [
      `--config.file=${join(folder, "prometheus.yml")}`,
      `--storage.tsdb.path=${join(folder, "data")}`,
      `--web.listen-address=127.0.0.1:${port}`,
      "--log.level=error",
    ],
    { stdio: "inherit" },
  );
  return {
    url: `http://127.0.0.1:${port}`,
    async stop() {
      const isOver = child.exitCode !== null || once(child, "exit");
      child.kill();
      await isOver;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

const configurationOf = (rules: Collecting["rules"], targets: Collecting["targets"]): string =>
  JSON.stringify({
    global: { scrape_interval: "1s", scrape_timeout: "1s", evaluation_interval: "1s" },
    rule_files: rules.map((file) => basename(file)),
    scrape_configs: Object.entries(targets).map(([name, port]) => ({
      job_name: name,
      static_configs: [{ targets: [`127.0.0.1:${port}`] }],
    })),
  });

/** The jobs whose last collection succeeded; empty while Prometheus starts. */
export async function targetsThatAnswer({ url }: Prometheus): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/targets`).catch(() => null);
  if (!answer?.ok) return [];
  const { data } = (await answer.json()) as {
    data: { activeTargets: { health: string; labels: { job: string } }[] };
  };
  return data.activeTargets.filter(({ health }) => health === "up").map(({ labels }) => labels.job);
}

/** The names of the alerts that fire now. */
export async function activeAlerts({ url }: Prometheus): Promise<string[]> {
  const answer = await fetch(`${url}/api/v1/alerts`);
  const { data } = (await answer.json()) as {
    data: { alerts: { state: string; labels: { alertname: string } }[] };
  };
  const firing = data.alerts.filter(({ state }) => state === "firing");
  return [...new Set(firing.map(({ labels }) => labels.alertname))];
}
