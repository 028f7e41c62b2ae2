import type { FastifyRequest } from "fastify";

/**
 * A value that one request keeps until it is answered. It is a property of the request: the garbage
 * collector visits every entry of a `WeakMap`, which costs each call more than what is kept.
 */
export function keptOnRequest<Value>(name: string) {
  const key = Symbol(name);
  type Keeping = FastifyRequest & { [key]?: Value };
  return {
    get: (request: FastifyRequest): Value | undefined => (request as Keeping)[key],
    set: (request: FastifyRequest, value: Value): void => {
      (request as Keeping)[key] = value;
    },
  };
}
