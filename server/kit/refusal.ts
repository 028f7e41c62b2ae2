import type { refusals } from "#contract/refusals.ts";

/** Every refusal of the product, by its code. */
export type RefusalCode = keyof typeof refusals;

export type RefusalDetail = {
  /** The field of the input that the refusal is about, where it varies. */
  field?: string;
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  /** The period of the member's own limit, of which `max` whole won are left. */
  period?: string;
  /** The games of that limit. */
  product?: string;
  /** The colleague who has claimed it, or who acted first; for operators only. */
  operator?: string;
  /** Until when, ISO 8601: a colleague's claim, or the member's no-play hours. */
  until?: string;
  /** Which second factors count; for operators only. */
  factors?: object;
  /** The object's present state; for operators only. */
  now?: Record<string, string | number | null>;
};

/**
 * An expected refusal. It is thrown, because an error rolls the transaction back, while a returned
 * value would commit half of the work.
 */
export class Refusal extends Error {
  readonly code: RefusalCode;
  readonly detail: RefusalDetail;

  constructor(code: RefusalCode, detail: RefusalDetail = {}) {
    super(code);
    this.name = "Refusal";
    this.code = code;
    this.detail = detail;
  }
}
