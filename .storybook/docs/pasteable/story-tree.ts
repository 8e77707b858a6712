import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { componentName } from "./print-element.ts";

type Component = (props: object) => ReactNode;

/**
 * What a story shows, in elements of the library alone: a component of its own is replaced by what it renders at first. The
 * story is rendered aside for that, so that its hooks hold and the one on screen is left alone.
 */
export function storyTree(render: () => ReactNode, isPublic: (name: string) => boolean): ReactNode {
  let tree: ReactNode = null;

  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened);
    if (!isValidElement(node)) return node;
    const element = node as ReactElement<Record<string, unknown>>;
    if (typeof element.type === "function" && !isPublic(componentName(element)))
      return opened((element.type as Component)(element.props));
    // A context of the story's own.
    if (typeof element.type === "object") return opened(element.props["children"]);
    const props = Object.entries(element.props).filter(([, value]) => isValidElement(value) || Array.isArray(value));
    const { children, ...changed } = Object.fromEntries(props.map(([name, value]) => [name, opened(value)]));
    return cloneElement(element, { ...changed, ...(children !== undefined && { children: children as ReactNode }) });
  };

  function Aside(): ReactNode {
    tree = opened(render()) as ReactNode;
    return null;
  }
  renderToStaticMarkup(createElement(Aside));
  return tree;
}
