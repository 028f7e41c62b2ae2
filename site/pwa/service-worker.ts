/**
 * Caches what is the same for all visitors: files whose address has the hash of their content, and
 * the offline pages. Pages, calls and event streams are not intercepted, so that nothing personal
 * is cached.
 */

/** Inserted by the build. */
declare const SHELL: {
  /** Changes with every build. */
  version: string;
  /** The files that are cached at installation, including the offline pages. */
  files: string[];
  /** The offline page of each language, by the first part of its addresses. */
  offline: Record<string, string>;
};

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void };
type FetchEvent = ExtendableEvent & {
  request: Request;
  preloadResponse: Promise<Response | undefined>;
  respondWith: (answer: Promise<Response>) => void;
};
type MessageFromPage = ExtendableEvent & { data: unknown };
/** The used part of a worker's global object, which the DOM's types lack. */
type Worker = {
  location: Location;
  clients: { claim: () => Promise<void> };
  registration: { navigationPreload?: { enable: () => Promise<void> } };
  addEventListener(type: "install" | "activate", listener: (event: ExtendableEvent) => void): void;
  addEventListener(type: "fetch", listener: (event: FetchEvent) => void): void;
  addEventListener(type: "message", listener: (event: MessageFromPage) => void): void;
};

const worker = globalThis as unknown as Worker;
const shellName = `shell-${SHELL.version}`;
const keptName = "kept";
/** How many files beside the shell are kept; the oldest are dropped. */
const keptAtMost = 500;

/** Folders whose addresses are immutable. */
const isImmutable = (url: URL): boolean =>
  url.origin === worker.location.origin && /^\/(assets|fonts|art)\//.test(url.pathname);

const kept = (request: Request | string) => caches.match(request, { ignoreVary: true });

async function trim(): Promise<void> {
  const cache = await caches.open(keptName);
  const keys = await cache.keys();
  const extra = keys.slice(0, Math.max(0, keys.length - keptAtMost));
  await Promise.all(extra.map((key) => cache.delete(key)));
}

async function fetchAndKeep(request: Request | string): Promise<Response> {
  const answer = await fetch(request);
  if (answer.status === 200) {
    const cache = await caches.open(keptName);
    await cache.put(request, answer.clone());
  }
  return answer;
}

const fromCacheFirst = async (request: Request): Promise<Response> =>
  (await kept(request)) ?? fetchAndKeep(request);

async function fromNetworkFirst(event: FetchEvent): Promise<Response> {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const [, first = ""] = new URL(event.request.url).pathname.split("/");
    const page = await kept(SHELL.offline[first] ?? SHELL.offline[""] ?? "");
    if (page) return page;
    throw error;
  }
}

async function takeOver(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name !== shellName && name !== keptName);
  await Promise.all(old.map((name) => caches.delete(name)));
  await trim();
  await worker.registration.navigationPreload?.enable();
  await worker.clients.claim();
}

/** Caches what the first page had loaded before the worker existed. */
async function keepLoaded(urls: unknown): Promise<void> {
  if (!Array.isArray(urls)) return;
  for (const url of urls.filter((each) => typeof each === "string")) {
    if (isImmutable(new URL(url, worker.location.href)) && !(await kept(url)))
      await fetchAndKeep(url);
  }
  await trim();
}

worker.addEventListener("install", (event) => {
  event.waitUntil(caches.open(shellName).then((cache) => cache.addAll(SHELL.files)));
});
worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));
worker.addEventListener("message", (event) => event.waitUntil(keepLoaded(event.data)));
worker.addEventListener("fetch", (event) => {
  const { request } = event;
  if (request.method !== "GET") return;
  if (isImmutable(new URL(request.url))) event.respondWith(fromCacheFirst(request));
  else if (request.mode === "navigate") event.respondWith(fromNetworkFirst(event));
});

// oxlint-disable-next-line unicorn/require-module-specifiers -- it makes the file a module with names of its own
export {};
