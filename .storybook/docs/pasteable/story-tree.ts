import { cloneElement, createElement, isValidElement, type ReactElement, type ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server.browser";
import { componentName } from "./print-element.ts";

type Component = (props: object) => ReactNode;

/**
 * A story's content as elements of the library only: local components are replaced by their first render. The story is
 * rendered separately for this, so that hooks work and the story on screen is not affected.
 */
export function storyTree(render: () => ReactNode, isPublic: (name: string) => boolean): ReactNode {
  let tree: ReactNode = null;

  const opened = (node: unknown): unknown => {
    if (Array.isArray(node)) return node.map(opened);
    if (!isValidElement(node)) return node;
    const element = node as ReactElement<Record<string, unknown>>;
    if (typeof element.type === "function" && !isPublic(componentName(element)))
      return opened((element.type as Component)(element.props));
    // A context defined by the story.
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
