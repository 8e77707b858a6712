export { Faq, type FaqProps, FaqItem, type FaqItemProps } from "./faq.tsx";
