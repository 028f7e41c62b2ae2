import { parseSync, Visitor, type ESTree } from "vite";
import type { Check } from "#scripts/checks/check.ts";
import { isTest, type Source } from "#scripts/sources.ts";

const moneyName = /(^|[a-z_])(amount|balance|stake|payout)s?(In[A-Z]\w*)?$/i;

/** The edges, where the wire format or the screen needs money as a number. */
const edges = [/^contract\//, /\/wire\.ts$/, /^(site|ui|backoffice|sandbox|bench|tests|art)\//];

/** Money is `Money`, a branded bigint; a `number` is inexact above 2^53 and allows division. */
export const amounts: Check = {
  name: "no amount typed as number",
  findFaults: ({ sources }) => sources.flatMap(findNumberAmounts),
};

export function findNumberAmounts(source: Source): string[] {
  if (isTest(source.path) || edges.some((edge) => edge.test(source.path))) return [];
  const faults: string[] = [];
  const look = (name: string, type: ESTree.TSType | undefined, start: number): void => {
    if (type === undefined || !moneyName.test(name) || !isNumberType(type)) return;
    const line = source.text.slice(0, start).split("\n").length;
    faults.push(`${source.path}:${line}: "${name}" is money and typed as number`);
  };
  new Visitor({
    Identifier: (node) => {
      const { name, start } = node;
      if ("typeAnnotation" in node) look(name, node.typeAnnotation?.typeAnnotation, start);
    },
    TSPropertySignature: ({ key, typeAnnotation, start }) =>
      look(nameOf(key), typeAnnotation?.typeAnnotation, start),
    PropertyDefinition: ({ key, typeAnnotation, start }) =>
      look(nameOf(key), typeAnnotation?.typeAnnotation, start),
  }).visit(parseSync(source.path, source.text).program);
  return faults;
}

function isNumberType(type: ESTree.TSType): boolean {
  if (type.type === "TSNumberKeyword") return true;
  if (type.type === "TSArrayType") return isNumberType(type.elementType);
  return type.type === "TSUnionType" && type.types.some(isNumberType);
}

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === "Identifier" || key.type === "PrivateIdentifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}
