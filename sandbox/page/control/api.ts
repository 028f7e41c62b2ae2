/** The control interface as this page uses it. */
export type Standing = {
  id: number;
  action: string;
  dialect?: string;
  kind?: string;
  account?: string;
  count: number | null;
  met: number;
};
export type State = {
  actions: string[];
  kinds: string[];
  dialects: string[];
  faults: Standing[];
  pace: number;
  skewMs: number;
  books: { waiting: number; unknown: number; nets: unknown[] };
};
export type Entry = {
  at: number;
  dialect: string;
  method: string;
  path: string;
  fault: string | null;
  headers: Record<string, string>;
  request: string;
  status: number | null;
  answer: string | null;
  error: string | null;
  isDone: boolean;
  ms: number;
};

/** The controls need the secret. */
export class Locked extends Error {}

let secret: string | null = null;
export const useSecret = (given: string): void => {
  secret = given;
};

async function request(method: string, path: string, body?: object): Promise<Response> {
  const answer = await fetch(`/__sim${path}`, {
    method,
    headers: secret === null ? {} : { "x-control-secret": secret },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (answer.status === 404) throw new Locked();
  if (!answer.ok) throw new Error(`refused with ${answer.status}`);
  return answer;
}

/** A file of the controls. Throws as `ask` does. */
export const askFile = async (path: string): Promise<Blob> => (await request("GET", path)).blob();

/** Throws Locked, and Error for any other refusal. */
export async function ask<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await request(method, path, body);
  return (answer.status === 204 ? undefined : await answer.json()) as T;
}
