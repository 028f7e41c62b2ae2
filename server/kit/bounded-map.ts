/** A map of at most `atMost` entries: a new key drops the one that was added first. */
export class BoundedMap<Key, Value> extends Map<Key, Value> {
  readonly #atMost: number;

  constructor(atMost: number) {
    super();
    this.#atMost = atMost;
  }

  override set(key: Key, value: Value): this {
    if (this.size >= this.#atMost && !this.has(key)) {
      const oldest = this.keys().next();
      if (!oldest.done) this.delete(oldest.value);
    }
    return super.set(key, value);
  }
}
