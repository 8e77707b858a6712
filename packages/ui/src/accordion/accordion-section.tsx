"use client";

import { Content, Header, Item, Trigger } from "@radix-ui/react-accordion";
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useRef } from "react";
import { Minus } from "../icons/minus.tsx";
import { Plus } from "../icons/plus.tsx";
import { type Render, Rendered } from "../lib/rendered.ts";
import { SectionContext, useAccordion, useSection } from "./accordion-context.ts";

export interface AccordionSectionProps extends ComponentProps<"div"> {
  /** Unique value of the section. */
  value: string;
}

/** A heading with a trigger, and the content that it opens. `data-state` is `open` or `closed`. */
export function AccordionSection({ value, className = "", ...props }: AccordionSectionProps) {
  const accordion = useAccordion("<AccordionSection>");
  const section = { isOpen: accordion.values.includes(value), open: () => accordion.open(value) };
  return (
    <SectionContext value={section}>
      <Item {...props} value={value} data-part="item" className={`sv:border-b sv:border-hairline ${className}`} />
    </SectionContext>
  );
}

export interface AccordionHeadingProps extends ComponentProps<"h3"> {
  /** Heading level; must follow the outline of the page. @default 3 */
  level?: 2 | 3 | 4 | undefined;
}

/** Contains the `AccordionTrigger` and nothing else, because all its content belongs to the outline of the page. */
export function AccordionHeading({ level = 3, className = "", ...props }: AccordionHeadingProps) {
  useSection("<AccordionHeading>");
  const Heading = `h${level}` as const;
  return (
    <Header asChild>
      <Heading {...props} data-part="heading" className={`sv:text-body sv:font-medium ${className}`} />
    </Header>
  );
}

export interface AccordionTriggerProps extends Omit<ComponentProps<"button">, "type"> {
  /** Element in place of `<button>`. */
  render?: Render | undefined;
}

/**
 * The button that opens and closes its section, as wide as its heading. Without JavaScript its text is shown as text, not as
 * a button.
 */
export function AccordionTrigger({
  render = <button type="button" />,
  className = "",
  children,
  ...props
}: AccordionTriggerProps) {
  useSection("<AccordionTrigger>");
  return (
    <Trigger
      {...props}
      asChild
      data-part="trigger"
      className={`sv:flex sv:min-h-toolbar sv:w-full sv:items-center sv:justify-between sv:gap-4 sv:pt-2.5 sv:pb-2 sv:text-start sv:noscript:invisible sv:hover:text-accent ${className}`}
    >
      <Rendered render={render}>
        <span className="sv:contents sv:noscript:visible">{children}</span>
      </Rendered>
    </Trigger>
  );
}

export interface AccordionIconProps extends ComponentProps<"span"> {
  /** @default a plus, and a minus while the section is open */
  children?: ReactNode;
}

/** Shows whether the section is open, for the eye only. An icon of your own can be turned by `data-state`. */
export function AccordionIcon({ className = "", children, ...props }: AccordionIconProps) {
  const { isOpen } = useSection("<AccordionIcon>");
  return (
    <span
      {...props}
      aria-hidden
      data-part="icon"
      data-state={isOpen ? "open" : "closed"}
      className={`sv:size-[1.125rem] sv:shrink-0 sv:noscript:invisible sv:[&>svg]:size-full ${className}`}
    >
      {children ?? (isOpen ? <Minus /> : <Plus />)}
    </span>
  );
}

export interface AccordionContentProps extends ComponentProps<"div"> {}

/** What the trigger opens. While it is closed, the browser's find-in-page still finds its text and opens it. */
export function AccordionContent({ className = "", children, ...props }: AccordionContentProps) {
  const { isOpen, open } = useSection("<AccordionContent>");
  const panel = useRef<HTMLDivElement>(null);
  const handleFound = useEffectEvent(open);

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

  return (
    <Content
      {...props}
      forceMount
      data-part="content"
      className={`sv:grid sv:grid-rows-[0fr] sv:transition-[grid-template-rows] sv:duration-slow sv:ease-enter sv:data-[state=open]:grid-rows-[1fr] sv:noscript:grid-rows-[1fr] ${className}`}
    >
      <div ref={panel} className="sv:min-h-0 sv:overflow-hidden">
        {children}
      </div>
    </Content>
  );
}

export interface AccordionBodyProps extends ComponentProps<"div"> {}

/** Content as wide as a text, with space below. */
export function AccordionBody({ className = "", ...props }: AccordionBodyProps) {
  return (
    <div
      {...props}
      data-part="body"
      className={`sv:max-w-[56ch] sv:pb-6 sv:text-muted sv:[&>p+p]:mt-2.5 ${className}`}
    />
  );
}
