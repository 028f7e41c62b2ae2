import * as z from "zod/mini";
import { officeCalls, type OfficeCallName } from "#contract/office/calls.ts";
import { samplesOf, type Facts, type Sample } from "#bench/office/samples.ts";

/** One reading call or file as an operator asks it. */
export type Question = {
  call: OfficeCallName;
  input: Record<string, Sample>;
  /** The filters beyond those that the call requires; `""` for none. */
  filters: string;
  /** Whether two filters narrow it. */
  isPair: boolean;
  /** The field that names where the page begins; null for a call without pages. */
  cursor: string | null;
  isFile: boolean;
};

type Field = { enum?: Sample[]; type?: string; format?: string };
type Shape = { properties: Record<string, Field>; required?: string[] };

/** Fields that name a place in a list, unless they are times. */
const CURSORS = new Set(["before", "after", "page"]);
const UNASKED = new Set(["reason", "layout"]);

const shapeOf = (shape: z.ZodMiniType, io: "input" | "output"): Shape =>
  z.toJSONSchema(shape, { io, unrepresentable: "any" }) as unknown as Shape;

/** The calls that answer lists, facts, searches and files, by the contract. */
export const askedCalls = (): OfficeCallName[] =>
  (Object.keys(officeCalls) as OfficeCallName[]).filter(
    (name) => officeCalls[name].kind === "read" || "file" in officeCalls[name],
  );

/**
 * What is asked of every reading call and file of the contract: with each value of its required
 * fields, then with each value of each filter, then with each two filters that the contract accepts
 * together. A call, a
 * field or a value that the contract gets later is asked without being named here; a new field that
 * is neither an enumeration nor known to the samples throws Error.
 */
export const questionsOf = (facts: Facts): Question[] =>
  askedCalls().flatMap((name) => questionsOfCall(name, facts));

/** Those that only read, with one filter at most. */
export const readingQuestions = (facts: Facts): Question[] =>
  questionsOf(facts).filter(({ call, isPair }) => !isPair && officeCalls[call].kind === "read");

function questionsOfCall(call: OfficeCallName, facts: Facts): Question[] {
  const isFile = "file" in officeCalls[call];
  const { properties, required = [] } = shapeOf(officeCalls[call].input, "input");
  const isCursor = (field: string) =>
    CURSORS.has(field) && properties[field]?.format !== "date-time";
  const cursor = Object.keys(properties).find(isCursor) ?? null;
  const isAsked = (field: string) => !UNASKED.has(field) && field !== cursor;
  const valuesOf = (field: string, input: Question["input"]) =>
    samplesOf(facts, call, field, input) ?? enumerated(call, field, properties[field]);
  const asked = (input: Question["input"], filters: string[], isPair = false): Question => ({
    call,
    input: isFile ? { ...input, ...("reason" in properties && { reason: "bench" }) } : input,
    filters: filters.join(", "),
    isPair,
    cursor: isFile ? null : cursor,
    isFile,
  });
  let bases: Question["input"][] = [{}];
  for (const field of required.filter(isAsked))
    bases = bases.flatMap((base) =>
      valuesOf(field, base).map((value) => ({ ...base, [field]: value })),
    );
  const filters = Object.keys(properties).filter(
    (field) => isAsked(field) && !required.includes(field),
  );
  const areAccepted = ({ input }: Question) => z.safeParse(officeCalls[call].input, input).success;
  return bases.flatMap((base) => {
    const singles = filters.flatMap((field) =>
      valuesOf(field, base).map((value) => ({ field, value, name: `${field} ${wordOf(value)}` })),
    );
    const pairs = singles.flatMap((one, at) =>
      singles
        .slice(at + 1)
        .filter(({ field }) => field !== one.field)
        .map((other) => [one, other] as const),
    );
    const own = required
      .filter(isAsked)
      .map((field) => wordOf(base[field]))
      .filter((word) => word !== "");
    return [
      asked(base, own),
      ...singles.map(({ field, value, name }) =>
        asked({ ...base, [field]: value }, [...own, name]),
      ),
      ...pairs
        .map(([one, other]) =>
          asked(
            { ...base, [one.field]: one.value, [other.field]: other.value },
            [...own, one.name, other.name],
            true,
          ),
        )
        .filter(areAccepted),
    ];
  });
}

/** A required value as the output names it; objects and contents of files are too long. */
const wordOf = (value: Sample | undefined): string =>
  value === null || typeof value !== "object" ? String(value).slice(0, 40) : "";

function enumerated(
  call: OfficeCallName,
  field: string,
  declared: Field | undefined,
): readonly Sample[] {
  const values = declared?.enum ?? (declared?.type === "boolean" ? [true, false] : undefined);
  if (values) return values;
  throw new Error(`"${field}" of ${call} has no samples; write some into bench/office/samples.ts`);
}

/** The first list of an answer, whose length says whether a page is empty. */
export function rowsOf(call: OfficeCallName, answer: Record<string, unknown>): unknown[] {
  const { properties } = shapeOf(officeCalls[call].output, "output");
  const lists = Object.keys(properties).map((field) => answer[field]);
  return lists.find((value) => Array.isArray(value)) ?? [];
}

/** Whether the first list of an answer is empty; false for an answer without a list. */
export const hasNoRows = (call: OfficeCallName, answer: Record<string, unknown>): boolean =>
  Object.values(answer).some((value) => Array.isArray(value)) && rowsOf(call, answer).length === 0;
