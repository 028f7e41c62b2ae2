import type { Checker, Type } from "typescript/unstable/sync";
import {
  isArrayBindingPattern,
  isArrayLiteralExpression,
  isArrowFunction,
  isAsExpression,
  isBinaryExpression,
  isBindingElement,
  isBlock,
  isCallExpression,
  isConditionalExpression,
  isElementAccessExpression,
  isFunctionDeclaration,
  isIdentifier,
  isObjectLiteralExpression,
  isParameterDeclaration,
  isParenthesizedExpression,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isReturnStatement,
  isSatisfiesExpression,
  isTemplateExpression,
  isVariableDeclaration,
  SyntaxKind,
  type ArrowFunction,
  type BindingElement,
  type CallExpression,
  type Expression,
  type FunctionDeclaration,
  type Identifier,
  type Node,
  type ObjectLiteralExpression,
  type ParameterDeclaration,
} from "typescript/unstable/ast";

/** A part of a text is not known before the program runs. */
class OnlyAtRunTime extends Error {}

type Value = string | Node | readonly Value[];
/** The values of the parameters of the functions that are being read, by symbol. */
type Bound = ReadonlyMap<number, Value>;
type Choose = (key: string, values: readonly Value[]) => Value;

export type Texts = {
  texts: readonly string[];
  /** Whether a part is only known at run time; `null` replaces it, which fits WHERE and LIMIT. */
  isPartial: boolean;
};

/**
 * Every text that an expression can have: for each literal value of a parameter, each argument of
 * a function's calls in the file, and both sides of a condition.
 */
export function textsOf(checker: Checker, expression: Expression): Texts {
  const texts = new Set<string>();
  let isPartial = false;
  const open: ReadonlyMap<string, Value>[] = [new Map()];
  for (let chosen = open.pop(); chosen; chosen = open.pop()) {
    const choices = new Map(chosen);
    const choose: Choose = (key, [first, ...others]) => {
      const known = choices.get(key);
      if (known !== undefined) return known;
      if (first === undefined) throw new OnlyAtRunTime(key);
      for (const other of others) open.push(new Map(choices).set(key, other));
      choices.set(key, first);
      return first;
    };
    const reader = new Reader(checker, choose);
    texts.add(reader.text(expression, new Map()));
    isPartial ||= reader.isPartial;
  }
  return { texts: [...texts], isPartial };
}

class Reader {
  readonly checker: Checker;
  readonly choose: Choose;
  isPartial = false;

  constructor(checker: Checker, choose: Choose) {
    this.checker = checker;
    this.choose = choose;
  }

  text(node: Node, bound: Bound): string {
    try {
      const value = this.read(node, bound);
      if (typeof value === "string") return value;
    } catch (error) {
      if (!(error instanceof OnlyAtRunTime)) throw error;
    }
    this.isPartial = true;
    return "null";
  }

  private read(node: Node, bound: Bound): Value {
    if (isParenthesizedExpression(node) || isAsExpression(node) || isSatisfiesExpression(node))
      return this.read(node.expression, bound);
    if (isTemplateExpression(node))
      return node.templateSpans.reduce(
        (text, span) => text + this.text(span.expression, bound) + span.literal.text,
        node.head.text,
      );
    if (isConditionalExpression(node)) {
      const isTrue = this.choose(placeOf(node), ["true", "false"]) === "true";
      return this.read(isTrue ? node.whenTrue : node.whenFalse, bound);
    }
    if (isObjectLiteralExpression(node) || isArrowFunction(node) || isFunctionDeclaration(node))
      return node;
    if (isArrayLiteralExpression(node)) return node.elements.map((each) => this.read(each, bound));
    if (isIdentifier(node)) return this.name(node, bound);
    if (isPropertyAccessExpression(node))
      return this.property(node, node.expression, node.name.text, bound);
    if (isElementAccessExpression(node)) {
      const name = this.text(node.argumentExpression, bound);
      return this.property(node, node.expression, name, bound);
    }
    if (isCallExpression(node)) return this.call(node, bound);
    if (isBinaryExpression(node) && node.operatorToken.kind === SyntaxKind.PlusToken)
      return String(Number(this.read(node.left, bound)) + Number(this.read(node.right, bound)));
    return this.choose(placeOf(node), literalsOf(this.checker.getTypeAtLocation(node)));
  }

  private name(node: Identifier, bound: Bound): Value {
    let symbol = this.checker.getSymbolAtLocation(node);
    if (!symbol) throw new OnlyAtRunTime(node.text);
    const given = bound.get(symbol.id);
    if (given !== undefined) return given;
    if (!symbol.valueDeclaration) symbol = this.checker.getAliasedSymbol(symbol);
    const declaration = symbol.valueDeclaration?.resolve();
    if (!declaration || isFunctionDeclaration(declaration)) return declaration ?? node;
    if (isVariableDeclaration(declaration) && declaration.initializer)
      return this.read(declaration.initializer, bound);
    if (isBindingElement(declaration)) return this.taken(declaration, bound);
    const literals = literalsOf(this.checker.getTypeAtLocation(node));
    if (literals.length > 0) return this.choose(`name:${symbol.id}`, literals);
    const places = isParameterDeclaration(declaration) ? argumentsOf(declaration) : [];
    const chosen = this.choose(`name:${symbol.id}`, places);
    return typeof chosen === "string" ? chosen : this.read(chosen as Node, bound);
  }

