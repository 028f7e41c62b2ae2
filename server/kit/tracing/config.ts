import { ConfigFault } from "#server/kit/config-fault.ts";

/** Where traces are sent, and of which share of requests and jobs, from 0 to 1. */
export type TracesConfig = {
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  share: number;
};

const STANDARD_SHARE = 0.05;

/**
 * Reads OpenTelemetry's own variables; null without an address.
 * @throws ConfigFault for an address, headers or a share that are none
 */
export function readTraces(environment: NodeJS.ProcessEnv): TracesConfig | null {
  const address = environment["OTEL_EXPORTER_OTLP_ENDPOINT"];
  if (!address) return null;
  if (!URL.canParse(address) || !/^https?:$/.test(new URL(address).protocol))
    throw new ConfigFault(
      "OTEL_EXPORTER_OTLP_ENDPOINT is no address such as http://127.0.0.1:4318",
    );
  const share = Number(environment["OTEL_TRACES_SAMPLER_ARG"] || STANDARD_SHARE);
  if (!(share >= 0 && share <= 1))
    throw new ConfigFault("OTEL_TRACES_SAMPLER_ARG is a share from 0 to 1, such as 0.05");
  const pairs = (environment["OTEL_EXPORTER_OTLP_HEADERS"] || "").split(",").filter(Boolean);
  const headers = pairs.map((pair) => {
    const [name = "", ...value] = pair.split("=");
    if (name === "" || value.length === 0)
      throw new ConfigFault("OTEL_EXPORTER_OTLP_HEADERS is a list such as authorization=Bearer…");
    return [name.trim(), value.join("=").trim()] as const;
  });
  return { endpoint: address.replace(/\/+$/, ""), headers: Object.fromEntries(headers), share };
}
