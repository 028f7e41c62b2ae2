import { join } from "node:path";
import { API, type Project } from "typescript/unstable/sync";

/**
 * Opens the TypeScript project of a folder until it is disposed.
 * @throws Error when its `tsconfig.json` cannot be read
 */
export function openProject(root: string): { open: Project } & Disposable {
  const api = new API({ cwd: root });
  const configuration = join(root, "tsconfig.json");
  const open = api.updateSnapshot({ openProjects: [configuration] }).getProject(configuration);
  if (!open) {
    api.close();
    throw new Error(`${configuration} cannot be read`);
  }
  return { open, [Symbol.dispose]: () => api.close() };
}
