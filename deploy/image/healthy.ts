// The health check of the image, which has neither curl nor wget: exit code 0 while the process lives.
const address = `http://127.0.0.1:${process.env["MANAGEMENT_PORT"]}/health/live`;
const answer = await fetch(address, { signal: AbortSignal.timeout(2_500) }).catch(() => null);
process.exit(answer?.ok ? 0 : 1);
