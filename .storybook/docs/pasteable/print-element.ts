import { Fragment, isValidElement, type ReactElement, type ReactNode } from "react";

/** Longer lines are broken into one attribute or child per line. */
const WIDTH = 88;

type Props = Record<string, unknown>;

/** Printed code, and the names it uses, which must be imported or created. */
export interface Printed {
  code: string;
  names: string[];
}

/** The name of a value that is not printed inline: a label pack, a queue. */
export type NameOf = (value: unknown) => string | undefined;

/** Export name of a component; all components of the library are named functions. */
export function componentName({ type }: ReactElement): string {
  if (typeof type === "string") return type;
  return (type as { displayName?: string }).displayName ?? type.name;
}

/** Prints elements as JSX. Handlers become `() => {}`, since their code belongs to the story. */
export function printElement(tree: ReactNode, nameOf: NameOf): Printed {
  const names = new Set<string>();

  const indented = (lines: string) => lines.replace(/^(?=.)/gm, "  ");
  const fits = (line: string) => line.length <= WIDTH && !line.includes("\n");
  const list = (open: string, parts: string[], close: string, room = "") => {
    const line = `${open}${room}${parts.join(", ")}${room}${close}`;
    return fits(line) ? line : `${open}\n${parts.map((part) => `${indented(part)},\n`).join("")}${close}`;
  };

  function value(of: unknown, name: string): string {
    const known = nameOf(of);
    if (known !== undefined) {
      names.add(known);
      return known;
    }
    if (isValidElement(of)) return element(of);
    if (of instanceof Date) return `new Date(${JSON.stringify(of.toISOString())})`;
    if (Array.isArray(of)) return hasElements(of) ? fragment(of) : array(of, name);
    if (typeof of === "function") return /^on[A-Z]/.test(name) ? "() => {}" : functionText(of as () => unknown);
    if (typeof of === "object" && of !== null) return object(of as Props);
    return of === undefined ? "undefined" : JSON.stringify(of);
  }

  const array = (of: unknown[], name: string) =>
    list(
      "[",
      of.map((one) => value(one, name)),
      "]",
    );

  function object(of: Props): string {
    const entries = Object.entries(of).filter(([, one]) => one !== undefined);
    if (entries.length === 0) return "{}";
    const key = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : JSON.stringify(name));
    return list(
      "{",
      entries.map(([name, one]) => `${key(name)}: ${value(one, name)}`),
      "}",
      " ",
    );
  }

  function attribute(name: string, of: unknown): string {
    if (of === true) return name;
    if (typeof of === "string" && !/["\\\n&{}]/.test(of)) return `${name}="${of}"`;
    const written = value(of, name);
    return isValidElement(of) && !fits(written) ? `${name}={\n${indented(written)}\n}` : `${name}={${written}}`;
  }

  /** Text as JSX. Text that JSX would parse as code, or spaces that it would drop, are wrapped in braces. */
  function text(of: string): string {
    return /[{}<>]|^\s|\s$|\n/.test(of) ? `{${JSON.stringify(of)}}` : of;
  }

  const children = (of: ReactNode): string[] => {
    if (Array.isArray(of)) return joined(of as ReactNode[]).flatMap(children);
    if (isNothing(of)) return [];
    if (isValidElement(of)) {
      if (of.type !== Fragment) return [element(of)];
      return children((of.props as Props)["children"] as ReactNode);
    }
    if (typeof of === "string" || typeof of === "number") return [text(String(of))];
    return [`{${value(of, "children")}}`];
  };

  /** Joins adjacent texts: "Compare " and 2. */
  const joined = (of: ReactNode[]) =>
    of
      .filter((child) => !isNothing(child))
      .reduce<ReactNode[]>((before, child) => {
        const last = before.at(-1);
        const isText = [last, child].every((one) => typeof one === "string" || typeof one === "number");
        return isText ? [...before.slice(0, -1), `${last as string}${child as string}`] : [...before, child];
      }, []);

  const fragment = (of: ReactNode) => wrapped("<>", children(of), "</>");

  function wrapped(open: string, inside: string[], close: string): string {
    const line = `${open}${inside.join("")}${close}`;
    // Text and elements stay on one line, because JSX would drop or add spaces between separate lines.
    const flows = inside.some((child) => !child.startsWith("<")) && !inside.some((child) => child.includes("\n"));
    if (fits(line) || (flows && inside.length > 1)) return line;
    return `${open}\n${indented(inside.join("\n"))}\n${close}`;
  }

  function element(of: ReactElement): string {
    const { children: inside, ...props } = of.props as Props;
    if (of.type === Fragment) return fragment(inside as ReactNode);
    const name = componentName(of);
    if (/^[A-Z]/.test(name)) names.add(name);
    const attributes = Object.entries(props).filter(
      ([key, one]) => one !== undefined && key !== "ref" && !(key === "className" && one === ""),
    );
    const written = attributes.map(([key, one]) => attribute(key, one));
    const isShort = fits(`<${[name, ...written].join(" ")}>`);
    const head = isShort ? `<${[name, ...written].join(" ")}` : `<${name}\n${indented(written.join("\n"))}\n`;
    // A required prop with the explicit value `null` or `undefined`.
    if (inside === null) return `${head}>{null}</${name}>`;
    const within =
      typeof inside === "function" ? [`{${functionText(inside as () => unknown)}}`] : children(inside as ReactNode);
    if (within.length === 0) return `${head}${isShort ? " " : ""}/>`;
    return wrapped(`${head}>`, within, `</${name}>`);
  }

  const roots = children(tree);
  const [only = "", ...others] = roots;
  const code = others.length === 0 && only.startsWith("<") ? only : wrapped("<>", roots, "</>");
  return { code, names: [...names] };
}

const isNothing = (of: ReactNode) => of === null || of === undefined || typeof of === "boolean" || of === "";

const hasElements = (of: unknown[]) => of.some((one) => isValidElement(one));

const KNOWN = ["String", "Number", "Math", "null", "true", "false", "undefined"];

/** Source of a function that uses only its parameters; empty for one that depends on its story. */
function functionText(of: () => unknown): string {
  const source = String(of);
  const [, given = "", body = ""] = /^\(?([^()]*?)\)? => (.*)$/s.exec(source) ?? [];
  if (body === "" || /jsx|__vite|=>/i.test(body)) return "() => null";
  const spoken = body
    .replace(/`[^`]*`/g, (template) => [...template.matchAll(/\$\{([^}]*)\}/g)].map(([, used]) => used).join(" "))
    .replace(/"(?:\\.|[^"\\])*"|\.\w+/g, " ");
  const known = new Set([...KNOWN, ...(given.match(/\w+/g) ?? [])]);
  return (spoken.match(/[A-Za-z_$][\w$]*/g) ?? []).every((word) => known.has(word)) ? source : "() => null";
}
