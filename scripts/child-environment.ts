/**
 * The variables that a child process inherits from the product's environment; the supervisor
 * passes all others by name. A compromised process can leak only what it was given.
 */
const everywhere = [
  "PATH",
  "HOME",
  "TMPDIR",
  "TZ",
  "LANG",
  "LC_ALL",
  "NODE_OPTIONS",
  "NODE_EXTRA_CA_CERTS",
  "UV_THREADPOOL_SIZE",
] as const;

const tracing = [
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
  "OTEL_TRACES_SAMPLER_ARG",
] as const;

const taken = {
  web: [
    "LICENCE",
    "ALLOWED_COUNTRIES",
    "GEO_DATABASE",
    "ANONYMOUS_DATABASE",
    "LOG_LEVEL",
    "TRUSTED_PROXIES",
    "DATABASE_CONNECTIONS",
    "READ_DATABASE_URL",
    "PASSWORD_COST",
    "PUBLIC_URL",
    "OFFICE_URL",
    "OFFICE_NETWORKS",
    "SECURITY_CONTACT",
    "ALERT_NETWORKS",
    "SMTP_URL",
    "MAIL_FROM",
    "MANAGEMENT_HOST",
    "COMPONENTS_HASH",
    ...tracing,
    "NODE_USE_ENV_PROXY",
    "HTTP_PROXY",
    "HTTPS_PROXY",
    "NO_PROXY",
  ],
  worker: ["LOG_LEVEL", "MANAGEMENT_HOST", "COMPONENTS_HASH", ...tracing],
  // The provider's side, which gets none of the product's variables.
  sandbox: ["SANDBOX_LOG"],
} as const;

export type ChildKind = keyof typeof taken;

/** The part of an environment that a child of this kind gets. */
export function environmentFor(
  kind: ChildKind,
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const names: readonly string[] = [...everywhere, ...taken[kind]];
  return Object.fromEntries(
    names.flatMap((name) => {
      const value = environment[name];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
