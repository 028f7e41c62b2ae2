import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, beforeAll, beforeEach } from "vitest";
import { isSigned, readKeys } from "#server/providers/hub88/sign.ts";
import { operatorPublicKey } from "#tests/support/provider-keys.ts";

/** How the provider answers the next transfer; afterwards it is normal again. */
export type Mood =
  | "applies and answers"
  | "applies and says nothing"
  | "applies and names no balance"
  | "does nothing and says nothing"
  | "refuses"
  | "answers nonsense";

type Move = { transaction_uuid: string; user: string; amount: number };

/** A provider that keeps money for members, with its own books, each id once. */
export class TransferProvider {
  /** What each member has there, in hundred-thousandths. */
  readonly money = new Map<string, number>();
  readonly asked: { path: string; id: string }[] = [];
  mood: Mood = "applies and answers";
  readonly #done = new Set<string>();

  readonly server = createServer((request, response) => void this.#answer(request, response));

  /** Deletes all transfers and the mood. */
  reset(): void {
    this.money.clear();
    this.asked.length = 0;
    this.mood = "applies and answers";
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const raw = Buffer.concat(chunks);
    const say = (body: object): void => void response.end(JSON.stringify(body));
    if (request.method === "HEAD") return say({});
    if (!isSigned(readKeys(operatorPublicKey).theirs, raw, request.headers["x-hub88-signature"]))
      return say({ status: "RS_ERROR_INVALID_SIGNATURE" });
    const body = JSON.parse(raw.toString()) as Move;
    const path = request.url ?? "";
    if (path.endsWith("/game/url")) return say({ url: "https://games.test/window" });
    if (path.endsWith("/balance"))
      return say({ status: "RS_OK", balance: this.money.get(body.user) ?? 0 });
    return this.#move(path.endsWith("/deposit") ? "in" : "out", body, response, say);
  }

  #move(
    direction: "in" | "out",
    { transaction_uuid: id, user, amount }: Move,
    response: ServerResponse,
    say: (body: object) => void,
  ): void {
    this.asked.push({ path: direction, id });
    const mood = this.mood;
    this.mood = "applies and answers";
    const held = this.money.get(user) ?? 0;
    if (mood === "refuses") return say({ status: "RS_ERROR_USER_DISABLED" });
    if (mood === "does nothing and says nothing") return void response.destroy();
    if (!this.#done.has(id)) {
      if (direction === "out" && held < amount) return say({ status: "RS_ERROR_NOT_ENOUGH_MONEY" });
      this.#done.add(id);
      this.money.set(user, direction === "in" ? held + amount : held - amount);
    }
    if (mood === "applies and says nothing") return void response.destroy();
    if (mood === "applies and names no balance") return say({ status: "RS_OK" });
    if (mood === "answers nonsense") return void response.end("<html>502</html>");
    return say({ status: "RS_OK", balance: this.money.get(user) ?? 0 });
  }
}

/** Starts one on the port where an app expects its provider. */
export function useTransferProvider(portOf: () => number): TransferProvider {
  const provider = new TransferProvider();
  beforeAll(async () => {
    await new Promise<void>((done) => provider.server.listen(portOf(), "127.0.0.1", done));
  });
  beforeEach(() => provider.reset());
  afterAll(() => new Promise((done) => provider.server.close(done)));
  return provider;
}
