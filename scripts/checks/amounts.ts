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
    FunctionDeclaration: ({ id, returnType, start }) =>
      look(id?.name ?? "", returnType?.typeAnnotation, start),
    VariableDeclarator: ({ id, init, start }) =>
      look(id.type === "Identifier" ? id.name : "", answerOf(init), start),
    Property: ({ key, value, start }) => look(nameOf(key), answerOf(value), start),
    MethodDefinition: ({ key, value, start }) => look(nameOf(key), answerOf(value), start),
    TSMethodSignature: ({ key, returnType, start }) =>
      look(nameOf(key), returnType?.typeAnnotation, start),
  }).visit(parseSync(source.path, source.text).program);
  return faults;
}

/** What a function answers; undefined where it is not declared, and for what is no function. */
function answerOf(node: ESTree.Node | null): ESTree.TSType | undefined {
  const isFunction =
    node?.type === "ArrowFunctionExpression" ||
    node?.type === "FunctionExpression" ||
    node?.type === "TSEmptyBodyFunctionExpression";
  return isFunction ? node.returnType?.typeAnnotation : undefined;
}

/** Also a list of numbers, a promise of one and a function that answers one. */
const isNumberType = (type: ESTree.TSType): boolean =>
  type.type === "TSNumberKeyword" || partsOf(type).some(isNumberType);

function partsOf(type: ESTree.TSType): readonly ESTree.TSType[] {
  if (type.type === "TSArrayType") return [type.elementType];
  if (type.type === "TSUnionType" || type.type === "TSIntersectionType") return type.types;
  if (type.type === "TSTypeOperator" || type.type === "TSParenthesizedType")
    return [type.typeAnnotation];
  if (type.type === "TSFunctionType") return [type.returnType.typeAnnotation];
  if (type.type === "TSTypeReference" && isHolder(type)) return type.typeArguments?.params ?? [];
  return [];
}

const HOLDERS = new Set(["Array", "ReadonlyArray", "Promise", "Set", "ReadonlySet"]);
const isHolder = ({ typeName }: ESTree.TSTypeReference): boolean =>
  typeName.type === "Identifier" && HOLDERS.has(typeName.name);

function nameOf(key: ESTree.PropertyKey): string {
  if (key.type === "Identifier" || key.type === "PrivateIdentifier") return key.name;
  return key.type === "Literal" ? String(key.value) : "";
}