  /** `const { name } = owner`, or a destructured parameter of a union type. */
  private taken(element: BindingElement, bound: Bound): Value {
    const owner = element.parent.parent;
    const key = element.propertyName ?? element.name;
    if (!key || !isIdentifier(key)) throw new OnlyAtRunTime("a pattern");
    if (isVariableDeclaration(owner) && owner.initializer)
      return this.property(key, owner.initializer, key.text, bound);
    const type = this.checker.getTypeAtLocation(element.parent);
    const kinds = type?.isUnionType() ? type.getTypes() : type ? [type] : [];
    const at = Number(this.choose(placeOf(owner), [...kinds.keys()].map(String)));
    const kind = kinds[at];
    const symbol = kind && this.checker.getPropertyOfType(kind, key.text);
    const literals = literalsOf(symbol && this.checker.getTypeOfSymbol(symbol));
    return this.choose(`${placeOf(element)} of ${at}`, literals);
  }

  private property(node: Node, owner: Expression, name: string, bound: Bound): Value {
    const literals = literalsOf(this.checker.getTypeAtLocation(node));
    const [only] = literals;
    if (only !== undefined && literals.length === 1) return only;
    const object = this.read(owner, bound);
    if (!isObject(object)) throw new OnlyAtRunTime(name);
    const found = object.properties
      .filter(isPropertyAssignment)
      .find((each) => "text" in each.name && each.name.text === name);
    if (!found) throw new OnlyAtRunTime(name);
    return this.read(found.initializer, bound);
  }

  private call({ expression: callee, arguments: given }: CallExpression, bound: Bound): Value {
    const [first] = given;
    if (isPropertyAccessExpression(callee) && first) {
      const verb = callee.name.text;
      if (verb === "join")
        return this.list(callee.expression, bound).map(String).join(this.text(first, bound));
      if (verb === "map")
        return this.list(callee.expression, bound).map((item, at) =>
          this.answer(first, [item, String(at)], bound),
        );
      if (isIdentifier(callee.expression) && callee.expression.text === "Object") {
        const object = this.read(first, bound);
        if (!isObject(object)) throw new OnlyAtRunTime(verb);
        return object.properties.filter(isPropertyAssignment).map((each) => {
          const entry = [
            String("text" in each.name && each.name.text),
            this.read(each.initializer, bound),
          ];
          return verb === "entries" ? entry : (entry[verb === "keys" ? 0 : 1] ?? "");
        });
      }
    }
    return this.answer(
      callee,
      given.map((each) => this.read(each, bound)),
      bound,
    );
  }

  private list(node: Node, bound: Bound): readonly Value[] {
    const items = this.read(node, bound);
    if (!Array.isArray(items)) throw new OnlyAtRunTime("not a list");
    return items as readonly Value[];
  }

  /** The return value of a function that is one expression, or ends with one. */
  private answer(callee: Node, given: readonly Value[], bound: Bound): Value {
    const called = this.read(callee, bound);
    if (!isCallable(called)) throw new OnlyAtRunTime("not a function of the project");
    const inside = new Map(bound);
    called.parameters.forEach(({ name, dotDotDotToken }, at) => {
      this.bind(inside, name, dotDotDotToken ? given.slice(at) : given[at]);
    });
    const { body } = called;
    if (body && !isBlock(body)) return this.read(body, inside);
    const last = body?.statements.at(-1);
    if (!last || !isReturnStatement(last) || !last.expression) throw new OnlyAtRunTime("no answer");
    return this.read(last.expression, inside);
  }

  private bind(inside: Map<number, Value>, name: Node, value: Value | undefined): void {
    if (value === undefined) return;
    if (isArrayBindingPattern(name) && Array.isArray(value)) {
      const items = value as readonly Value[];
      name.elements.forEach(
        (each, at) => "name" in each && each.name && this.bind(inside, each.name, items[at]),
      );
      return;
    }
    const symbol = isIdentifier(name) ? this.checker.getSymbolAtLocation(name) : undefined;
    if (symbol) inside.set(symbol.id, value);
  }
}

const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}`;

const isObject = (value: Value): value is ObjectLiteralExpression =>
  typeof value === "object" && "kind" in value && isObjectLiteralExpression(value);

const isCallable = (value: Value): value is ArrowFunction | FunctionDeclaration =>
  typeof value === "object" &&
  "kind" in value &&
  (isArrowFunction(value) || isFunctionDeclaration(value));

/**
 * The arguments that calls in the same file pass for a parameter, without those that pass it on.
 */
function argumentsOf(parameter: ParameterDeclaration): Expression[] {
  const callable = parameter.parent;
  if (!isCallable(callable)) return [];
  const at = callable.parameters.indexOf(parameter);
  const named = isFunctionDeclaration(callable) ? callable : callable.parent;
  if (!("name" in named) || !named.name || !isIdentifier(named.name as Node)) return [];
  const name = (named.name as Identifier).text;
  const found: Expression[] = [];
  const visit = (node: Node): void => {
    const given =
      isCallExpression(node) && isIdentifier(node.expression) && node.expression.text === name
        ? node.arguments[at]
        : undefined;
    if (given && !(isIdentifier(given) && given.text === parameter.name.getText()))
      found.push(given);
    node.forEachChild(visit);
  };
  visit(parameter.getSourceFile());
  return found;
}

/** The values of a literal type or of a union of them; none of any other type. */
function literalsOf(type: Type | undefined): string[] {
  if (!type) return [];
  if (type.isStringLiteralType() || type.isNumberLiteralType() || type.isBigIntLiteralType())
    return [String(type.value)];
  if (!type.isUnionType()) return [];
  const parts = type.getTypes().map(literalsOf);
  return parts.some((part) => part.length === 0) ? [] : parts.flat();
}
