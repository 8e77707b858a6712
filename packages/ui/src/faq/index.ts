export { Faq, FaqItem, type FaqItemProps } from "./faq.tsx";
