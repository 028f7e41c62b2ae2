/** `npm run chaos -- [how many kills]`, `-- failover [how many kills]` or `-- upgrade [from commit]`. */
const kind = process.argv[2];
if (kind === "failover") await import("#scripts/chaos/failover.ts");
else if (kind === "upgrade") await import("#scripts/chaos/upgrade.ts");
else await import("#scripts/chaos/kills.ts");
