"use client";

import * as Radix from "@radix-ui/react-tabs";
import { Activity, type ComponentProps, type RefObject, useEffect, useRef, useState } from "react";
import { mergeProps } from "../lib/merge-props.ts";
import { mergeRefs } from "../lib/merge-refs.ts";
import { type Render, Rendered } from "../lib/rendered.ts";
import { useDirection } from "../lib/selvedge-context.ts";
import { useControlled } from "../lib/use-controlled.ts";
import { list, tab } from "./tabs.recipe.ts";
import { TabsContext, useTabs } from "./tabs-context.ts";

export interface TabsProps extends Omit<ComponentProps<"div">, "defaultValue"> {
  /** Controlled value of the current tab, for instance from the URL. */
  value?: string | undefined;
  defaultValue?: string | undefined;
  onValueChange?: ((value: string) => void) | undefined;
  /** `rail`: vertical beside the panels, and collapsed into a button below 768 px. @default "row" */
  variant?: "row" | "rail" | undefined;
}

/** Panels of which one is shown. Arrow keys move between tabs in the direction of their list. */
export function Tabs({ variant = "row", value, defaultValue = "", onValueChange, ref, ...props }: TabsProps) {
  const [current, setCurrent] = useControlled("Tabs", value, defaultValue, onValueChange);
  const [unfolded, setUnfolded] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  const root = useRef<HTMLDivElement>(null);
  const merged = mergeRefs(root, ref);
  const direction = useTextDirection(root);
  return (
    <TabsContext value={{ variant, current, unfolded, setUnfolded, fold }}>
      <Radix.Root
        asChild
        value={current}
        onValueChange={setCurrent}
        dir={direction}
        orientation={variant === "rail" ? "vertical" : "horizontal"}
      >
        {/* `dir` is removed, because Radix would set it. */}
        <div dir={undefined} {...props} ref={merged} data-component="tabs" />
      </Radix.Root>
    </TabsContext>
  );
}

/** Direction of the provider, otherwise of the element. It is read whenever the focus enters, so before any key. */
function useTextDirection(root: RefObject<HTMLElement | null>): "ltr" | "rtl" {
  const told = useDirection();
  const [read, setRead] = useState<"ltr" | "rtl">("ltr");
  useEffect(() => {
    const element = root.current;
    if (!element) return;
    const handleFocus = () => setRead(getComputedStyle(element).direction === "rtl" ? "rtl" : "ltr");
    element.addEventListener("focusin", handleFocus);
    return () => element.removeEventListener("focusin", handleFocus);
  }, [root]);
  return told ?? read;
}

export interface TabListProps extends ComponentProps<"div"> {
  /** Accessible name of the list: "Account". */
  label: string;
}

/** List of tabs. On narrow screens a rail is hidden until its `TabsFold` expands it. */
export function TabList({ label, className, ...props }: TabListProps) {
  const { variant, unfolded } = useTabs("<TabList>");
  return (
    <Radix.List {...props} aria-label={label} data-part="list" className={list({ variant, unfolded, className })} />
  );
}

export interface TabProps extends Omit<ComponentProps<"button">, "type"> {
  value: string;
  /** Element in place of `<button>`. */
  render?: Render | undefined;
}

/** One tab; its panel has the same value. */
export function Tab({ value, render = <button type="button" />, className, children, ...props }: TabProps) {
  const { variant, unfolded, setUnfolded, fold } = useTabs("<Tab>");
  const handleClick = () => {
    if (!unfolded) return;
    setUnfolded(false);
    // The selected tab is collapsed while it has the focus.
    fold.current?.focus();
  };
  return (
    <Radix.Trigger
      {...mergeProps<ComponentProps<"button">>({ onClick: handleClick }, props)}
      asChild
      value={value}
      data-part="tab"
      className={tab({ variant, className })}
    >
      <Rendered render={render}>{children}</Rendered>
    </Radix.Trigger>
  );
}

export interface TabPanelProps extends ComponentProps<"div"> {
  value: string;
  /**
   * Keeps the content and its state while another tab is current, hidden by `display: none` and without effects and refs.
   * @default false
   */
  keepMounted?: boolean | undefined;
}

/** Content of a tab. Only that of the current tab is rendered, unless `keepMounted`. */
export function TabPanel({ keepMounted = false, ...props }: TabPanelProps) {
  const { current } = useTabs("<TabPanel>");
  if (!keepMounted) return <Radix.Content {...props} data-part="panel" />;
  return (
    <Activity mode={current === props.value ? "visible" : "hidden"}>
      <Radix.Content {...props} forceMount data-part="panel" />
    </Activity>
  );
}
