type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === "object" && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** A schema's kind in a few words, such as `text, 1 to 128` or `"bet" | "win"`. */
function kindOf(schema: Schema): string {
  if ("const" in schema) return JSON.stringify(schema["const"]);
  if (Array.isArray(schema["enum"]))
    return schema["enum"].map((one) => JSON.stringify(one)).join(" | ");
  const alternatives = listOf(schema["anyOf"] ?? schema["oneOf"]).filter(isSchema);
  if (alternatives.length > 0) return [...new Set(alternatives.map(kindOf))].join(" | ");
  const parts = listOf(schema["allOf"]).filter(isSchema);
  if (parts.length > 0) return parts.map(kindOf).join(", ");
  if (schema["type"] === "array") {
    const { items } = schema;
    return `list of ${isSchema(items) ? kindOf(items) : "anything"}`;
  }
  const { type } = schema;
  return [typeof type === "string" ? type : "anything", ...boundsOf(schema)].join(", ");
}

function boundsOf(schema: Schema): string[] {
  const { format } = schema;
  const bound = (word: string, value: unknown) =>
    typeof value === "number" && Math.abs(value) < Number.MAX_SAFE_INTEGER
      ? [`${word} ${value}`]
      : [];
  return [
    ...bound("from", schema["minimum"] ?? schema["minLength"]),
    ...bound("to", schema["maximum"] ?? schema["maxLength"]),
    ...(typeof format === "string" ? [format] : []),
  ];
}

type Row = { path: string; kind: string; isRequired: boolean };

/** The fields of an object and of the objects inside it, by path: `lines[].amount`. */
function rowsOf(schema: Schema, prefix = ""): Row[] {
  const { properties } = schema;
  if (!isSchema(properties)) return [];
  const required = new Set(listOf(schema["required"]));
  return Object.entries(properties).flatMap(([name, value]) => {
    if (!isSchema(value)) return [];
    const path = `${prefix}${name}`;
    const inner = innerOf(value);
    return [
      { path, kind: kindOf(value), isRequired: required.has(name) },
      ...(inner ? rowsOf(inner.schema, `${path}${inner.suffix}.`) : []),
    ];
  });
}

function innerOf(schema: Schema): { schema: Schema; suffix: string } | null {
  if (isSchema(schema["properties"])) return { schema, suffix: "" };
  if (isSchema(schema["items"])) {
    const inner = innerOf(schema["items"]);
    return inner && { ...inner, suffix: `[]${inner.suffix}` };
  }
  const alternative = listOf(schema["anyOf"]).filter(isSchema).map(innerOf).find(Boolean);
  return alternative ?? null;
}

const inCell = (text: string): string => `\`${text.replaceAll("|", "\\|")}\``;

/** A Markdown table of the fields, or a sentence when there are none. */
export function fieldsTable(schema: unknown): string {
  const rows = isSchema(schema) ? rowsOf(schema) : [];
  if (rows.length === 0) return "No fields.";
  return [
    "| Field | Kind | |",
    "|---|---|---|",
    ...rows.map(
      ({ path, kind, isRequired }) =>
        `| ${inCell(path)} | ${inCell(kind)} | ${isRequired ? "" : "optional"} |`,
    ),
  ].join("\n");
}
