/**
 * PostgreSQL functions by the name of their C code. Strict functions return null for null
 * arguments only; these also return null for missing values.
 */
export const mayAnswerNull: ReadonlySet<string> = new Set([
  ...["", "b"].flatMap((kind) => [
    `json${kind}_object_field`,
    `json${kind}_object_field_text`,
    `json${kind}_array_element`,
    `json${kind}_array_element_text`,
    `json${kind}_extract_path`,
    `json${kind}_extract_path_text`,
  ]),
  "jsonb_path_query_first",
  "array_length",
  "array_lower",
  "array_upper",
  "array_ndims",
  "regexp_match",
  "regexp_match_no_flags",
  "regexp_substr_no_start",
  "textregexsubstr",
  "range_lower",
  "range_upper",
  "pg_get_constraintdef",
  "obj_description",
  "to_regclass",
]);

/** Functions that are not strict and never return null. */
export const neverAnswersNull: ReadonlySet<string> = new Set([
  "text_concat",
  "text_format",
  "text_format_nv",
  "json_build_object",
  "json_build_array",
  "jsonb_build_object",
  "jsonb_build_array",
  "quote_nullable",
  "pg_num_nulls",
  "pg_num_nonnulls",
  "generate_series_int4",
  "generate_series_int8",
  "generate_series_timestamp",
  "generate_series_timestamptz",
]);

/** Aggregates that return null only without rows. Those that are not listed may always. */
export const nullOnlyWithoutRows: ReadonlySet<string> = new Set([
  "array_agg",
  "json_agg",
  "jsonb_agg",
  "json_object_agg",
  "jsonb_object_agg",
]);

/** Aggregates that return null only without values other than null. */
export const nullOnlyWithoutValues: ReadonlySet<string> = new Set([
  "avg",
  "bit_or",
  "bool_and",
  "bool_or",
  "every",
  "max",
  "min",
  "string_agg",
  "sum",
]);

/** Window functions and aggregates that never return null. */
export const alwaysAnswers: ReadonlySet<string> = new Set([
  "count",
  "cume_dist",
  "dense_rank",
  "ntile",
  "percent_rank",
  "rank",
  "row_number",
]);
