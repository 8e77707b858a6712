"use client";

import * as Radix from "@radix-ui/react-tabs";
import { type ComponentProps, type ReactNode, useRef, useState } from "react";
import { CaretDown } from "../icons/caret-down.tsx";
import { list, tab } from "./tabs.recipe.ts";
import { TabsContext, useTabs } from "./tabs-context.ts";

export interface TabsProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** The current tab; may come from the address, so that a link leads to it. */
  value?: string;
  defaultValue?: string;
  onValueChange?: (value: string) => void;
  /** `rail` stands upright beside the panels, and folds into a button below 768 px. @default "row" */
  form?: "row" | "rail";
}

/** Panels of which one is shown. Arrow keys move between the tabs, along the direction of their list. */
export function Tabs({ form = "row", value, defaultValue, onValueChange, ...props }: TabsProps) {
  const [unfolded, setUnfolded] = useState(false);
  const fold = useRef<HTMLButtonElement>(null);
  return (
    <TabsContext value={{ form, unfolded, setUnfolded, fold }}>
      <Radix.Root
        {...props}
        {...(value !== undefined && { value })}
        {...(defaultValue !== undefined && { defaultValue })}
        {...(onValueChange && { onValueChange })}
        orientation={form === "rail" ? "vertical" : "horizontal"}
        data-component="tabs"
      />
    </TabsContext>
  );
}

export interface TabListProps extends ComponentProps<"div"> {
  /** Name of the list: "Account". */
  label: string;
  /** Name of the current tab, shown on the button that unfolds a rail. */
  current: ReactNode;
}

/** The tabs. As a rail on a narrow screen it is folded behind a button that shows the current one. */
export function TabList({ label, current, className, children, ...props }: TabListProps) {
  const { form, unfolded, setUnfolded, fold } = useTabs("<TabList>");
  return (
    <div data-part="list">
      {form === "rail" && (
        <button
          ref={fold}
          type="button"
          aria-expanded={unfolded}
          onClick={() => setUnfolded(!unfolded)}
          data-part="fold"
          className="sv:flex sv:min-h-control sv:w-full sv:items-center sv:justify-between sv:gap-3 sv:border-y sv:border-hairline sv:pt-0.5 sv:text-label sv:lg:hidden"
        >
          {current}
          <CaretDown className={`sv:size-[1.125rem] ${unfolded ? "sv:rotate-180" : ""}`} />
        </button>
      )}
      <Radix.List {...props} aria-label={label} className={list({ form, unfolded, className })}>
        {children}
      </Radix.List>
    </div>
  );
}

export interface TabProps extends ComponentProps<"button"> {
  value: string;
}

/** One tab; its panel has the same value. */
export function Tab({ value, className, onClick, ...props }: TabProps) {
  const { form, unfolded, setUnfolded, fold } = useTabs("<Tab>");
  return (
    <Radix.Trigger
      {...props}
      value={value}
      onClick={(event) => {
        onClick?.(event);
        if (!unfolded) return;
        setUnfolded(false);
        // The chosen tab is folded away with the focus in it.
        fold.current?.focus();
      }}
      data-part="tab"
      className={tab({ form, className })}
    />
  );
}

export interface TabPanelProps extends ComponentProps<"div"> {
  value: string;
}

/** What a tab shows. Only the current panel is rendered. */
export function TabPanel(props: TabPanelProps) {
  return <Radix.Content {...props} data-part="panel" />;
}
