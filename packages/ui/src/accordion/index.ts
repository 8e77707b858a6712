export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from "./accordion.tsx";
export {
  AccordionBody,
  type AccordionBodyProps,
  AccordionContent,
  type AccordionContentProps,
  AccordionHeading,
  type AccordionHeadingProps,
  AccordionIcon,
  type AccordionIconProps,
  AccordionSection,
  type AccordionSectionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from "./accordion-section.tsx";
