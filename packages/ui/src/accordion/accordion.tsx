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

/** Headed sections that open in place, several at a time. Their content is in the page while they are closed. */
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
      className={`border-t border-ink ${className}`}
    >
      <OpenItemsContext value={{ values, open }}>{children}</OpenItemsContext>
    </Radix.Root>
  );
}

export interface AccordionItemProps extends Omit<ComponentProps<"div">, "title"> {
  /** Tells the item from the others. */
  value: string;
  title: ReactNode;
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4;
}

/** One section. The browser's search finds its words while it is closed, and opens it. */
export function AccordionItem({ value, title, level = 3, className = "", children, ...props }: AccordionItemProps) {
  const items = use(OpenItemsContext);
  if (!items) throw new Error("<AccordionItem> must stand inside <Accordion>, which knows what is open.");
  const isOpen = items.values.includes(value);
  const panel = useRef<HTMLDivElement>(null);
  const handleFound = useEffectEvent(() => items.open(value));

  // React knows `hidden` as on or off only. Set here, it also leaves the words to a reader without JavaScript.
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
      className={`group/item border-b border-hairline ${className}`}
    >
      <Radix.Header asChild>
        <Heading className="text-body font-medium">
          <Radix.Trigger
            data-part="trigger"
            className="flex min-h-toolbar w-full items-center justify-between gap-4 pt-2.5 pb-2 text-start hover:text-accent"
          >
            {title}
            <Plus className="size-[1.125rem] shrink-0 group-data-[state=open]/item:hidden" />
            <Minus className="size-[1.125rem] shrink-0 group-data-[state=closed]/item:hidden" />
          </Radix.Trigger>
        </Heading>
      </Radix.Header>
      <Radix.Content
        forceMount
        data-part="content"
        className="grid grid-rows-[0fr] transition-[grid-template-rows] duration-slow ease-enter group-data-[state=open]/item:grid-rows-[1fr] noscript:grid-rows-[1fr]"
      >
        <div ref={panel} className="min-h-0 overflow-hidden">
          <div className="max-w-[56ch] pb-6 text-muted [&>p+p]:mt-2.5">{children}</div>
        </div>
      </Radix.Content>
    </Radix.Item>
  );
}
