import { type ESTree, parseSync, Visitor } from "vite";

/** A text that breaks in a translated page, with its location. */
interface LooseText {
  line: number;
  text: string;
}

/** What a child expression may render; `element` includes rendering nothing. */
type Kind = "element" | "coming and going" | "fixed text" | "text";

/** Containers of elements, so that a bare `{children}` or `{action}` in them is an element of the caller's. */
const CONTAINERS =
  /^(article|aside|div|dl|fieldset|footer|form|Form|header|main|nav|ol|section|table|tbody|ul|\w*(Body|Content|Context|Panel)|Fragment|ProductCardPicture|Select)$/;

/** Props that are always elements. */
const ELEMENTS = /^(action|icon|quickView|swatches)$/;

/**
 * Finds texts in a source file that break when a browser translates the page. The browser replaces text nodes with its own
 * elements, while React keeps updating the original nodes: new text is never shown, and inserting before or removing such
 * a node throws. Only a text that is the single child of its element is replaced as a whole.
 */
export function textsAmongSiblings(file: string, code: string): LooseText[] {
  const { program } = parseSync(file, code, { preserveParens: false });
  const names = namesOf(program);
  const found: LooseText[] = [];
  const look = (container: string, all: ESTree.JSXChild[]) => {
    const children = all.filter((child) => !isNothing(child));
    const isFragment = container === "";
    children.forEach((child, index) => {
      const kind = kindOf(child, container, names);
      const movesBefore = children
        .slice(0, index)
        .some((sibling) => kindOf(sibling, container, names) === "coming and going");
      const isLoose =
        kind === "text" ? isFragment || children.length > 1 : kind === "fixed text" && (isFragment || movesBefore);
      const text = code.slice(child.start, child.end).trim();
      if (isLoose) found.push({ line: code.slice(0, child.start).trimEnd().split("\n").length, text });
    });
  };
  new Visitor({
    JSXElement: ({ openingElement: { name }, children }) => look(code.slice(name.start, name.end), children),
    JSXFragment: ({ children }) => look("", children),
  }).visit(program);
  return found;
}

/** A comment, or whitespace between lines. */
function isNothing(child: ESTree.JSXChild): boolean {
  if (child.type === "JSXText") return /^\s*\n\s*$/.test(child.value);
  return child.type === "JSXExpressionContainer" && child.expression.type === "JSXEmptyExpression";
}

interface Names {
  /** Imported names; imported constants do not change. */
  imported: Set<string>;
  /** Values and functions of this file. */
  own: Map<string, ESTree.Expression | ESTree.FunctionBody>;
}

function namesOf(program: ESTree.Program): Names {
  const imported = new Set<string>();
  const own: Names["own"] = new Map();
  new Visitor({
    ImportDeclaration: ({ specifiers }) => specifiers.forEach(({ local }) => imported.add(local.name)),
    VariableDeclarator({ id, init }) {
      if (id.type !== "Identifier" || init === null) return;
      own.set(id.name, init.type === "ArrowFunctionExpression" ? init.body : init);
    },
    FunctionDeclaration({ id, body }) {
      if (id && body) own.set(id.name, body);
    },
  }).visit(program);
  return { imported, own };
}

function kindOf(child: ESTree.JSXChild, container: string, names: Names): Kind {
  // Whitespace is not translated.
  if (child.type === "JSXText") return child.value.trim() === "" ? "element" : "fixed text";
  if (child.type !== "JSXExpressionContainer") return "element";
  const { expression } = child;
  return expression.type === "JSXEmptyExpression" ? "element" : kindOfValue(expression, container, names);
}

function kindOfValue(value: ESTree.Expression, container: string, names: Names): Kind {
  switch (value.type) {
    case "JSXElement":
    case "JSXFragment":
      return "element";
    case "Literal":
      if (typeof value.value === "string") return value.value.trim() === "" ? "element" : "fixed text";
      return typeof value.value === "number" ? "fixed text" : "element";
    case "LogicalExpression":
      return either(
        ...(value.operator === "&&" ? [] : [kindOfValue(value.left, container, names)]),
        kindOfValue(value.right, container, names),
      );
    case "ConditionalExpression":
      return either(kindOfValue(value.consequent, container, names), kindOfValue(value.alternate, container, names));
    case "TemplateLiteral":
      return value.expressions.every((part) => kindOfValue(part, "p", names) === "fixed text") ? "fixed text" : "text";
    case "Identifier": {
      const own = names.own.get(value.name);
      if (value.name === "undefined" || ELEMENTS.test(value.name)) return "element";
      if (names.imported.has(value.name)) return "fixed text";
      return own ? kindOfResult(own, container, names) : slot(container);
    }
    case "MemberExpression": {
      let { object } = value;
      while (object.type === "MemberExpression") ({ object } = object);
      if (object.type === "Identifier" && names.imported.has(object.name)) return "fixed text";
      return container === "Fragment" ? "coming and going" : "text";
    }
    case "CallExpression": {
      const made = value.arguments.at(-1);
      if (made?.type === "ArrowFunctionExpression") return either(kindOfResult(made.body, container, names));
      const own = value.callee.type === "Identifier" ? names.own.get(value.callee.name) : undefined;
      return own ? kindOfResult(own, container, names) : "text";
    }
    default:
      return "text";
  }
}

/** What a function returns, or a constant contains. */
function kindOfResult(body: ESTree.Expression | ESTree.FunctionBody, container: string, names: Names): Kind {
  if (body.type !== "BlockStatement") return kindOfValue(body, container, names);
  const kinds: Kind[] = [];
  new Visitor({
    ReturnStatement: ({ argument }) => {
      if (argument) kinds.push(kindOfValue(argument, container, names));
    },
  }).visit({ type: "Program", body: body.body, sourceType: "module", start: 0, end: 0 } as unknown as ESTree.Program);
  return either(...kinds);
}

/** A choice between elements is conditional, one between texts is a changing text. */
const either = (...kinds: Kind[]): Kind =>
  kinds.some((kind) => kind === "text" || kind === "fixed text") ? "text" : "coming and going";

const slot = (container: string): Kind => (CONTAINERS.test(container) ? "coming and going" : "text");
