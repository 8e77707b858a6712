"use client";

import * as Radix from "@radix-ui/react-accordion";
import { type ComponentProps, createContext, type ReactNode, use, useEffect, useEffectEvent, useRef } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import { useControlled } from "../lib/use-controlled.ts";

interface OpenItems {
  values: readonly string[];
  open: (value: string) => void;
}

const OpenItemsContext = createContext<OpenItems | null>(null);

export interface AccordionProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Values of the open items. */
  value?: string[];
  /** @default [] */
  defaultValue?: string[];
  onValueChange?: (values: string[]) => void;
}

/** Sections with headings that open in place, several at a time. Closed content stays in the DOM. */
export function Accordion({
  value,
  defaultValue = [],
  onValueChange,
  className = "",
  children,
  ...props
}: AccordionProps) {
  const [values, setValues] = useControlled(value, defaultValue, onValueChange);
  const open = (item: string) => setValues([...values, item]);
  return (
    <Radix.Root
      {...props}
      type="multiple"
      value={values}
      onValueChange={setValues}
      data-component="accordion"
      className={`sv:border-t sv:border-ink ${className}`}
    >
      <OpenItemsContext value={{ values, open }}>{children}</OpenItemsContext>
    </Radix.Root>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<"div">, "title"> {
  /** Unique value of the item. */
  value: string;
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/** One section. While it is closed, the browser's find-in-page still finds its text and opens it. */
export function AccordionItem({ value, title, level = 3, className = "", children, ...props }: AccordionItemProps) {
  const items = use(OpenItemsContext);
  if (!items) throw new Error("<AccordionItem> must stand inside <Accordion>, which knows what is open.");
  const isOpen = items.values.includes(value);
  const panel = useRef<HTMLDivElement>(null);
  const handleFound = useEffectEvent(() => items.open(value));

  // React treats `hidden` as a boolean, so `until-found` is set here. Without JavaScript the content then stays visible.
  useEffect(() => {
    if (isOpen) panel.current?.removeAttribute("hidden");
    else panel.current?.setAttribute("hidden", "until-found");
  }, [isOpen]);
  useEffect(() => {
    const element = panel.current;
    element?.addEventListener("beforematch", handleFound);
    return () => element?.removeEventListener("beforematch", handleFound);
  }, []);

  const Heading = `h${level}` as const;
  return (
    <Radix.Item
      {...props}
      value={value}
      data-part="item"
      className={`sv:group/item sv:border-b sv:border-hairline ${className}`}
    >
      <Radix.Header asChild>
        <Heading className="sv:text-body sv:font-medium">
          <Radix.Trigger
            data-part="trigger"
            className="sv:flex sv:min-h-toolbar sv:w-full sv:items-center sv:justify-between sv:gap-4 sv:pt-2.5 sv:pb-2 sv:text-start sv:noscript:invisible sv:hover:text-accent"
          >
            <span className="sv:noscript:visible">{title}</span>
            <Plus className="sv:size-[1.125rem] sv:shrink-0 sv:group-data-[state=open]/item:hidden" />
            <Minus className="sv:size-[1.125rem] sv:shrink-0 sv:group-data-[state=closed]/item:hidden" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        forceMount
        data-part="content"
        className="sv:grid sv:grid-rows-[0fr] sv:transition-[grid-template-rows] sv:duration-slow sv:ease-enter sv:group-data-[state=open]/item:grid-rows-[1fr] sv:noscript:grid-rows-[1fr]"
      >
        <div ref={panel} className="sv:min-h-0 sv:overflow-hidden">
          <div className="sv:max-w-[56ch] sv:pb-6 sv:text-muted sv:[&>p+p]:mt-2.5">{children}</div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}
