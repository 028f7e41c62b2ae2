import { describe, expect, it } from "vitest";
import { parse } from "yaml";
import {
  burns,
  LAUNCH_WITHIN,
  objectiveRules,
  objectives,
  WALLET_WITHIN,
} from "#deploy/prometheus/objectives.ts";
import { openMetrics } from "#server/metrics/metrics.ts";
import { LAUNCH } from "#server/games/calls/newest.ts";

type Rule = {
  record?: string;
  alert?: string;
  expr: string;
  labels: Record<string, string>;
};

const rules = (parse(objectiveRules()) as { groups: { rules: Rule[] }[] }).groups.flatMap(
  (group) => group.rules,
);

describe("the objectives of the service", () => {
  it("are availability of 99.95 per cent, 99 of 100 calls within 0.2 s, 95 of 100 launches within 2 s", () => {
    expect(objectives.map(({ name, target }) => [name, target])).toEqual([
      ["requests answered", 0.9995],
      ["providers' calls answered", 0.9995],
      ["providers' calls within 0.2 s", 0.99],
      ["launches within 2 s", 0.95],
    ]);
  });

  it("each have a budget, and alerts by how fast it burns over windows that are recorded", () => {
    const budgets = rules.filter(({ record }) => record === "dalbit:objective:budget");
    expect(budgets.map(({ labels, expr }) => [labels["objective"], expr])).toEqual([
      ["requests answered", "vector(0.0005)"],
      ["providers' calls answered", "vector(0.0005)"],
      ["providers' calls within 0.2 s", "vector(0.01)"],
      ["launches within 2 s", "vector(0.05)"],
    ]);
    const alerts = rules.filter(({ alert }) => alert !== undefined);
    expect(alerts.map(({ alert }) => alert)).toEqual(burns.map(({ alert }) => alert));
    for (const { name } of objectives) {
      const recorded = rules
        .filter(({ labels }) => labels["objective"] === name)
        .map(({ record }) => record);
      for (const { expr } of alerts) {
        const used = expr.match(/dalbit:[\w:]+/g) ?? [];
        expect(used).toHaveLength(5);
        for (const each of used) expect(recorded).toContain(each);
      }
    }
  });

  it("have bounds of speed that are buckets of what is measured", async () => {
    const { providerCalls, registry } = openMetrics();
    const labels = { connection: "moonstone", protocol: "hub88" };
    providerCalls.observe({ ...labels, endpoint: "bet" }, 0.15);
    providerCalls.observe({ ...labels, endpoint: LAUNCH }, 1.5);
    const lines = (await registry.metrics()).split("\n");
    const bucketOf = (endpoint: string, le: number) =>
      lines.find((line) => line.includes(`le="${le}"`) && line.includes(`endpoint="${endpoint}"`));
    expect(bucketOf("bet", WALLET_WITHIN)).toMatch(/ 1$/);
    expect(bucketOf(LAUNCH, LAUNCH_WITHIN)).toMatch(/ 1$/);
  });
});
