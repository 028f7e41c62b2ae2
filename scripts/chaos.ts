/** `npm run chaos -- [how many kills]`, or `npm run chaos -- failover [how many kills]`. */
if (process.argv[2] === "failover") await import("#scripts/chaos/failover.ts");
else await import("#scripts/chaos/kills.ts");
