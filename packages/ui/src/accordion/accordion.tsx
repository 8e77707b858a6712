"use client";

import { Root } from "@radix-ui/react-accordion";
import type { ComponentProps, ReactNode } from "react";
import { useControlled } from "../lib/use-controlled.ts";
import { AccordionContext } from "./accordion-context.ts";
import {
  AccordionBody,
  AccordionContent,
  AccordionHeading,
  type AccordionHeadingProps,
  AccordionIcon,
  AccordionSection,
  type AccordionSectionProps,
  AccordionTrigger,
} from "./accordion-section.tsx";

export interface AccordionProps extends Omit<ComponentProps<"div">, "defaultValue" | "dir"> {
  /** Values of the open items. */
  value?: string[] | undefined;
  /** @default [] */
  defaultValue?: string[] | undefined;
  onValueChange?: ((values: string[]) => void) | undefined;
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
  const [values, setValues] = useControlled("Accordion", value, defaultValue, onValueChange);
  const open = (item: string) => setValues([...values, item]);
  return (
    <Root
      {...props}
      type="multiple"
      value={values}
      onValueChange={setValues}
      data-component="accordion"
      className={`sv:border-t sv:border-ink ${className}`}
    >
      <AccordionContext value={{ values, open }}>{children}</AccordionContext>
    </Root>
  );
}

export interface AccordionItemProps extends Omit<AccordionSectionProps, "title">, Pick<AccordionHeadingProps, "level"> {
  title: ReactNode;
}

/**
 * One section: an `AccordionSection` with `AccordionHeading`, `AccordionTrigger` and `AccordionIcon`, then
 * `AccordionContent` with `AccordionBody`. Use these parts where one of them must be different.
 */
export function AccordionItem({ title, level, children, ...props }: AccordionItemProps) {
  return (
    <AccordionSection {...props}>
      <AccordionHeading level={level}>
        <AccordionTrigger>
          <span>{title}</span>
          <AccordionIcon />
        </AccordionTrigger>
      </AccordionHeading>
      <AccordionContent>
        <AccordionBody>{children}</AccordionBody>
      </AccordionContent>
    </AccordionSection>
  );
}
