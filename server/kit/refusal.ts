import type { refusals } from "#contract/refusals.ts";

/** Every way the product says no on purpose, in its own words. */
export type RefusalCode = keyof typeof refusals;

export type RefusalDetail = {
  /** The field of the input that it is about, where that is not always the same one. */
  field?: string;
  retryAfter?: number;
  min?: number;
  max?: number;
  step?: number;
  /** The colleague who has it in hand, or who acted first; operators alone are told. */
  operator?: string;
  /** Until when, ISO 8601; operators alone are told. */
  until?: string;
  /** How the object stands now; operators alone are told. */
  now?: Record<string, string | number | null>;
};

/**
 * An expected no. It is thrown, because a throw rolls the transaction back while a returned
 * error would commit what was half done.
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
