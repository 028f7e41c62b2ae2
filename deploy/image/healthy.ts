// The health check of the image, which has neither curl nor wget: exit code 0 once the
// process serves and while it answers, so that an upgrade with compose waits for it.
const address = `http://127.0.0.1:${process.env["MANAGEMENT_PORT"]}/health/started`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
