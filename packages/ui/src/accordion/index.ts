export { Accordion, AccordionItem, type AccordionItemProps, type AccordionProps } from "./accordion.tsx";
export {
  AccordionBody,
  AccordionContent,
  AccordionHeading,
  type AccordionHeadingProps,
  AccordionIcon,
  type AccordionIconProps,
  AccordionSection,
  type AccordionSectionProps,
  AccordionTrigger,
  type AccordionTriggerProps,
} from "./accordion-section.tsx";
