import { cloneElement, type ReactElement, type ReactNode } from "react";
import { type ElementProps, mergeProps } from "./merge-props.ts";

/**
 * What a component renders in place of its own element: an element (`<a href="/shop" />`), which gets the component's
 * props merged with its own, or a function of these props.
 */
export type Render<Props = ElementProps> = ReactElement | ((props: Props) => ReactNode);

/** Renders the caller's element or function with the component's props. */
export function rendered<Props extends object>(render: Render<Props>, props: Props): ReactNode {
  if (typeof render === "function") return render(props);
  return cloneElement(render, mergeProps(props, render.props as Props));
}

interface RenderedProps extends ElementProps {
  render: Render;
  /** Prevents a custom `<button>` from submitting the form around it. */
  type?: "button" | "reset" | "submit" | undefined;
}

/** The caller's element as a component, for a parent that passes its props to its child. */
export const Rendered = ({ render, ...props }: RenderedProps): ReactNode => rendered<ElementProps>(render, props);
