"use client";

import type { ComponentProps, ReactNode } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { mergeProps } from "../lib/merge-props.ts";
import { mergeRefs } from "../lib/merge-refs.ts";
import { OwnElement } from "../lib/own-element.tsx";
import { type Render, Rendered } from "../lib/rendered.ts";
import { useTabs } from "./tabs-context.ts";

const stateOf = (unfolded: boolean) => (unfolded ? "open" : "closed");

export interface TabsFoldTriggerProps extends Omit<ComponentProps<"button">, "type"> {
  /** Element in place of `<button>`. */
  render?: Render | undefined;
}

/** The button of a `TabsFold`. Not rendered for a row. `data-state` is `open` or `closed`. */
export function TabsFoldTrigger({
  render = <button type="button" />,
  ref,
  className = "",
  ...props
}: TabsFoldTriggerProps) {
  const { variant, unfolded, setUnfolded, fold } = useTabs("<TabsFoldTrigger>");
  const merged = mergeRefs(fold, ref);
  if (variant === "row") return null;
  return (
    <Rendered
      {...mergeProps<ComponentProps<"button">>({ onClick: () => setUnfolded(!unfolded) }, props)}
      render={render}
      ref={merged}
      aria-expanded={unfolded}
      data-part="fold"
      data-state={stateOf(unfolded)}
      className={`sv:flex sv:min-h-control sv:w-full sv:items-center sv:justify-between sv:gap-3 sv:border-y sv:border-hairline sv:pt-0.5 sv:text-label sv:lg:hidden ${className}`}
    />
  );
}

export interface TabsFoldIconProps extends ComponentProps<"span"> {
  /** @default a caret, which is turned while the rail is expanded */
  children?: ReactNode;
}

/** Shows whether the rail is expanded, for the eye only. An icon of your own can be turned by `data-state`. */
export function TabsFoldIcon({ className = "", children, ...props }: TabsFoldIconProps) {
  const { unfolded } = useTabs("<TabsFoldIcon>");
  return (
    <span
      {...props}
      aria-hidden
      data-part="icon"
      data-state={stateOf(unfolded)}
      className={`sv:size-[1.125rem] sv:shrink-0 sv:[&>svg]:size-full ${className}`}
    >
      {children ?? <CaretDown className={unfolded ? "sv:rotate-180" : undefined} />}
    </span>
  );
}

export interface TabsFoldProps extends TabsFoldTriggerProps {}

/**
 * On narrow screens, the button that expands a rail; it shows the name of the current tab. Place it before the `TabList`.
 * Not rendered for a row. It is a `TabsFoldTrigger` with `TabsFoldIcon`: use these parts where one of them must be different.
 */
export function TabsFold({ children, ...props }: TabsFoldProps) {
  return (
    <TabsFoldTrigger {...props}>
      <OwnElement>{children}</OwnElement>
      <TabsFoldIcon />
    </TabsFoldTrigger>
  );
}
